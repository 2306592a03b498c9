import { Box, Button, CloseButton, Container, HStack, Link, Stack, Text } from '@chakra-ui/react';
import type { AuthUser } from '../../../contract/user';
import { FailureNote } from '../../components/forms/failure-note';
import { configuration } from '../../services/configuration';
import { useEmailConfirmation } from './use-email-confirmation';

/** A line for a user whose address is not confirmed; they go on working beside it. */
export function EmailConfirmation({ user: { uid, email } }: { user: AuthUser }) {
  const [snapshot, send] = useEmailConfirmation(uid);
  if (snapshot.status === 'done') return null;
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
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <Container maxWidth="7xl" paddingY="1.5">
        <Stack gap="2">
          <HStack gap="2">
            <Text flex="1" textStyle="sm" lineHeight="short" role="status">
              {isMailed ? (
                <EmailSent />
              ) : (
                <>
                  <span>Confirm your email address</span>
                  <Box as="span" hideBelow="md" overflowWrap="anywhere">
                    {`: open the link in the email to ${email}`}
                  </Box>
                </>
              )}
            </Text>
            <Button
              size="xs"
              variant="outline"
              loading={snapshot.hasTag('busy')}
              onClick={() => send({ type: 'emailConfirmation.send' })}
            >
              {isMailed ? 'Send again' : 'Send email'}
            </Button>
            <CloseButton
              size="xs"
              aria-label="Hide for a day"
              disabled={!snapshot.can({ type: 'emailConfirmation.dismiss' })}
              onClick={() => send({ type: 'emailConfirmation.dismiss' })}
            />
          </HStack>
          {snapshot.hasTag('failed') && <FailureNote>{snapshot.context.failure}</FailureNote>}
        </Stack>
      </Container>
    </Box>
  );
}

function EmailSent() {
  const { mailboxUrl } = configuration();
  return (
    <>
      <span>Email sent. Open the link in it. </span>
      {mailboxUrl && (
        <Link href={mailboxUrl} target="_blank" variant="underline">
          Sandbox mailbox
        </Link>
      )}
    </>
  );
}
