import { Skeleton } from '@chakra-ui/react';
import { ProductGridSkeleton } from '../../components/product/product-grid-skeleton';

/** Placeholders for the controls, the count and the cards of a category. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton height={{ base: '9rem', md: '10' }} marginBottom="8" />
      <Skeleton height="5" width="24" marginBottom="5" />
      <ProductGridSkeleton label="Loading the watches" />
    </>
  );
}
