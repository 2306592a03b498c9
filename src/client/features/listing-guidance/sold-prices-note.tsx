import { Heading, Stack, Text } from '@chakra-ui/react';
import type { SoldPrices } from '../../../contract/selling/sold-prices';
import { formatPrice } from '../../../contract/selling/format-price';

/** What the sales have in common with the watch. */
const commonFeatures = {
  reference: 'with this reference number',
  model: 'of this brand and model',
  brand: 'of this brand in the category',
};

const formatCents = (cents: number) => formatPrice((cents / 100).toFixed(2));

/** The prices of similar sold watches. Renders nothing if there are too few sales. */
export function SoldPricesNote({ prices }: Pick<SoldPrices, 'prices'>) {
  if (!prices) return null;
  const { basis, sales, median, lowest, highest } = prices;
  return (
    <Stack gap="1">
      <Heading as="h3" textStyle="cardTitle">
        Sold here before
      </Heading>
      <Text>
        {lowest === highest
          ? `Watches ${commonFeatures[basis]} sold for ${formatCents(median)}.`
          : `Watches ${commonFeatures[basis]} sold for ${formatCents(lowest)} to ${formatCents(highest)}. Half of them sold for ${formatCents(median)} or more.`}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {`From ${sales} completed sales.`}
      </Text>
    </Stack>
  );
}
