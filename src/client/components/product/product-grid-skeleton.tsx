import { AspectRatio, Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { LoadingStatus } from '../loading/loading-status';
import { ProductGrid } from './product-grid';

/** Two rows on a large screen; more than a window of them on a small one. */
const cards = 6;

export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <LoadingStatus label={label}>
      <ProductGrid>
        {Array.from({ length: cards }, (_, index) => (
          <Stack key={index} gap="0" borderWidth="1px" borderRadius="xl" overflow="hidden">
            <AspectRatio ratio={4 / 3}>
              <Skeleton borderRadius="0" />
            </AspectRatio>
            <Stack gap="4" padding="5">
              <Skeleton height="7" width="70%" />
              <SkeletonText noOfLines={4} gap="2.5" />
              <Skeleton height="7" width="40%" alignSelf="end" />
              <Skeleton height="10" />
              <Skeleton height="10" />
            </Stack>
          </Stack>
        ))}
      </ProductGrid>
    </LoadingStatus>
  );
}
