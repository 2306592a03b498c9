import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { StillWaiting } from './still-waiting';

interface SectionSpinnerProps {
  label: string;
  /** For what fills the window when it comes, so that nothing below is seen moving away. */
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
