import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { lazyPart } from '../../components/loading/lazy-part';
import { MissingButton } from '../../components/loading/missing-button';
import { RefusedButton } from '../../components/product/refused-button';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths';
import { Heart } from './heart';
import { VisitorWish } from './visitor-wish';

/** With its heart in every state: a button that gets one later is wider, and moves what is below. */
const label = (
  <>
    <Heart filled={false} />
    <span>Add to Wishlist</span>
  </>
);

const WishButton = lazyPart({
  what: 'the wishlist',
  load: async () => {
    const module = await import(/* webpackChunkName: "buying" */ './wish-button');
    return module.WishButton;
  },
  Waiting: () => (
    <Button variant="outline" disabled>
      {label}
    </Button>
  ),
  Missing: ({ fetchAgain }) => (
    <MissingButton variant="outline" fetchAgain={fetchAgain}>
      {label}
    </MissingButton>
  ),
});

interface AddToWishlistProps {
  product: Product;
  /** Whether it can be taken back here, too, where the server can do that. */
  removable?: boolean;
}

/** Wishes a product; whoever cannot is told why, or sent to where they can. */
export function AddToWishlist({ product, removable = false }: AddToWishlistProps) {
  const access = useBuyerAccess('keep a wishlist', product.uid);
  const from = useLocation();

  switch (access.kind) {
    case 'checking':
      return (
        <Button variant="outline" disabled>
          {label}
        </Button>
      );
    case 'allowed':
      return (
        <WishButton
          product={product}
          buyer={access.buyer}
          removable={removable && hasCapability('wishes')}
        />
      );
    case 'signInNeeded':
      if (hasCapability('wishes')) return <VisitorWish product={product} removable={removable} />;
      return (
        <Button asChild variant="outline">
          <Link to={paths.login} state={{ from }}>
            {label}
          </Link>
        </Button>
      );
    case 'roleNeeded':
      return (
        <Button asChild variant="outline">
          <Link to={paths.dashboard}>{label}</Link>
        </Button>
      );
    case 'refused':
      return <RefusedButton label={label} reason={access.reason} />;
  }
}
