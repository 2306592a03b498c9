import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { AuthUser, RegistrationRole } from '../../../contract/accounts/user';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
import { roleTexts } from './role-texts';
import { useRoleAddition } from './use-role-addition';

interface RoleAdditionDialogProps {
  user: AuthUser;
  /** The role to add. */
  role: RegistrationRole;
  /** Whether the user has the verified badge, which a buyer loses by becoming a seller. */
  losesBadge: boolean;
  /** Called when the dialog has closed. */
  onClosed: () => void;
}

/** The dialog that says what the other role changes, and adds it. It is open when it is mounted. */
export function RoleAdditionDialog({ user, role, losesBadge, onClosed }: RoleAdditionDialogProps) {
  const [snapshot, send] = useRoleAddition({ user, role });
  const { start, explanation } = roleTexts[role];
  const open = snapshot.hasTag('open');
  const busy = snapshot.hasTag('busy');
  const cancel = () => send({ type: 'roleAddition.cancel' });
  useCloseOnBack({ id: 'add-role', open, canClose: !busy, onBack: cancel });
  return (
    <FormDialog
      open={open}
      title={start}
      canClose={!busy}
      onClose={cancel}
      onExitComplete={onClosed}
    >
      <Stack gap="3">
        <Text>{explanation}</Text>
        <Text color="fg.muted">
          You switch between buying and selling in the menu of your account, at any time.
        </Text>
        {losesBadge && (
          <Text color="fg.muted">
            Your verified badge was given to a buyer. It ends until an admin has verified you as a
            seller.
          </Text>
        )}
        {snapshot.hasTag('failed') && <FailureNote>{snapshot.context.failure}</FailureNote>}
        <HStack gap="3" justify="flex-end" marginTop="3">
          <Button variant="outline" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => send({ type: 'roleAddition.confirm' })}>
            {start}
          </Button>
        </HStack>
      </Stack>
    </FormDialog>
  );
}
