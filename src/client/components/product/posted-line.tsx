import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The width of "Posted 59 minutes ago · Nov 28, 2026, 12:44 PM" in common system fonts. */
const longestTextWidth = '25em';

/**
 * Reserves a second line for a PostedTime where the longest text would wrap. Hydration replaces the
 * prerendered text with a longer one, which must not shift the layout.
 */
export function PostedLine({ children }: { children: ReactNode }) {
  return (
    <Box css={{ containerType: 'inline-size' }} flex="1 0 100%" minWidth="0">
      <Box
        as="p"
        lineHeight="short"
        css={{
          [`@container (max-width: ${longestTextWidth})`]: { minHeight: 'calc(2em * 1.375)' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
