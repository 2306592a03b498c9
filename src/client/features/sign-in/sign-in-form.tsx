import { Button, Stack } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import { fieldsOnly } from '../../components/fields-only';
import { TextControl } from '../../components/form-controls';
import { paths } from '../../services/paths';
import { BlockedStorageNote } from './blocked-storage-note';
import { fieldProblems } from './field-problems';
import { OrDivider } from './or-divider';
import { SignInFailure } from './sign-in-failure';
import type { Credentials } from './sign-in.machine';
import { SocialButtons } from './social-buttons';
import { useSignIn } from './use-sign-in';

/** Signing in: two social buttons, or email and password. */
export function SignInForm({ initialValues }: { initialValues?: Credentials | undefined }) {
  const [snapshot, send] = useSignIn();
  const busy = snapshot.hasTag('busy');
  const problems = fieldProblems(snapshot);

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
      <Form<Credentials>
        subscription={fieldsOnly}
        {...(initialValues && { initialValues })}
        onSubmit={({ email = '', password = '' }) =>
          send({
            type: 'signIn.submit',
            method: { kind: 'password', credentials: { email, password } },
          })
        }
      >
        {({ handleSubmit }) => (
          <form method="post" action={paths.login} onSubmit={handleSubmit} noValidate>
            <Stack gap="4">
              <TextControl
                name="email"
                label="Email Address"
                type="email"
                autoComplete="username"
                problem={problems.email}
              />
              <TextControl
                name="password"
                label="Password"
                type="password"
                autoComplete="current-password"
                problem={problems.password}
              />
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
