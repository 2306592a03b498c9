import { Box, CloseButton, Container, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { openDialogId } from '../../components/dialogs/use-close-on-back';
import { stateToReopenDialog, type LoginState } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useSession } from '../../session/use-session';

/** Pages without the message: Login shows it itself, and a user in Registration is about to sign in. */
const signInPages: readonly string[] = [paths.login, paths.register];

/**
 * Shows on a public page why the session ended, or that the account is suspended. If a form is open
 * when the session ends, redirects to Login, which reopens the form after sign-in.
 */
export function EndedSession() {
  const session = useSession();
  const from = useLocation();
  const [dismissedReason, setDismissedReason] = useState<string>();
  const isSuspended = session.status === 'suspended';
  const endReason = isSuspended
    ? session.reason
    : session.status === 'signedOut' && session.endReason;
  if (!endReason) return null;
  const state: LoginState = { from, endReason, ...stateToReopenDialog(openDialogId()) };
  if (state.dialog && !isSuspended) return <Navigate to={paths.login} replace state={state} />;
  if (dismissedReason === endReason || signInPages.includes(from.pathname)) return null;
  return (
    <Box bg="brand.muted" role="status">
      <Container maxWidth="page" paddingY="2">
        <Flex align="center" justify="space-between" gap="3">
          <Flex columnGap="4" wrap="wrap">
            <Text>{endReason}</Text>
            <ChakraLink asChild variant="underline">
              <Link to={paths.login} state={isSuspended ? undefined : state}>
                {isSuspended ? 'Your account' : 'Sign in'}
              </Link>
            </ChakraLink>
          </Flex>
          <CloseButton size="sm" aria-label="Close" onClick={() => setDismissedReason(endReason)} />
        </Flex>
      </Container>
    </Box>
  );
}
