import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A page comes in softly. It starts visible enough to be read, and by styles alone. */
export function PageEntrance({ children }: { children: ReactNode }) {
  return (
    <Box css={{ '@starting-style': { opacity: 0.6 } }} _motionSafe={{ transition: 'opacity 0.2s' }}>
      {children}
    </Box>
  );
}
