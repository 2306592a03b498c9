import { Heading, Stack, Text } from '@chakra-ui/react';
import type { SoldPrices } from '../../../contract/selling/sold-prices';
import { formatAmount } from '../../../contract/selling/format-price';
import { goods } from '../../../contract/website/goods-words';

/** What the sales have in common with the watch. */
const commonFeatures = {
  reference: 'with this reference number',
  model: 'of this brand and model',
  brand: 'of this brand in the category',
};

/** The prices of similar sold watches. Renders nothing if there are too few sales. */
export function SoldPricesNote({
  prices,
  level = 'h3',
}: Pick<SoldPrices, 'prices'> & { level?: 'h2' | 'h3' }) {
  if (!prices) return null;
  const { basis, sales, median, lowest, highest } = prices;
  return (
    <Stack gap="1">
      <Heading as={level} textStyle="cardTitle">
        Sold here before
      </Heading>
      <Text>
        {lowest === highest
          ? goods`Watches ${commonFeatures[basis]} sold for ${formatAmount(median)}.`
          : goods`Watches ${commonFeatures[basis]} sold for ${formatAmount(lowest)} to ${formatAmount(highest)}. Half of them sold for ${formatAmount(median)} or more.`}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {`From ${sales} completed sales.`}
      </Text>
    </Stack>
  );
}
