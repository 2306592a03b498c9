import { Button, Stack, Text } from '@chakra-ui/react';

interface LoadFailureProps {
  /** What could not be loaded, as in "the advertisements". */
  what: string;
  retrying?: boolean;
  onRetry: () => void;
}

/** Stands where content should be when it could not be loaded. */
export function LoadFailure({ what, retrying = false, onRetry }: LoadFailureProps) {
  return (
    <Stack role="alert" align="center" gap="4" paddingY="12" textAlign="center">
      <Text>We could not load {what}. Check your connection and try again.</Text>
      <Button variant="outline" loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}
