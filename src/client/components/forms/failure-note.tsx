import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A failure told right where the person is looking, announced when it appears. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <Alert.Root status="error" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Description>{children}</Alert.Description>
    </Alert.Root>
  );
}
