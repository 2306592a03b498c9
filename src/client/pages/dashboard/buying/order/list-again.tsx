import { Box, Button } from '@chakra-ui/react';
import { hasCapability } from '../../../../services/configuration';
import { lazyComponent } from '../../../../components/loading/lazy-component';
import { useDuplicateProduct } from '../../selling/drafts/use-duplicate-product';

/** Opens Add a Product with a draft of a product whose buyer was refunded. */
export function ListAgain({ productId }: { productId: string }) {
  return hasCapability('drafts') ? (
    <ListAgainOnServer productId={productId} />
  ) : (
    <LazyListAgainInBrowser productId={productId} />
  );
}

/** Only servers without the capability `drafts` need it. */
const LazyListAgainInBrowser = lazyComponent<{ productId: string }>({
  label: 'the draft',
  load: async () => {
    const module = await import(/* webpackChunkName: "list-again" */ './list-again-in-browser');
    return module.ListAgainInBrowser;
  },
  Fallback: () => <Box height="9" />,
});

/** Requires the capability `drafts`. */
function ListAgainOnServer({ productId }: { productId: string }) {
  const { busy, run } = useDuplicateProduct(productId);
  return (
    <Button size="sm" loading={busy} onClick={run}>
      List it again
    </Button>
  );
}
