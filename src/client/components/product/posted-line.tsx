import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** In em, the width of "Posted 59 minutes ago · Nov 28, 2026, 12:44 PM" in common system fonts. */
const oneLine = '25em';

/**
 * Wraps a PostedTime in a box whose height depends only on its width, because hydration replaces
 * the prerendered text by a longer one.
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
