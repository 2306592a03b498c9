import { Button, Stack, Text } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { TextControl } from '../../components/forms/form-controls';
import { EmailSentNote } from '../../components/forms/email-sent-note';
import { configuration } from '../../services/configuration';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { IdentityError } from '../../services/identity/identity-error';
import { paths } from '../../services/paths/paths';
import { failureMessage } from '../failure-message';
import type { usePasswordReset } from './use-password-reset';

const findMissingEmail = ({ email }: { email?: string }) => (email?.trim() ? {} : { email });

/** Moves the focus to this form, which replaces the sign-in form. */
const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Requests a password reset email. */
export function PasswordResetForm({ reset }: { reset: ReturnType<typeof usePasswordReset> }) {
  const [snapshot, send] = reset;
  const { email, error } = snapshot.context;
  const failure = !snapshot.hasTag('failed')
    ? undefined
    : error instanceof IdentityError
      ? explainIdentityError(error)
      : { field: undefined, text: failureMessage(error) };

  return (
    <Form<{ email?: string }>
      subscription={noFormSubscription}
      initialValues={{ email }}
      keepDirtyOnReinitialize
      onSubmit={({ email: input = '' }) => send({ type: 'passwordReset.submit', email: input })}
    >
      {({ handleSubmit, form }) => (
        <form
          method="post"
          action={paths.login}
          onSubmit={focusFirstError(form, handleSubmit, findMissingEmail)}
          noValidate
          ref={focusFirstField}
        >
          <Stack gap="4">
            {snapshot.matches('sent') ? (
              <EmailSentNote mailboxUrl={configuration().mailboxUrl}>
                {`If there's an account for ${email}, we've sent it an email with a link to choose a new password. Nothing after a few minutes? Check your spam folder, or send it again.`}
              </EmailSentNote>
            ) : (
              <Text color="fg.muted">
                Enter your account's email address, and we'll send you a link to choose a new
                password.
              </Text>
            )}
            <TextControl
              name="email"
              label="Email Address"
              type="email"
              autoComplete="username"
              submitError={failure?.field === 'email' ? failure.text : undefined}
            />
            {failure && failure.field !== 'email' && <FailureNote>{failure.text}</FailureNote>}
            <Button type="submit" loading={snapshot.hasTag('busy')}>
              {snapshot.matches('sent') ? 'Send it again' : 'Send email'}
            </Button>
            <Button
              variant="ghost"
              disabled={snapshot.hasTag('busy')}
              onClick={() => send({ type: 'passwordReset.close' })}
            >
              Back to sign in
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}
