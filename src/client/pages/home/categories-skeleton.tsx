import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { LoadingStatus } from '../../components/loading/loading-status';

/** As many slides as the window is going to show, in their usual height. */
export function CategoriesSkeleton() {
  return (
    <LoadingStatus label="Loading the categories">
      <SimpleGrid
        columns={{ base: 1, md: 2, lg: 3 }}
        gap="30px"
        paddingX={{ base: '0', md: '14' }}
        paddingBottom="14"
      >
        <Skeleton height="15rem" borderRadius="xl" />
        <Skeleton height="15rem" borderRadius="xl" hideBelow="md" />
        <Skeleton height="15rem" borderRadius="xl" hideBelow="lg" />
      </SimpleGrid>
    </LoadingStatus>
  );
}
