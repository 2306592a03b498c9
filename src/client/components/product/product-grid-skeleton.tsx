import { Grid, Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { LoadingStatus } from '../loading/loading-status';
import { ProductGrid } from './product-grid';

/** Enough cards for two rows on a large screen. */
const cardCount = 6;

/** Placeholder cards in the layout of ProductCard. */
export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <LoadingStatus label={label}>
      <ProductGrid>
        {Array.from({ length: cardCount }, (_, index) => (
          <Grid
            key={index}
            templateColumns={{ base: '7.5rem 1fr', md: '1fr' }}
            borderWidth="1px"
            borderRadius="xl"
            overflow="hidden"
          >
            <Skeleton borderRadius="0" aspectRatio={{ md: 4 / 3 }} />
            <Stack gap="2.5" padding={{ base: '3', md: '5' }}>
              <Skeleton height="6" width="70%" />
              <SkeletonText noOfLines={4} gap="2.5" />
            </Stack>
            <Skeleton
              gridColumn="1 / -1"
              height="10"
              margin={{ base: '3', md: '5' }}
              marginTop={{ base: '7', md: '5' }}
            />
          </Grid>
        ))}
      </ProductGrid>
    </LoadingStatus>
  );
}
