import { Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { AuthUser, RegistrationRole } from '../../../contract/accounts/user';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import { roleTexts } from './role-texts';
import { useRoleAddition } from './use-role-addition';

export interface RoleAdditionDialogProps {
  /** What the user asked for. Another object asks again. */
  request: { role: RegistrationRole };
  user: AuthUser;
  /** Whether the user has the verified badge, which a buyer loses by becoming a seller. */
  isVerified: boolean;
  /** The page to open afterwards; the default is the start of the role's dashboard. */
  nextPath?: string;
}

/** The dialog that says what the other role changes, and adds it. It opens at each request. */
export function RoleAdditionDialog(props: RoleAdditionDialogProps) {
  const { request, user, isVerified, nextPath } = props;
  const { role } = request;
  const roleAddition = useRoleAddition(user, nextPath);
  const open = useEffectEvent(roleAddition.open);
  useEffect(() => open(request.role), [request]);
  if (!roleAddition.isMounted) return null;
  const { start, explanation } = roleTexts[role];
  return (
    <ConfirmationDialog
      confirmation={roleAddition}
      title={start}
      confirmLabel={start}
      onConfirm={() => roleAddition.confirm()}
    >
      <Text>{inGoodsWords(explanation)}</Text>
      <Text color="fg.muted">
        You can switch between buying and selling in your account menu at any time.
      </Text>
      {role === 'seller' && isVerified && (
        <Text color="fg.muted">
          Your verified badge is for buying. You lose it until an admin verifies you as a seller.
        </Text>
      )}
    </ConfirmationDialog>
  );
}
