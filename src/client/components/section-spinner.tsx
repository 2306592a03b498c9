import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';

export function SectionSpinner({ label }: { label: string }) {
  return (
    <Center minHeight="16rem" role="status">
      <Spinner size="lg" color="brand.solid" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}
