import { Button, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Product } from '../../../contract/selling/product';
import type { AuthUser } from '../../../contract/accounts/user';
import { wishFailureMessage } from './wish-failure-message';
import { useWishlist } from './use-wishlist';
import { WishHeart } from './wish-heart';
import { WishRemoval } from './wish-removal';

interface WishButtonProps {
  product: Product;
  buyer: AuthUser;
  /** Whether to render a Remove button for the wish. */
  removable?: boolean;
}

/**
 * The Add to Wishlist button of a buyer. It checks whether the product is already on the wishlist
 * when it becomes visible.
 */
export function WishButton({ product, buyer, removable = false }: WishButtonProps) {
  const [snapshot, send] = useWishlist(product, buyer);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver((entries) => {
      // The browser may report several changes at once.
      if (entries.some(({ isIntersecting }) => isIntersecting)) send({ type: 'wishlist.seen' });
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [send]);

  const wished = snapshot.matches('wished') || snapshot.matches('removing');
  return (
    <>
      <Button
        ref={button}
        variant={wished ? 'subtle' : 'outline'}
        disabled={!snapshot.can({ type: 'wishlist.add' })}
        loading={snapshot.matches('adding')}
        onClick={() => send({ type: 'wishlist.add' })}
      >
        <WishHeart wished={wished} />
        <span>{wished ? 'Added to Wishlist' : 'Add to Wishlist'}</span>
      </Button>
      {removable && snapshot.hasTag('removal') && (
        <WishRemoval snapshot={snapshot} send={send} productName={product.productName} />
      )}
      {snapshot.matches({ notWished: 'failed' }) && (
        <Text role="alert" color="fg.error" textStyle="sm" textAlign="center">
          {wishFailureMessage(snapshot)}
        </Text>
      )}
    </>
  );
}
