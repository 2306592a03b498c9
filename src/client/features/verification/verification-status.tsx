import { Button, Stack, Text } from '@chakra-ui/react';
import type { User } from '../../../contract/accounts/user';
import { VerifiedBadge } from '../../components/people/verified-badge';
import { useVerification } from './use-verification';

interface VerificationStatusProps {
  user: User;
  /** The text of the success toast. */
  success: string;
}

/** Shows a verified user's badge, or a button that verifies the user. */
export function VerificationStatus({ user, success }: VerificationStatusProps) {
  const [snapshot, send] = useVerification(user, success);
  if (user.verified || snapshot.matches('verified')) return <VerifiedBadge />;
  return (
    <Stack gap="1" align="start">
      <Button
        size="sm"
        variant="outline"
        loading={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'verification.verify' })}
      >
        Verify
      </Button>
      {snapshot.hasTag('failed') && (
        <Text role="alert" color="fg.error" textStyle="xs">
          {snapshot.context.failure}
        </Text>
      )}
    </Stack>
  );
}
