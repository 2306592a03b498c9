import { Box, Heading, Stack } from '@chakra-ui/react';
import { manyPhotos, type SaleSpeed } from '../../../contract/selling/sold-prices';
import { pluralize } from '../../../contract/text/pluralize';
import type { ProductDraft } from '../../components/product-form/product-draft';

interface SaleSpeedsProps {
  speeds: readonly SaleSpeed[];
  draft: Partial<ProductDraft>;
}

const features = {
  boxAndPapers: 'that state box and papers',
  photos: `with at least ${manyPhotos} photos`,
};

/** What sold faster in this shop and the listing does not have yet. */
export function SaleSpeeds({ speeds, draft }: SaleSpeedsProps) {
  const isMissing = {
    boxAndPapers: !draft.box || !draft.papers,
    photos: (draft.photos?.length ?? 0) < manyPhotos,
  };
  const missing = speeds.filter(({ kind }) => isMissing[kind]);
  if (missing.length === 0) return null;
  return (
    <Stack gap="1">
      <Heading as="h3" textStyle="cardTitle">
        What helps
      </Heading>
      <Box as="ul" listStyleType="disc" paddingStart="5">
        {missing.map(({ kind, percentFaster, sales }) => (
          <li key={kind}>
            {`Listings ${features[kind]} sold ${percentFaster}% faster here (${pluralize(sales, 'sale')}).`}
          </li>
        ))}
      </Box>
    </Stack>
  );
}
