import { Button, Stack, Text } from '@chakra-ui/react';

interface LoadFailureProps {
  /** What could not be loaded, as in "the advertisements". */
  what: string;
  /** Why, and what to do about it, in whole sentences. */
  reason?: string | undefined;
  retrying?: boolean;
  onRetry: () => void;
}

/** Stands where content should be when it could not be loaded. */
export function LoadFailure({
  what,
  reason = 'Check your connection and try again.',
  retrying = false,
  onRetry,
}: LoadFailureProps) {
  return (
    <Stack role="alert" align="center" gap="4" paddingY="12" textAlign="center">
      <Text>{`We could not load ${what}. ${reason}`}</Text>
      <Button variant="outline" loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}
