import { Button, HStack, Text } from '@chakra-ui/react';
import { FailureNote } from '../../components/failure-note';
import { IdentityError, explainIdentityError } from '../../services/identity/identity-error';
import { failureMessage } from '../failure-message';

interface SignInFailureProps {
  error: unknown;
  /** Takes up a sign-in again that stopped after the identity was proven. */
  onRetry?: (() => void) | undefined;
}

/** Why a sign-in or registration did not go through, unless a field of the form tells it. */
export function SignInFailure({ error, onRetry }: SignInFailureProps) {
  const text =
    error instanceof IdentityError ? explainIdentityError(error).text : failureMessage(error);
  return (
    <FailureNote>
      <HStack justify="space-between" gap="4" flexWrap="wrap">
        <Text>{text}</Text>
        {onRetry && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            Retry
          </Button>
        )}
      </HStack>
    </FailureNote>
  );
}
