import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { DetailedProduct } from '../../../contract/product';
import { lazyComponent } from '../../components/loading/lazy-component';
import { BookNow } from '../../features/booking/book-now';
import { AddToWishlist } from '../../features/wishlist/add-to-wishlist';
import { PendingButton } from '../../components/product/pending-button';
import { hasCapability } from '../../services/configuration';
import { usePurchaseStatus } from './use-purchase-status';

const PurchaseStatusNote = lazyComponent({
  label: 'your order',
  load: async () => {
    const module = await import(/* webpackChunkName: "purchase-status" */ './purchase-status');
    return module.PurchaseStatusNote;
  },
  Fallback: () => <Skeleton height="20" borderRadius="xl" />,
});

const AskAboutProduct = lazyComponent({
  label: 'the question to the seller',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "ask-about" */ '../../features/conversation/ask-about-product'
    );
    return module.AskAboutProduct;
  },
  Fallback: () => <PendingButton variant="outline">Ask about this watch</PendingButton>,
  Failed: () => null,
});

/** The actions for the user: Book Now and Add to Wishlist, or a link to their order. */
export function Purchase({ product }: { product: DetailedProduct }) {
  const purchaseStatus = usePurchaseStatus(product);
  if (purchaseStatus) {
    return <PurchaseStatusNote purchaseStatus={purchaseStatus} productName={product.productName} />;
  }
  if (product.sold) return <SoldNote />;
  return (
    <Stack gap="2">
      <BookNow product={product} />
      <AddToWishlist product={product} removable />
      {hasCapability('conversations') && <AskAboutProduct product={product} />}
    </Stack>
  );
}

function SoldNote() {
  return (
    <Box padding="4" borderWidth="1px" borderRadius="xl" bg="bg.subtle">
      <Text fontWeight="600">Sold</Text>
      <Text color="fg.muted" textStyle="sm">
        This watch has been sold. Similar ones are for sale below.
      </Text>
    </Box>
  );
}
