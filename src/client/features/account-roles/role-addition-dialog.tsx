import { Text } from '@chakra-ui/react';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import { roleTexts } from './role-texts';
import type { useRoleAddition } from './use-role-addition';

interface RoleAdditionDialogProps {
  roleAddition: ReturnType<typeof useRoleAddition>;
  /** Whether the user has the verified badge, which a buyer loses by becoming a seller. */
  isVerified: boolean;
}

/** The dialog that says what the other role changes, and adds it. */
export function RoleAdditionDialog({ roleAddition, isVerified }: RoleAdditionDialogProps) {
  const role = roleAddition.subject;
  const { start, explanation } = roleTexts[role];
  return (
    <ConfirmationDialog
      confirmation={roleAddition}
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
