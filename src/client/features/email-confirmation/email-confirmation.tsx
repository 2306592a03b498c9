import { Box, Button, CloseButton, Container, HStack, Stack, Text } from '@chakra-ui/react';
import type { AuthUser } from '../../../contract/accounts/user';
import { FailureNote } from '../../components/forms/failure-note';
import { aboveBottomBar } from '../../theme/bottom-bar';
import { EmailSent } from './email-sent';
import { useEmailConfirmation } from './use-email-confirmation';

/** A bar for a user with an unconfirmed email address. */
export function EmailConfirmation({ user }: { user: AuthUser }) {
  const [snapshot, send] = useEmailConfirmation(user);
  if (snapshot.status === 'done') return null;
  const isEmailSent = snapshot.context.isEmailSent;
  return (
    // The bar is at the bottom of the window, so that the page does not move when it appears.
    <Box
      as="aside"
      aria-label="Confirm your address"
      position="sticky"
      bottom={aboveBottomBar}
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <Container maxWidth="page" paddingY="1.5">
        <Stack gap="2">
          <HStack gap="2" wrap="wrap">
            <Text flex="1 1 8rem" textStyle="sm" lineHeight="short" role="status">
              {isEmailSent ? (
                <EmailSent />
              ) : (
                <>
                  <span>Confirm your email address</span>
                  <Box as="span" hideBelow="md" overflowWrap="anywhere">
                    {`: open the link in the email to ${user.email}. Until then, you won't get emails about orders and messages.`}
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
              {isEmailSent ? 'Send again' : 'Send email'}
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
