import { Button, Stack, Text } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { PasswordControl } from '../../components/forms/password-control';
import type { SocialProvider } from '../../services/identity/identity-types';
import { providerNames } from '../../services/identity/provider-names';
import { reauthenticationFailureMessage } from '../reauthentication-failure-message';
import type { signInMethodsMachine } from './sign-in-methods.machine';

export interface SignInMethodDialogProps {
  snapshot: SnapshotFrom<typeof signInMethodsMachine>;
  send: ActorRefFrom<typeof signInMethodsMachine>['send'];
  /** The email address of the account. */
  email: string;
  /** Where the user signs in again; undefined for a user with a password. */
  provider: SocialProvider | undefined;
}

interface Values {
  password?: string;
}

/** Asks for the current password, or for a sign-in at the provider. */
export function ReauthenticationForm({ snapshot, send, email, provider }: SignInMethodDialogProps) {
  const busy = snapshot.hasTag('busy');
  const validate = ({ password }: Values) =>
    provider || password ? {} : { password: 'Enter your current password.' };
  const reauthenticate = ({ password = '' }: Values) =>
    send({
      type: 'signInMethods.reauthenticate',
      credential: provider ? { provider } : { password },
    });
  return (
    <Form<Values> subscription={noFormSubscription} onSubmit={reauthenticate} validate={validate}>
      {({ handleSubmit, form }) => (
        <form method="post" onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="4">
            <Text color="fg.muted">Confirm that it's you first.</Text>
            {!provider && (
              <>
                <input type="hidden" autoComplete="username" value={email} readOnly />
                <PasswordControl
                  name="password"
                  label="Current password"
                  autoComplete="current-password"
                />
              </>
            )}
            {snapshot.hasTag('failed') && (
              <FailureNote>{reauthenticationFailureMessage(snapshot.context.error)}</FailureNote>
            )}
            <Button type="submit" loading={busy}>
              {provider ? `Continue with ${providerNames[provider]}` : 'Continue'}
            </Button>
            <Button
              variant="ghost"
              disabled={busy}
              onClick={() => send({ type: 'signInMethods.cancel' })}
            >
              Cancel
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}
