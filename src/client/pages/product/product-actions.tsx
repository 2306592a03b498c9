import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { DetailedProduct } from '../../../contract/selling/product';
import { BuyerProtection } from '../buyer-protection';
import { lazyComponent } from '../../components/loading/lazy-component';
import { BookNow } from '../../features/booking/book-now';
import { AddToWishlist } from '../../features/wishlist/add-to-wishlist';
import { PendingButton } from '../../components/product/pending-button';
import { useParticipantStatus } from './use-participant-status';

const ParticipantStatusNote = lazyComponent({
  label: 'your order',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "participant-status" */ './participant-status'
    );
    return module.ParticipantStatusNote;
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
export function ProductActions({ product }: { product: DetailedProduct }) {
  const participantStatus = useParticipantStatus(product);
  if (participantStatus) {
    const { _id: productId, productName } = product;
    return <ParticipantStatusNote {...{ participantStatus, productId, productName }} />;
  }
  if (product.sold) return <UnavailableNote {...unavailableTexts.sold} />;
  if (product.paused) return <UnavailableNote {...unavailableTexts.paused} />;
  return (
    <Stack gap="2">
      <BookNow product={product} />
      <AddToWishlist product={product} removable />
      <AskAboutProduct product={product} />
      <Box paddingTop="3">
        <BuyerProtection direction="column" />
      </Box>
    </Stack>
  );
}

const unavailableTexts = {
  sold: {
    title: 'Sold',
    explanation: 'This watch has been sold. Similar ones are for sale below.',
  },
  paused: {
    title: 'Not for sale at the moment',
    explanation: 'The seller may offer this watch again later. Similar ones are for sale below.',
  },
};

function UnavailableNote({ title, explanation }: { title: string; explanation: string }) {
  return (
    <Box padding="4" borderWidth="1px" borderRadius="xl" bg="bg.subtle">
      <Text fontWeight="600">{title}</Text>
      <Text color="fg.muted" textStyle="sm">
        {explanation}
      </Text>
    </Box>
  );
}
