import { Button, HStack, Text } from '@chakra-ui/react';
import type { SnapshotFrom } from 'xstate';
import { FailureNote } from '../../components/forms/failure-note';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { IdentityError } from '../../services/identity/identity-error';
import { failureMessage } from '../failure-message';
import { fieldProblems } from './field-problems';
import type { signInMachine } from './sign-in.machine';

interface SignInFailureProps {
  snapshot: SnapshotFrom<typeof signInMachine>;
  /** Continues a sign-in that was interrupted after authentication. */
  onRetry: () => void;
}

/** The error of a sign-in or registration, unless a field shows it. */
export function SignInFailure({ snapshot, onRetry }: SignInFailureProps) {
  const { error } = snapshot.context;
  const isToldByField = Object.keys(fieldProblems(snapshot)).length > 0;
  if (!snapshot.hasTag('failed') || isToldByField) return null;
  const text =
    error instanceof IdentityError ? explainIdentityError(error).text : failureMessage(error);
  return (
    <FailureNote>
      <HStack justify="space-between" gap="4" flexWrap="wrap">
        <Text>{text}</Text>
        {snapshot.can({ type: 'signIn.retry' }) && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            Retry
          </Button>
        )}
      </HStack>
    </FailureNote>
  );
}
