import { Box, HStack, Stack } from '@chakra-ui/react';
import type { PriceBand, Search } from '../../../contract/finding/search';
import { formatUnits } from '../../../contract/finding/search-title';

interface PriceHistogramProps extends Pick<Search, 'priceFrom' | 'priceTo'> {
  bands: readonly PriceBand[];
}

/** With fewer, the bars say nothing. */
const minBands = 3;

/** The prices of the results as bars, those of the chosen range in a stronger color. */
export function PriceHistogram({ bands, priceFrom = 0, priceTo = Infinity }: PriceHistogramProps) {
  const [first, last] = [bands[0], bands.at(-1)];
  if (!first || !last || bands.length < minBands) return null;
  const highest = Math.max(...bands.map(({ count }) => count));
  const filled = bands.filter(({ count }) => count > 0);
  const description = filled.map(
    ({ from, to, count }) => `${count} from ${formatUnits(from)} to ${formatUnits(to)}`,
  );
  return (
    <Stack gap="1" marginBottom="2" role="img" aria-label={`Prices: ${description.join(', ')}`}>
      <HStack gap="0.5" height="10" align="end">
        {bands.map(({ from, to, count }) => (
          <Box
            key={from}
            flex="1"
            // A single result is still visible.
            style={{ height: count > 0 ? `max(3px, ${(100 * count) / highest}%)` : '1px' }}
            borderTopRadius="xs"
            bg={from < priceTo && to > priceFrom ? 'fg.muted' : 'border.emphasized'}
          />
        ))}
      </HStack>
      <HStack justify="space-between" textStyle="xs" color="fg.muted">
        <span>{formatUnits(first.from)}</span>
        <span>{formatUnits(last.to)}</span>
      </HStack>
    </Stack>
  );
}
