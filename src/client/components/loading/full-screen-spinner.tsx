import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import type { Elements } from '../elements';
import { StillWaiting } from './still-waiting';

/** @param props.children what is said below it in place of the usual words for a long wait. */
export function FullScreenSpinner({ children }: { children?: Elements }) {
  return (
    <Center minHeight="100vh" role="status" flexDirection="column" gap="6" padding="6">
      <Spinner size="xl" color="brand.solid" borderWidth="3px" />
      <VisuallyHidden>Loading</VisuallyHidden>
      {children ?? <StillWaiting />}
    </Center>
  );
}
