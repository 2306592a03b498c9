import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** An error message within a page or dialog, announced by screen readers. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <Alert.Root status="error" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Description>{children}</Alert.Description>
    </Alert.Root>
  );
}
