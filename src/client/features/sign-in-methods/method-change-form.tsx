import { Button, Stack, Text } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { PasswordControl } from '../../components/forms/password-control';
import { passwordError } from '../../services/identity/password-error';
import { methodFailureMessage } from './method-failure-message';
import { changeTexts } from './sign-in-method-texts';
import type { SignInMethodDialogProps } from './reauthentication-form';

interface Values {
  newPassword?: string;
}

/** Asks for the new password, or for a confirmation. */
export function MethodChangeForm({ snapshot, send, email }: SignInMethodDialogProps) {
  const { change, error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const addsPassword = change.action === 'connect' && change.method === 'password';
  const { explanation, submit } = changeTexts(change);
  const validate = ({ newPassword = '' }: Values) => {
    const problem = addsPassword && passwordError(newPassword);
    return problem ? { newPassword: problem } : {};
  };
  const confirm = ({ newPassword = '' }: Values) =>
    send({ type: 'signInMethods.confirm', newPassword });
  return (
    <Form<Values> subscription={noFormSubscription} onSubmit={confirm} validate={validate}>
      {({ handleSubmit, form }) => (
        <form method="post" onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="4">
            <Text color="fg.muted">{explanation}</Text>
            {addsPassword && (
              <>
                {/* With it, a password manager stores the new password under the right account. */}
                <input type="hidden" autoComplete="username" value={email} readOnly />
                <PasswordControl
                  name="newPassword"
                  label="New password"
                  autoComplete="new-password"
                  hint="At least 6 characters."
                />
              </>
            )}
            {snapshot.hasTag('failed') && (
              <FailureNote>{methodFailureMessage(error, change)}</FailureNote>
            )}
            <Button
              type="submit"
              loading={busy}
              {...(change.action === 'disconnect' && { colorPalette: 'red' })}
            >
              {submit}
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
