import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { DisabledAction } from '../../components/product/disabled-action';
import { PendingButton } from '../../components/product/pending-button';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths/paths';
import { Heart } from './heart';
import { VisitorWishButton } from './visitor-wish-button';

/** All variants of the button have the heart, so that the width does not change. */
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
  Fallback: () => <PendingButton variant="outline">{label}</PendingButton>,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton variant="outline" reloadChunk={reloadChunk}>
      {label}
    </ChunkFailureButton>
  ),
});

interface AddToWishlistProps {
  product: Product;
  /** Whether to render a Remove button for the wish, if the server supports it. */
  removable?: boolean;
}

/**
 * The Add to Wishlist button. A visitor's wish is saved on the device if the server supports it. For
 * users who are not buyers the button is a link to the sign-in or the choice of a role, or it is
 * disabled and shows the reason. The seller of the product gets no button.
 */
export function AddToWishlist({ product, removable = false }: AddToWishlistProps) {
  const access = useBuyerAccess('keep a wishlist', product.uid);
  const from = useLocation();

  switch (access.kind) {
    case 'checking':
      return <PendingButton variant="outline">{label}</PendingButton>;
    case 'allowed':
      return (
        <WishButton
          product={product}
          buyer={access.buyer}
          removable={removable && hasCapability('extensions')}
        />
      );
    case 'signInNeeded':
      if (hasCapability('extensions'))
        return <VisitorWishButton product={product} removable={removable} />;
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
    case 'own':
      return null;
    case 'denied':
      return <DisabledAction label={label} reason={access.reason} />;
  }
}
