import { Button, Stack, Text } from '@chakra-ui/react';
import type { User } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { VerifiedBadge } from '../../components/people/verified-badge';
import { toast } from '../../services/toasts/toasts';
import { useRequest } from '../use-request';

interface VerificationStatusProps {
  user: User;
  /** The text of the success toast; specification 8.1 has one for buyers and one for sellers. */
  success: string;
}

/** Shows a verified user's badge, or a button that verifies the user. */
export function VerificationStatus({ user, success }: VerificationStatusProps) {
  const dispatch = useAppDispatch();
  const [{ status, failure }, verify] = useRequest({
    send: async () => {
      const call = usersApi.endpoints.verifyUser.initiate(user._id, { track: false });
      const { modifiedCount } = await unwrapCall(dispatch(call));
      if (modifiedCount === 0) throw new Error('The user was not verified.');
    },
    onDone: () => toast.success(success),
  });
  if (user.verified || status === 'done') return <VerifiedBadge />;
  return (
    <Stack gap="1" align="start">
      <Button size="sm" variant="outline" loading={status === 'busy'} onClick={() => void verify()}>
        Verify
      </Button>
      {failure && (
        <Text role="alert" color="fg.error" textStyle="xs">
          {failure}
        </Text>
      )}
    </Stack>
  );
}
