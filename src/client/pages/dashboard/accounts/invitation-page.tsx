import { Button, Text } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { unwrapCall } from '../../../api/request-failure';
import { useAcceptInvitationMutation } from '../../../api/staff-invitations-api';
import { FailureNote } from '../../../components/forms/failure-note';
import { useRequest } from '../../../features/use-request';
import { paths } from '../../../services/paths/paths';
import { toast } from '../../../services/toasts/toasts';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { DashboardPage } from '../dashboard-page';

/** Accepts the invitation of an email, whose secret is in the URL after #, where no server logs it. */
export default function InvitationPage() {
  const token = useLocation().hash.slice(1);
  const { email } = useSignedInUser();
  const navigate = useNavigate();
  const [accept] = useAcceptInvitationMutation();
  const [{ status, failure }, send] = useRequest({
    send: () => unwrapCall(accept({ token })),
    onDone: () => {
      toast.success('Welcome to the team!');
      void navigate(paths.dashboard, { replace: true });
    },
  });
  return (
    <DashboardPage title={routes.invitation.title}>
      <Text maxWidth="2xl">
        <span>You're invited to join the team of this shop. If you accept, </span>
        <bdi>{email}</bdi>
        <span>
          {' '}
          can no longer buy or sell. Close your open orders and delete your listings first.
        </span>
      </Text>
      {failure !== undefined && <FailureNote>{failure}</FailureNote>}
      <Button alignSelf="start" loading={status === 'busy'} onClick={() => void send()}>
        Accept
      </Button>
    </DashboardPage>
  );
}
