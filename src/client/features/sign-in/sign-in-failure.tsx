import { Button, HStack, Text } from '@chakra-ui/react';
import type { SnapshotFrom } from 'xstate';
import { FailureNote } from '../../components/forms/failure-note';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { IdentityError } from '../../services/identity/identity-error';
import { useSession } from '../../session/use-session';
import { failureMessage } from '../failure-message';
import { fieldErrors } from './field-errors';
import type { signInMachine } from './sign-in.machine';

interface SignInFailureProps {
  snapshot: SnapshotFrom<typeof signInMachine>;
  /** Called to continue a sign-in that failed after the authentication. */
  onRetry: () => void;
}

/** Shows the error of a sign-in or registration, unless it is shown at a field. */
export function SignInFailure({ snapshot, onRetry }: SignInFailureProps) {
  const { error } = snapshot.context;
  const session = useSession();
  const isShownAtField = Object.keys(fieldErrors(snapshot)).length > 0;
  if (!snapshot.hasTag('failed') || isShownAtField) return null;
  // The end of the session aborts the calls of the sign-in, whose own error then says nothing.
  const endReason = session.status === 'signedOut' ? session.endReason : null;
  const isEnded = snapshot.matches('interrupted') && endReason !== null;
  const text = isEnded ? endReason : errorText(error);
  return (
    <FailureNote>
      <HStack justify="space-between" gap="4" flexWrap="wrap">
        <Text>{text}</Text>
        {snapshot.can({ type: 'signIn.retry' }) && !isEnded && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            Retry
          </Button>
        )}
      </HStack>
    </FailureNote>
  );
}

function errorText(error: unknown): string {
  return error instanceof IdentityError ? explainIdentityError(error).text : failureMessage(error);
}
