import { Button, Stack, Text } from '@chakra-ui/react';

interface LoadFailureProps {
  /** A name such as "the advertisements". */
  what: string;
  /** The cause and the remedy, in whole sentences. */
  reason?: string | undefined;
  retrying?: boolean;
  onRetry: () => void;
}

/** Rendered in place of content that failed to load. */
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
