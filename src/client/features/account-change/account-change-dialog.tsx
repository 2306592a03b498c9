import { Button, Stack, Text } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { PasswordControl } from '../../components/forms/password-control';
import { reauthenticationFailureMessage } from '../reauthentication-failure-message';
import { accountChangeTexts, type AccountChangeKind } from './account-change-texts';
import { validateAccountChange, type ChangeFields } from './validate-account-change';
import type { accountChangeMachine } from './account-change.machine';

interface AccountChangeDialogProps {
  kind: AccountChangeKind;
  snapshot: SnapshotFrom<typeof accountChangeMachine>;
  send: ActorRefFrom<typeof accountChangeMachine>['send'];
  /** The email address of the account. */
  email: string;
}

/** The dialog that asks for the new email address or password, and for the current password. */
export function AccountChangeDialog(props: AccountChangeDialogProps) {
  const { kind, snapshot, send, email } = props;
  const open = snapshot.hasTag('open');
  const busy = snapshot.hasTag('busy');
  const cancel = () => send({ type: 'accountChange.cancel' });
  const { isMounted, onExitComplete } = useMountedWhileOpen(open);
  useCloseOnBack({ id: `change-${kind}`, open, canClose: !busy, onBack: cancel });
  if (!isMounted) return null;
  const { title, explanation, submit } = accountChangeTexts[kind];
  const sendChange = ({ newEmail = '', newPassword = '', password = '' }: ChangeFields) => {
    send({ type: 'accountChange.submit', newEmail: newEmail.trim(), newPassword, password });
  };
  return (
    <FormDialog
      open={open}
      title={title}
      canClose={!busy}
      onClose={cancel}
      onExitComplete={onExitComplete}
    >
      <Form<ChangeFields>
        subscription={noFormSubscription}
        onSubmit={sendChange}
        validate={(fields) => validateAccountChange(kind, fields, email)}
      >
        {({ handleSubmit, form }) => (
          <form method="post" onSubmit={focusFirstError(form, handleSubmit)} noValidate>
            <Stack gap="4">
              <Text color="fg.muted">{explanation}</Text>
              {/* With it, a password manager stores the new password under the right account. */}
              <input type="hidden" autoComplete="username" value={email} readOnly />
              {kind === 'email' && (
                <TextControl
                  name="newEmail"
                  label="New email address"
                  type="email"
                  autoComplete="email"
                />
              )}
              <PasswordControl
                name="password"
                label="Current password"
                autoComplete="current-password"
              />
              {kind === 'password' && (
                <PasswordControl
                  name="newPassword"
                  label="New password"
                  autoComplete="new-password"
                  hint="At least 6 characters."
                />
              )}
              {snapshot.hasTag('failed') && (
                <FailureNote>{reauthenticationFailureMessage(snapshot.context.error)}</FailureNote>
              )}
              <Button type="submit" loading={busy}>
                {submit}
              </Button>
              <Button variant="ghost" disabled={busy} onClick={cancel}>
                Cancel
              </Button>
            </Stack>
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
