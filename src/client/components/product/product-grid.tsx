import { SimpleGrid, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductGridProps {
  css?: SystemStyleObject;
  children: ReactNode;
}

/** Specification 2.5: 1, 2 or 3 columns. */
export function ProductGrid({ css, children }: ProductGridProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '3', md: '5', lg: '7' }} css={css}>
      {children}
    </SimpleGrid>
  );
}
