import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { StillWaiting } from './still-waiting';

interface SectionSpinnerProps {
  label: string;
  /** For content that fills the window, so that the content below does not shift visibly. */
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
