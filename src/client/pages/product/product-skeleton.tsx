import { Grid, Image, Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { LoadingStatus } from '../../components/loading/loading-status';
import { openedPictureOf } from '../../components/product/shared-picture';
import { PhotoFrame } from './photo-frame';

/** Placeholders for the gallery and the facts, with the picture of the card that was pressed. */
export function ProductSkeleton({ productId }: { productId: string }) {
  const preview = openedPictureOf(productId);
  return (
    <LoadingStatus label="Loading the watch">
      <Stack gap="4">
        <Skeleton height="6" width="48" marginY="1.5" />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          columnGap={{ md: '8', lg: '12' }}
          rowGap={{ base: '6', md: '8' }}
        >
          <PhotoFrame productId={productId}>
            {preview ? (
              <Image src={preview} alt="" boxSize="full" fit="cover" />
            ) : (
              <Skeleton height="full" />
            )}
          </PhotoFrame>
          <Stack gap="6">
            <Skeleton height="12" width="80%" />
            <Skeleton height="10" width="60%" />
            <SkeletonText noOfLines={3} height="10" maxWidth="full" gap="2" />
            <SkeletonText noOfLines={5} gap="4" />
          </Stack>
        </Grid>
      </Stack>
    </LoadingStatus>
  );
}
