import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Stands in the shape of what is coming, and says so to whoever cannot see it. */
export function LoadingStatus({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
