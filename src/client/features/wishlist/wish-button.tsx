import { Button, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { useWishlist } from './use-wishlist';
import { WishHeart } from './wish-heart';

/** Adds a product to the buyer's wishlist. Whether it is there already is asked once it is seen. */
export function WishButton({ product, buyer }: { product: Product; buyer: AuthUser }) {
  const [snapshot, send] = useWishlist(product, buyer);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver((entries) => {
      // A busy page reports several changes at once, the oldest of them first.
      if (entries.some(({ isIntersecting }) => isIntersecting)) send({ type: 'wishlist.seen' });
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [send]);

  const wished = snapshot.matches('wished');
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
        {wished ? 'Added to Wishlist' : 'Add to Wishlist'}
      </Button>
      {snapshot.hasTag('failed') && (
        <Text role="alert" color="fg.error" textStyle="sm" textAlign="center">
          Not added to your wishlist. Please try again.
        </Text>
      )}
    </>
  );
}
