import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElements } from '../react-elements';
import { StillWaiting } from './still-waiting';

/**
 * A spinner that fills the screen.
 * @param props.children replaces the message that appears when loading takes long
 */
export function FullScreenSpinner({ children }: { children?: ReactElements }) {
  return (
    <Center minHeight="100vh" role="status" flexDirection="column" gap="6" padding="6">
      <Spinner size="xl" color="brand.solid" borderWidth="3px" />
      <VisuallyHidden>Loading</VisuallyHidden>
      {children ?? <StillWaiting />}
    </Center>
  );
}
