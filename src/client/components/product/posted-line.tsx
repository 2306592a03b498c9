import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** In em, the widest "Posted 59 minutes ago · Nov 28, 2026, 12:44 PM" that the usual system fonts make. */
const oneLine = '25em';

/**
 * Holds a PostedTime in a box whose height follows from its width alone: what is prerendered is a
 * shorter text than what hydration puts in its place.
 */
export function PostedLine({ children }: { children: ReactNode }) {
  return (
    <Box css={{ containerType: 'inline-size' }} flex="1 0 100%" minWidth="0">
      <Box
        as="p"
        lineHeight="short"
        css={{ [`@container (max-width: ${oneLine})`]: { minHeight: 'calc(2em * 1.375)' } }}
      >
        {children}
      </Box>
    </Box>
  );
}
