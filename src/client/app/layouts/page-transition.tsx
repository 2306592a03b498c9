import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Fades a page in, starting at an opacity that is already readable. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <Box css={{ '@starting-style': { opacity: 0.6 } }} _motionSafe={{ transition: 'opacity 0.2s' }}>
      {children}
    </Box>
  );
}
