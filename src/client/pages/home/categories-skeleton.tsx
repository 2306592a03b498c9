import { AspectRatio, SimpleGrid, Skeleton, Stack, type StackProps } from '@chakra-ui/react';
import { LoadingStatus } from '../../components/loading/loading-status';

/** The aspect ratio of a category's picture. */
export const slidePictureRatio = 16 / 9;

/** As many placeholders as there will be visible slides, with the usual height of a slide. */
export function CategoriesSkeleton() {
  return (
    <LoadingStatus label="Loading the categories">
      <SimpleGrid
        columns={{ base: 1, md: 2, lg: 3 }}
        gap="30px"
        paddingX={{ base: '0', md: '14' }}
        paddingBottom="14"
      >
        <SlideSkeleton />
        <SlideSkeleton hideBelow="md" />
        <SlideSkeleton hideBelow="lg" />
      </SimpleGrid>
    </LoadingStatus>
  );
}

function SlideSkeleton(props: StackProps) {
  return (
    <Stack gap="0" borderRadius="xl" overflow="hidden" {...props}>
      <AspectRatio ratio={slidePictureRatio}>
        <Skeleton borderRadius="0" />
      </AspectRatio>
      <Skeleton height="15rem" borderRadius="0" />
    </Stack>
  );
}
