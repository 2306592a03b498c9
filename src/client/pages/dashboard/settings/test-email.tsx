import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { requestFailureMessage } from '../../../api/request-failure';
import { useSendTestEmailMutation } from '../../../api/settings-api';
import { FailureNote } from '../../../components/forms/failure-note';
import { SectionPanel } from '../../../components/page/section-panel';

/** Sends an email to the admin, and shows what the mail server answers. */
export function TestEmail() {
  const [send, { data, error, isLoading }] = useSendTestEmailMutation();
  return (
    <SectionPanel title="Emails">
      <Stack gap="4">
        <Text color="fg.muted">
          A test email to your own address shows whether the shop can send emails, and how they
          look.
        </Text>
        <Flex>
          <Button variant="outline" loading={isLoading} onClick={() => void send()}>
            Send a test email
          </Button>
        </Flex>
        {data?.sent && (
          <Alert.Root status="success" role="status" borderRadius="md">
            <Alert.Indicator />
            <Alert.Description overflowWrap="anywhere">
              {`${data.message} If it does not arrive, look into the spam folder.`}
            </Alert.Description>
          </Alert.Root>
        )}
        {data?.sent === false && <FailureNote>{data.message}</FailureNote>}
        {error && <FailureNote>{requestFailureMessage(error)}</FailureNote>}
      </Stack>
    </SectionPanel>
  );
}
