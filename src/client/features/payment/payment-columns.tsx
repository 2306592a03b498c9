import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is paid for, and beside it what is to be done for that. */
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
