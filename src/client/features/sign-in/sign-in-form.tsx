import { Button, Link, Stack } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextControl } from '../../components/forms/form-controls';
import { PasswordControl } from '../../components/forms/password-control';
import type { Credentials } from '../../services/identity/identity-types';
import { paths } from '../../services/paths/paths';
import { BlockedStorageNote } from './blocked-storage-note';
import { fieldErrors } from './field-errors';
import { findMissingCredentials } from './missing-fields';
import { OrDivider } from './or-divider';
import { SignInFailure } from './sign-in-failure';
import { SocialButtons } from './social-buttons';
import type { useSignIn } from './use-sign-in';

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  initialValues?: Credentials | undefined;
  /** Called with the email address in the form when the user has forgotten the password. */
  onForgotten: (email: string) => void;
}

/** The sign-in form, and the buttons for Google and Github. */
export function SignInForm({ signIn, initialValues, onForgotten }: SignInFormProps) {
  const [snapshot, send] = signIn;
  const busy = snapshot.hasTag('busy');
  const errors = fieldErrors(snapshot);

  return (
    <Stack gap="5">
      <BlockedStorageNote />
      <SocialButtons
        disabled={busy}
        onChoose={(provider) =>
          send({ type: 'signIn.submit', method: { kind: 'provider', provider } })
        }
      />
      <OrDivider />
      <Form<Partial<Credentials>>
        subscription={noFormSubscription}
        {...(initialValues && { initialValues })}
        onSubmit={({ email = '', password = '' }) =>
          send({
            type: 'signIn.submit',
            method: { kind: 'password', credentials: { email, password } },
          })
        }
      >
        {({ handleSubmit, form }) => (
          <form
            method="post"
            action={paths.login}
            onSubmit={focusFirstError(form, handleSubmit, findMissingCredentials)}
            noValidate
          >
            <Stack gap="4">
              <TextControl
                name="email"
                label="Email Address"
                type="email"
                autoComplete="username"
                submitError={errors.email}
              />
              <PasswordControl
                name="password"
                label="Password"
                autoComplete="current-password"
                submitError={errors.password}
              />
              <Link asChild variant="underline" textStyle="sm" alignSelf="start" minHeight="6">
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => onForgotten(form.getState().values.email ?? '')}
                >
                  Forgot your password?
                </button>
              </Link>
              <SignInFailure snapshot={snapshot} onRetry={() => send({ type: 'signIn.retry' })} />
              <Button type="submit" loading={busy}>
                Sign In
              </Button>
            </Stack>
          </form>
        )}
      </Form>
    </Stack>
  );
}
