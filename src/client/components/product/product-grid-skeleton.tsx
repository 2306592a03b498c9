import { Grid, Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { LoadingStatus } from '../loading/loading-status';
import { phonePictureWidth } from './product-card-styles';
import { ProductGrid, resultColumns } from './product-grid';

/** Enough cards for two rows on a large screen. */
const cardCount = 6;

const lineGap = { base: '1.5', md: '2' };

/** Placeholder cards in the layout of ProductCard. */
export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <LoadingStatus label={label}>
      <ProductGrid css={resultColumns}>
        {Array.from({ length: cardCount }, (_, index) => (
          <Grid
            key={index}
            templateColumns={{ base: `${phonePictureWidth} 1fr`, md: '1fr' }}
            borderWidth="1px"
            borderRadius="xl"
            overflow="hidden"
            bg="bg.panel"
          >
            <Skeleton borderRadius="0" aspectRatio={{ md: 4 / 3 }} />
            <Stack gap={lineGap} padding={{ base: '2.5', md: '4' }}>
              <Skeleton height="6" width="50%" />
              <SkeletonText noOfLines={4} height="3" gap={lineGap} />
              <Skeleton height={{ base: '6', md: '8' }} width="24" alignSelf="end" />
            </Stack>
          </Grid>
        ))}
      </ProductGrid>
    </LoadingStatus>
  );
}
