import { Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { AuthUser, RegistrationRole } from '../../../contract/accounts/user';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import { roleTexts } from './role-texts';
import { useRoleAddition } from './use-role-addition';

interface RoleAdditionDialogProps {
  role: RegistrationRole;
  user: AuthUser;
  /** Whether the user has the verified badge, which a buyer loses by becoming a seller. */
  isVerified: boolean;
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

/** The dialog that says what the other role changes, and adds it. It opens when it is mounted. */
export function RoleAdditionDialog(props: RoleAdditionDialogProps) {
  const { role, user, isVerified, onExitComplete } = props;
  const roleAddition = useRoleAddition(user);
  const open = useEffectEvent(() => roleAddition.open(role));
  useEffect(() => open(), []);
  if (!roleAddition.isMounted) return null;
  const { start, explanation } = roleTexts[role];
  return (
    <ConfirmationDialog
      confirmation={{ ...roleAddition, onExitComplete }}
      title={start}
      confirmLabel={start}
      onConfirm={() => roleAddition.confirm()}
    >
      <Text>{explanation}</Text>
      <Text color="fg.muted">
        You switch between buying and selling in the menu of your account, at any time.
      </Text>
      {role === 'seller' && isVerified && (
        <Text color="fg.muted">
          Your verified badge was given to a buyer. It ends until an admin has verified you as a
          seller.
        </Text>
      )}
    </ConfirmationDialog>
  );
}
