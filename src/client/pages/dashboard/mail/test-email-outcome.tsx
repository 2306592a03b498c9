import { Alert } from '@chakra-ui/react';
import type { TestEmailResult } from '../../../../contract/mail/test-email';
import { requestFailureMessage } from '../../../api/request-failure';
import { FailureNote } from '../../../components/forms/failure-note';

interface TestEmailOutcomeProps {
  data: TestEmailResult | undefined;
  error: Parameters<typeof requestFailureMessage>[0];
}

/** What the mail server has answered to a test email. */
export function TestEmailOutcome({ data, error }: TestEmailOutcomeProps) {
  if (error) return <FailureNote>{requestFailureMessage(error)}</FailureNote>;
  if (!data) return null;
  if (!data.sent) return <FailureNote>{data.message}</FailureNote>;
  return (
    <Alert.Root status="success" role="status" borderRadius="md">
      <Alert.Indicator />
      <Alert.Description overflowWrap="anywhere">
        {`${data.message} If it does not arrive, look into the spam folder.`}
      </Alert.Description>
    </Alert.Root>
  );
}
