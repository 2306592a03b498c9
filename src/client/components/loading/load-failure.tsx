import { Button, Stack, Text } from '@chakra-ui/react';
import { inGoodsWords } from '../../../contract/website/goods-words';

interface LoadFailureProps {
  /** The name of the content, such as "the advertisements". */
  label: string;
  /** Sentences with the cause and what the user can do. */
  reason?: string | undefined;
  retrying?: boolean;
  onRetry: () => void;
}

/** Rendered in place of content that failed to load. */
export function LoadFailure({
  label,
  reason = 'Check your connection and try again.',
  retrying = false,
  onRetry,
}: LoadFailureProps) {
  return (
    <Stack role="alert" align="center" gap="4" paddingX="4" paddingY="12" textAlign="center">
      <Text textWrap="balance">{`We could not load ${inGoodsWords(label)}. ${reason}`}</Text>
      <Button variant="outline" loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}
