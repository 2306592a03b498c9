import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { lazyPart } from '../../components/loading/lazy-part';
import { MissingButton } from '../../components/loading/missing-button';
import { RefusedButton } from '../../components/product/refused-button';
import { paths } from '../../services/paths';
import { BookedButton } from './booked-button';

const BookingDialog = lazyPart({
  what: 'the booking',
  load: async () => {
    const module = await import(/* webpackChunkName: "buying" */ './booking-dialog');
    return module.BookingDialog;
  },
  Waiting: () => <Button disabled>Book Now</Button>,
  Missing: ({ fetchAgain }) => <MissingButton fetchAgain={fetchAgain}>Book Now</MissingButton>,
});

/** Books a product; whoever cannot is told why, or sent to where they can. */
export function BookNow({ product }: { product: Product }) {
  const access = useBuyerAccess('book');
  const from = useLocation();

  // A buyer keeps the dialog that they have open, even while somebody else's booking arrives.
  if (product.booked && access.kind !== 'allowed') return <BookedButton />;
  switch (access.kind) {
    case 'checking':
      return <Button disabled>Book Now</Button>;
    case 'allowed':
      return <BookingDialog product={product} buyer={access.buyer} />;
    case 'signInNeeded':
      return (
        <Button asChild>
          <Link to={paths.login} state={{ from }}>
            Book Now
          </Link>
        </Button>
      );
    case 'roleNeeded':
      return (
        <Button asChild>
          <Link to={paths.dashboard}>Book Now</Link>
        </Button>
      );
    case 'refused':
      return <RefusedButton label="Book Now" reason={access.reason} />;
  }
}
