import { Badge, Button, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { OwnSession } from '../../../../contract/accounts/own-session';
import {
  useEndOtherSessionsMutation,
  useEndSessionByIdMutation,
} from '../../../api/own-sessions-api';
import { renewAccessToken } from '../../../api/renew-access-token';
import { toRequestFailure, unwrapCall } from '../../../api/request-failure';
import { formatDateTime } from '../../../components/product/product-facts';
import { failureMessage } from '../../../features/failure-message';
import { toast } from '../../../services/toasts/toasts';

const showFailure = (error: unknown) => {
  toast.error(failureMessage(error));
};

/** The devices on which the user is signed in, each but this one with a button that signs it out. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const signOutOthers = async () => {
    try {
      // A changed password signs in anew. The call would end that sign-in, which the access token in use doesn't know.
      const outage = await renewAccessToken();
      if (outage) throw toRequestFailure(outage);
      await unwrapCall(endOthers());
      toast.success('Your other sessions are signed out');
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Stack gap="4" align="start">
      <Text color="fg.muted">Where your account was used recently.</Text>
      <Stack as="ul" aria-label="sessions" listStyleType="none" gap="3" width="full">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
      <Button variant="outline" loading={isLoading} onClick={() => void signOutOthers()}>
        Sign out of all other sessions
      </Button>
    </Stack>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const [endSession, { isLoading }] = useEndSessionByIdMutation();
  const signOut = () => unwrapCall(endSession(session.id)).catch(showFailure);
  const device = describeDevice(session);
  return (
    <HStack as="li" gap="3" justify="space-between">
      <Stack gap="0" minWidth="0">
        <Text>{device}</Text>
        <Text color="fg.muted" textStyle="sm">
          {session.isCurrent
            ? `Signed in ${formatDateTime(session.signedInAt)}`
            : `Last used ${formatDateTime(session.lastSeenAt)}`}
        </Text>
      </Stack>
      {session.isCurrent ? (
        <Badge flexShrink="0">This device</Badge>
      ) : (
        <Button size="sm" variant="outline" loading={isLoading} onClick={() => void signOut()}>
          <span>Sign out</span>
          <VisuallyHidden>{` ${device}`}</VisuallyHidden>
        </Button>
      )}
    </HStack>
  );
}

function describeDevice({ browser, system }: OwnSession): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || 'Unknown device';
}
