import { Box, Grid, Heading, Stack } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { useFormState } from 'react-final-form';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { previewedCurrency, type PreviewedDraft } from '../../components/product-form/card-preview';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { PreviewCard, type ListingGuidanceProps } from './preview-card';
import { SaleSpeeds } from './sale-speeds';
import { SoldPricesNote } from './sold-prices-note';
import { productFields } from '../../../contract/selling/product-fields';
import type { SoldPrices } from '../../../contract/selling/sold-prices';
import { useSoldPricesQuery } from '../../api/guidance-api';
import { useDebounced } from '../../components/forms/use-debounced';

/** A preview of the product's card, and the prices of similar sales in this shop. */
export function ListingGuidance({ seller }: ListingGuidanceProps) {
  const state = useFormState<PreviewedDraft>({
    subscription: { values: true, dirtyFields: true },
  });
  // Deferred, so that rendering the card does not delay typing.
  const draft = useDeferredValue(state.values);
  const guidance = useSoldPrices(draft);
  const hasName = hasVisibleCharacter(draft.productName);
  return (
    <Box
      as="section"
      aria-labelledby="listing-guidance"
      // Beside the fields the card is there from the start; below them it waits for a name.
      display={{ base: hasName ? 'block' : 'none', xl: 'block' }}
      borderWidth="1px"
      borderRadius="xl"
      padding="4"
      bg="bg.panel"
    >
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 24rem) minmax(0, 1fr)',
          xl: 'minmax(0, 1fr)',
        }}
        gap="6"
      >
        <Stack gap="3">
          <Heading as="h2" id="listing-guidance" textStyle="cardTitle">
            How buyers will see it
          </Heading>
          <PreviewCard
            productName={hasName ? draft.productName : inGoodsWords('Your watch')}
            originalPrice={draft.originalPrice}
            sellingPrice={draft.sellingPrice}
            currency={previewedCurrency(state)}
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

/** Milliseconds without a change after which the prices are requested. */
const debounceTime = 600;

const fieldNames = ['productName', 'brand', 'model', 'referenceNumber', 'category'] as const;

/** Returns the prices of sold products that are similar to a draft; undefined until the response. */
function useSoldPrices(draft: Partial<ProductDraft>): SoldPrices | undefined {
  const serializedTexts = JSON.stringify(
    fieldNames.map((name) => draft[name]?.trim().slice(0, productFields[name].maxLength) ?? ''),
  );
  const texts = JSON.parse(useDebounced(serializedTexts, debounceTime)) as string[];
  const query: Partial<Record<(typeof fieldNames)[number], string>> = Object.fromEntries(
    fieldNames.flatMap((name, index) => (texts[index] ? [[name, texts[index]]] : [])),
  );
  const { currentData } = useSoldPricesQuery(query, { skip: !query.productName });
  return currentData;
}
