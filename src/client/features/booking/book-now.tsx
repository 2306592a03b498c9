import { Button } from '@chakra-ui/react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { useVisitor } from '../../session/visitor';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { DisabledAction } from '../../components/product/disabled-action';
import { bookingDialog, requestedDialog, type LoginState } from '../../services/login-state';
import { paths } from '../../services/paths';
import { BookedButton } from './booked-button';

const BookingDialog = lazyComponent({
  label: 'the booking',
  load: async () => {
    const module = await import(/* webpackChunkName: "buying" */ './booking-dialog');
    return module.BookingDialog;
  },
  Fallback: () => <Button disabled>Book Now</Button>,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton reloadChunk={reloadChunk}>Book Now</ChunkFailureButton>
  ),
});

/** Sends a user who is back from a first social sign-in to the choice of a role. */
function RoleFirst({ state }: { state: LoginState }) {
  // The cards receive the chosen role later than the page, because they defer the visitor.
  const visitor = useVisitor();
  const isChosen = visitor.status === 'signedIn' && visitor.role !== null;
  return isChosen ? (
    <Button disabled>Book Now</Button>
  ) : (
    <Navigate to={paths.dashboard} replace state={state} />
  );
}

/**
 * Opens the booking dialog. Other users see a disabled button with the reason, or a link to where
 * they can proceed.
 */
export function BookNow({ product }: { product: Product }) {
  const access = useBuyerAccess('book', product.uid);
  const from = useLocation();
  const state: LoginState = {
    from,
    dialog: bookingDialog(product._id),
    productName: product.productName,
  };
  const isRequested = requestedDialog(from.search) === state.dialog;

  // An open dialog stays open when another buyer books the product.
  if (product.booked && access.kind !== 'allowed') return <BookedButton />;
  switch (access.kind) {
    case 'checking':
      return <Button disabled>Book Now</Button>;
    case 'allowed':
      return <BookingDialog product={product} buyer={access.buyer} isRequested={isRequested} />;
    case 'signInNeeded':
      return (
        <Button asChild>
          <Link to={paths.login} state={state}>
            Book Now
          </Link>
        </Button>
      );
    case 'roleNeeded':
      return isRequested ? (
        <RoleFirst state={state} />
      ) : (
        <Button asChild>
          <Link to={paths.dashboard} state={state}>
            Book Now
          </Link>
        </Button>
      );
    case 'refused':
      return <DisabledAction label="Book Now" reason={access.reason} />;
  }
}
