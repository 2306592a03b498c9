import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { DisabledAction } from '../../components/product/disabled-action';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths';
import { Heart } from './heart';
import { VisitorWish } from './visitor-wish';

/** Every state has the heart, so that the button's width does not change. */
const label = (
  <>
    <Heart filled={false} />
    <span>Add to Wishlist</span>
  </>
);

const WishButton = lazyComponent({
  label: 'the wishlist',
  load: async () => {
    const module = await import(/* webpackChunkName: "buying" */ './wish-button');
    return module.WishButton;
  },
  Fallback: () => (
    <Button variant="outline" disabled>
      {label}
    </Button>
  ),
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton variant="outline" reloadChunk={reloadChunk}>
      {label}
    </ChunkFailureButton>
  ),
});

interface AddToWishlistProps {
  product: Product;
  /** Whether the wish can also be removed here, if the server supports it. */
  removable?: boolean;
}

/**
 * Adds a product to the wishlist. Other users see a disabled button with the reason, or a link to
 * where they can proceed.
 */
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
      return <DisabledAction label={label} reason={access.reason} />;
  }
}
