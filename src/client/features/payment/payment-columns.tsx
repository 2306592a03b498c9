import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Arranges its children in two columns on wide screens. */
export function PaymentColumns({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: '1fr 1fr' }}
      gap="8"
      maxWidth="4xl"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}
