import { Button, Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSendTestEmailMutation } from '../../../../api/settings-api';
import { SectionPanel } from '../../../../components/page/section-panel';
import { paths } from '../../../../services/paths/paths';
import { TestEmailOutcome } from '../../mail/test-email-outcome';

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
        <TestEmailOutcome data={data} error={error} />
        <ChakraLink asChild variant="underline" alignSelf="start">
          <Link to={paths.emails}>Change the texts of the emails</Link>
        </ChakraLink>
      </Stack>
    </SectionPanel>
  );
}
