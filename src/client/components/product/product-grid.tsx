import { SimpleGrid, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductGridProps {
  css?: SystemStyleObject;
  children: ReactNode;
}

/** Specification 2.5: 1, 2 or 3 columns. */
export function ProductGrid({ css, children }: ProductGridProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '2', md: '5' }} css={css}>
      {children}
    </SimpleGrid>
  );
}

/** The columns of results on a wide screen: up to five. */
export const resultColumns: SystemStyleObject = {
  '@media (min-width: 90rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@media (min-width: 112rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
};
