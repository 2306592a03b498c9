import { Button, Stack, Text } from '@chakra-ui/react';
import { useRetryJobMutation } from '../../../../api/jobs-api';
import { requestFailureMessage } from '../../../../api/request-failure';
import { toast } from '../../../../services/toasts/toasts';

export function RetryJobButton({ id, label }: { id: string; label: string }) {
  const [retry, { isLoading, error }] = useRetryJobMutation();
  const retryJob = async () => {
    const result = await retry({ id });
    if (!result.error) toast.success('The job runs again.');
  };
  return (
    <Stack gap="1" align="start">
      <Button
        size="sm"
        variant="outline"
        loading={isLoading}
        aria-label={`Retry: ${label} ${id}`}
        onClick={() => void retryJob()}
      >
        Retry
      </Button>
      {error && (
        <Text color="fg.error" textStyle="sm" role="alert">
          {requestFailureMessage(error)}
        </Text>
      )}
    </Stack>
  );
}
