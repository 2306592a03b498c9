import { Button, Stack, Text } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AccountDeletion } from '../../../contract/privacy/account-deletion';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { PasswordControl } from '../../components/forms/password-control';
import type {
  ReauthenticationCredential,
  SocialProvider,
} from '../../services/identity/identity-types';
import { providerNames } from '../../services/identity/provider-names';
import { reauthenticationFailureMessage } from '../reauthentication-failure-message';
import type { accountDeletionMachine } from './account-deletion.machine';
import { DeletionOrders } from './deletion-orders';
import { OwedWarning } from './owed-warning';

interface AccountDeletionDialogProps {
  snapshot: SnapshotFrom<typeof accountDeletionMachine>;
  send: ActorRefFrom<typeof accountDeletionMachine>['send'];
  /** The email address of the account, which the user types as a confirmation. */
  email: string;
  /** Undefined if the user signs in with a password. */
  provider: SocialProvider | undefined;
  deletion: AccountDeletion;
}

interface Values {
  email?: string;
  password?: string;
}

/** The dialog that says what the deletion of the account does, and asks for a confirmation. */
export function AccountDeletionDialog(props: AccountDeletionDialogProps) {
  const { snapshot, send, email, provider } = props;
  const { orders, owed } = props.deletion;
  const waits = orders.some(({ outcome }) => outcome !== 'cancelled');
  const open = snapshot.hasTag('open');
  const busy = snapshot.hasTag('busy');
  const cancel = () => send({ type: 'accountDeletion.cancel' });
  const { isMounted, onExitComplete } = useMountedWhileOpen(open);
  useCloseOnBack({ id: 'delete-account', open, canClose: !busy, onBack: cancel });
  if (!isMounted) return null;
  const validate = (values: Values) => ({
    ...(values.email?.trim().toLowerCase() !== email.toLowerCase() && {
      email: `Type ${email} to confirm.`,
    }),
    ...(!provider && !values.password && { password: 'Enter your password.' }),
  });
  const confirm = ({ password = '' }: Values) => {
    const credential: ReauthenticationCredential = provider ? { provider } : { password };
    send({ type: 'accountDeletion.confirm', credential });
  };
  return (
    <FormDialog
      open={open}
      title="Delete your account?"
      canClose={!busy}
      onClose={cancel}
      onExitComplete={onExitComplete}
    >
      <Form<Values> subscription={noFormSubscription} onSubmit={confirm} validate={validate}>
        {({ handleSubmit, form }) => (
          <form method="post" onSubmit={focusFirstError(form, handleSubmit)} noValidate>
            <Stack gap="4">
              <Text>
                Your name, email address, phone numbers, photos, messages, listings and wishlist are
                deleted. Past orders stay without your name.
              </Text>
              {!waits && <OwedWarning owed={owed} />}
              {orders.length > 0 && (
                <Stack gap="1">
                  <Text fontWeight="600">Your open orders</Text>
                  <DeletionOrders orders={orders} />
                </Stack>
              )}
              {waits && (
                <Text color="fg.muted">
                  We delete your account once the last of these has ended and we owe you no money.
                  Until then you can sign in and change your mind.
                </Text>
              )}
              <TextControl
                name="email"
                label="Your email address"
                hint={`Type ${email} to confirm.`}
                type="email"
                autoComplete="off"
              />
              {!provider && (
                <PasswordControl name="password" label="Password" autoComplete="current-password" />
              )}
              {snapshot.hasTag('failed') && (
                <FailureNote>{reauthenticationFailureMessage(snapshot.context.error)}</FailureNote>
              )}
              <Button type="submit" colorPalette="red" loading={busy}>
                {provider ? `Confirm with ${providerNames[provider]} and delete` : 'Delete account'}
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
