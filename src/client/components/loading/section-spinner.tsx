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
      // The middle of a section that is as tall as the window may be below the window.
      justifyContent={fillsWindow ? 'start' : 'center'}
      paddingTop={fillsWindow ? '16' : undefined}
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
