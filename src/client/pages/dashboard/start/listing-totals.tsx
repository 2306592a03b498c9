import { Box, Heading, SimpleGrid } from '@chakra-ui/react';
import { figureDays, listingFigureNames } from '../../../../contract/selling/listing-figures';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useFigureTotalsQuery } from '../../../api/figures-api';
import { hasCapability } from '../../../services/configuration';
import { figureHeadings } from '../selling/figure-headings';

/** The sums of the figures of all listings of the seller. Renders nothing until they have loaded. */
export function ListingTotals() {
  const { data: totals } = useFigureTotalsQuery(undefined, {
    ...refetchOnMountAndFocus,
    skip: !hasCapability('extensions'),
  });
  if (!totals) return null;
  return (
    <Box maxWidth="4xl">
      <Heading as="h2" textStyle="cardTitle" marginBottom="3">
        {`Your listings in the last ${figureDays} days`}
      </Heading>
      <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="4">
        {listingFigureNames.map((name) => (
          <Box key={name} padding="4" bg="bg.panel" borderWidth="1px" borderRadius="xl">
            <Box as="dt" color="fg.muted" textStyle="sm">
              {figureHeadings[name]}
            </Box>
            <Box as="dd" textStyle="figure">
              {totals[name].toLocaleString()}
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}
