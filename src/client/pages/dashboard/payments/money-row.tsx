import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A line of a list of money: what it is, and the amount at the end. */
export function MoneyRow({ children }: { children: ReactNode }) {
  return (
    <Stack
      as="li"
      direction="row"
      gap="3"
      wrap="wrap"
      justify="space-between"
      paddingY="2"
      borderTopWidth="1px"
    >
      {children}
    </Stack>
  );
}
