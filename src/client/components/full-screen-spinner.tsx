import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';

export function FullScreenSpinner() {
  return (
    <Center minHeight="100vh" role="status">
      <Spinner size="xl" color="brand.solid" borderWidth="3px" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </Center>
  );
}
