import { Box, Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DetailedProduct } from '../../../contract/selling/product';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { BuyerProtection } from '../buyer-protection';
import { lazyComponent } from '../../components/loading/lazy-component';
import { parsePrice } from '../../../contract/selling/price';
import { pluralize } from '../../../contract/text/pluralize';
import { AddToWishlist } from '../../features/wishlist/add-to-wishlist';
import { PendingButton } from '../../components/product/pending-button';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { BookNowBar } from './book-now-bar';
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

const PendingQuestion = () => (
  <PendingButton variant="outline">{inGoodsWords('Ask about this watch')}</PendingButton>
);

const LoadedQuestion = lazyComponent({
  label: 'the question to the seller',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "ask-about" */ '../../features/conversation/ask-about-product'
    );
    return module.AskAboutProduct;
  },
  Fallback: PendingQuestion,
  Failed: () => null,
});

/** The server renders a button that keeps a press: in what React has not hydrated yet, a press is lost. */
function AskAboutProduct({ product }: { product: DetailedProduct }) {
  return useIsHydrated() ? <LoadedQuestion product={product} /> : <PendingQuestion />;
}

const PendingOffer = () => <PendingButton variant="outline">Make an offer</PendingButton>;

const LoadedOffer = lazyComponent({
  label: 'the offer',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "ask-about" */ '../../features/offer/make-offer'
    );
    return module.MakeOffer;
  },
  Fallback: PendingOffer,
  Failed: () => null,
});

/** Only for a price that a card can pay less than, and while nobody has booked the product. */
function MakeOffer({ product }: { product: DetailedProduct }) {
  const isHydrated = useIsHydrated();
  const { acceptsOffers, booked, sellingPrice, currency } = product;
  if (!acceptsOffers || booked || parsePrice(sellingPrice, currency) === null) return null;
  return isHydrated ? <LoadedOffer product={product} /> : <PendingOffer />;
}

/** A press that waits for a button must not reach what is below, if there is no button in the end. */
const ActionPlace = ({ children }: { children: ReactNode }) => (
  <Grid gap="2" _empty={{ display: 'none' }}>
    {children}
  </Grid>
);

/** The actions for the user: Book Now and Add to Wishlist, or a link to their order. */
export function ProductActions({ product }: { product: DetailedProduct }) {
  const participantStatus = useParticipantStatus(product);
  const { _id: productId, productName, wishCount = 0 } = product;
  if (participantStatus) {
    return <ParticipantStatusNote {...{ participantStatus, productId, productName }} />;
  }
  if (product.sold) return <UnavailableNote {...unavailableTexts.sold} />;
  if (product.paused) return <UnavailableNote {...unavailableTexts.paused} />;
  return (
    <>
      <BookNowBar product={product} />
      <Stack gap="2" marginTop={{ md: '-4' }}>
        <ActionPlace>
          <MakeOffer product={product} />
        </ActionPlace>
        <ActionPlace>
          <AddToWishlist product={product} removable />
        </ActionPlace>
        <ActionPlace>
          <AskAboutProduct product={product} />
        </ActionPlace>
        {wishCount > 0 && (
          <Text textStyle="sm" color="fg.muted" textAlign="center">
            {`On ${pluralize(wishCount, 'wishlist')}`}
          </Text>
        )}
        <Box paddingTop="3">
          <BuyerProtection direction="column" />
        </Box>
      </Stack>
    </>
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
        {inGoodsWords(explanation)}
      </Text>
    </Box>
  );
}
