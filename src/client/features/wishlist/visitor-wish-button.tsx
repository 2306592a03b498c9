import { Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import { deviceWishes } from '../../services/storage/device-wishes';
import { paths } from '../../services/paths/paths';
import { Heart } from './heart';

interface VisitorWishButtonProps {
  product: Product;
  removable: boolean;
}

/** The Add to Wishlist button of a visitor. It saves the wish on this device until the sign-in. */
export function VisitorWishButton({ product, removable }: VisitorWishButtonProps) {
  const { _id, productName } = product;
  const from = useLocation();
  const [wished, setWished] = useState(() => deviceWishes.has(_id));
  const [isRemoved, setIsRemoved] = useState(false);
  const updateWish = (isWished: boolean) => {
    if (isWished) deviceWishes.save(product);
    else deviceWishes.remove(_id);
    setWished(isWished);
    setIsRemoved(!isWished);
  };

  return (
    <Stack gap={wished || isRemoved ? '2' : '0'}>
      <Button
        variant={wished ? 'subtle' : 'outline'}
        disabled={wished}
        onClick={() => updateWish(true)}
      >
        <Heart filled={wished} />
        <span>{wished ? 'Added to Wishlist' : 'Add to Wishlist'}</span>
      </Button>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <Text role="status" textStyle="xs" color="fg.muted" textAlign="center">
        {wished && (
          <span>
            Saved on this device.{' '}
            <ChakraLink asChild variant="underline">
              <Link to={paths.login} state={{ from }}>
                Sign in
              </Link>
            </ChakraLink>{' '}
            to save it to your account.
          </span>
        )}
        {isRemoved && <span>Removed from your wishlist.</span>}
      </Text>
      {removable && (wished || isRemoved) && (
        <Button
          size="sm"
          variant="outline"
          aria-label={wished ? `Remove ${productName}` : `Undo: keep ${productName}`}
          onClick={() => updateWish(!wished)}
        >
          {wished ? 'Remove' : 'Undo'}
        </Button>
      )}
    </Stack>
  );
}
