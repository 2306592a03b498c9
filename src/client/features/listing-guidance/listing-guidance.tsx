import { Box, Grid, Heading, Stack } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { useFormState } from 'react-final-form';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { PreviewCard, type ListingGuidanceProps } from './preview-card';
import { SaleSpeeds } from './sale-speeds';
import { SoldPricesNote } from './sold-prices-note';
import { useSoldPrices } from './use-sold-prices';

/** A preview of the product's card, and the prices of similar sales in this shop. Renders nothing without a name. */
export function ListingGuidance({ seller }: ListingGuidanceProps) {
  const { values } = useFormState<ProductDraft>({ subscription: { values: true } });
  // Deferred, so that rendering the card does not delay typing.
  const draft: Partial<ProductDraft> = useDeferredValue(values);
  const guidance = useSoldPrices(draft);
  if (!hasVisibleCharacter(draft.productName)) return null;
  return (
    <Box
      as="section"
      aria-labelledby="listing-guidance"
      borderWidth="1px"
      borderRadius="lg"
      padding="4"
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 24rem) minmax(0, 1fr)' }}
        gap="6"
      >
        <Stack gap="3">
          <Heading as="h2" id="listing-guidance" textStyle="cardTitle">
            How buyers will see it
          </Heading>
          <PreviewCard
            productName={draft.productName}
            originalPrice={draft.originalPrice}
            sellingPrice={draft.sellingPrice}
            location={draft.location}
            condition={draft.condition}
            yearOfPurchase={draft.yearOfPurchase}
            image={draft.photos?.[0]?.url}
            seller={seller}
          />
        </Stack>
        {guidance && (
          <Stack gap="3">
            <SoldPricesNote prices={guidance.prices} />
            <SaleSpeeds speeds={guidance.speeds} draft={draft} />
          </Stack>
        )}
      </Grid>
    </Box>
  );
}
