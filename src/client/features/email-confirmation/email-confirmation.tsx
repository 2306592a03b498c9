import { Box, Button, Container, HStack, Stack, Text } from '@chakra-ui/react';
import { FailureNote } from '../../components/forms/failure-note';
import { MailSentNote } from '../../components/forms/mail-sent-note';
import { configuration } from '../../services/configuration';
import { useEmailConfirmation } from './use-email-confirmation';

/** A line for somebody whose address is not confirmed; they go on working beside it. */
export function EmailConfirmation({ email }: { email: string }) {
  const [snapshot, send] = useEmailConfirmation();
  if (snapshot.matches('settled')) return null;
  const isMailed = snapshot.context.mailed;
  return (
    // At the end of the window, so that it moves nothing when it comes.
    <Box
      as="aside"
      aria-label="Confirm your address"
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <Container maxWidth="7xl" paddingY="3">
        <Stack gap="2">
          <HStack justify="space-between" gap="6">
            <Text textStyle="sm" overflowWrap="anywhere">
              {`Confirm that ${email} is yours, so that nobody else can take it.`}
            </Text>
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              loading={snapshot.hasTag('busy')}
              onClick={() => send({ type: 'emailConfirmation.send' })}
            >
              {isMailed ? 'Send it again' : 'Send me a mail'}
            </Button>
          </HStack>
          {snapshot.hasTag('failed') && <FailureNote>{snapshot.context.failure}</FailureNote>}
          {isMailed && !snapshot.hasTag('failed') && (
            <MailSentNote mailboxUrl={configuration().mailboxUrl}>
              A mail is on its way. Open its link, then come back here.
            </MailSentNote>
          )}
        </Stack>
      </Container>
    </Box>
  );
}
