import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { StillWaiting } from './still-waiting';

interface SectionSpinnerProps {
  label: string;
  /** Whether the spinner is as tall as the window, so that content below it does not shift when it is replaced. */
  fillsWindow?: boolean;
}

export function SectionSpinner({ label, fillsWindow = false }: SectionSpinnerProps) {
  return (
    <Center
      minHeight={fillsWindow ? '100vh' : '16rem'}
      role="status"
      flexDirection="column"
      gap="4"
    >
      <Spinner size="lg" color="brand.solid" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <StillWaiting />
    </Center>
  );
}
