import { Flex } from '@chakra-ui/react';
import type { UserWithHistory } from '../../../../../contract/trust/user-record';
import { StaffActionButton } from '../../../../features/staff-action/staff-action-button';
import { useSession } from '../../../../session/use-session';
import { useUserActions } from './use-user-actions';

/** The buttons of the actions that staff can take on a user. */
export function UserActions({ user }: { user: UserWithHistory }) {
  const session = useSession();
  const actions = useUserActions(user, session.status === 'signedIn' ? session.role : null);
  return (
    <Flex gap="3" wrap="wrap" role="group" aria-label="Actions">
      {actions.map((action) => (
        <StaffActionButton key={action.label} action={action} />
      ))}
    </Flex>
  );
}
