import { Button } from '@chakra-ui/react';
import { useDuplicateProduct } from '../../selling/drafts/use-duplicate-product';

/** Opens Add a Product with a draft of a product whose buyer was refunded. */
export function ListAgain({ productId }: { productId: string }) {
  const { busy, run } = useDuplicateProduct(productId);
  return (
    <Button size="sm" loading={busy} onClick={run}>
      List it again
    </Button>
  );
}
