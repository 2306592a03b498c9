import { Container, Link as ChakraLink, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../components/forms/failure-note';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { lazyComponent } from '../../components/loading/lazy-component';
import { isTradingRole } from '../../../contract/accounts/has-role';
import { routes } from '../../../contract/routes';
import { goods, inGoodsWords } from '../../../contract/website/goods-words';
import { PageHead } from '../../components/page/page-head';
import { useLocationState } from '../../components/page/use-location-state';
import { PasswordResetForm } from '../../features/password-reset/password-reset-form';
import { usePasswordReset } from '../../features/password-reset/use-password-reset';
import { SignInForm } from '../../features/sign-in/sign-in-form';
import type { Credentials } from '../../services/identity/identity-types';
import { useSignIn } from '../../features/sign-in/use-sign-in';
import { hasCapability, shopName, useDemoAccounts } from '../../services/configuration';
import { loginState } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useSession } from '../../session/use-session';
import { AccountPanel } from '../account-panel';
import { DemoAccounts } from './demo-accounts';

/** Loads only for a suspended user. */
const SuspendedAccount = lazyComponent({
  label: 'your account',
  load: async () => {
    const module = await import(/* webpackChunkName: "suspended-account" */ './suspended-account');
    return module.SuspendedAccount;
  },
  Fallback: () => <FullScreenSpinner />,
});

export default function LoginPage() {
  const session = useSession();
  if (session.status !== 'suspended') return <Login />;
  const { user, reason, statementToken } = session;
  return (
    <>
      <PageHead title={routes.login.title} />
      <SuspendedAccount email={user.email} reason={reason} statementToken={statementToken} />
    </>
  );
}

function Login() {
  const state = useLocationState();
  const { neededRole, endReason } = loginState(state);
  const demoAccounts = useDemoAccounts();
  const session = useSession();
  const canAddRole =
    session.status === 'signedIn' &&
    isTradingRole(neededRole ?? null) &&
    hasCapability('extensions');
  const signIn = useSignIn();
  const reset = usePasswordReset();
  const [resetSnapshot, sendReset] = reset;
  const isResetting = !resetSnapshot.matches('closed');
  const [demoCredentials, setDemoCredentials] = useState<Credentials>();
  const { email } = resetSnapshot.context;

  const signInWithDemo = (credentials: Credentials) => {
    setDemoCredentials(credentials);
    const [, send] = signIn;
    send({ type: 'signIn.submit', method: { kind: 'password', credentials } });
  };

  return (
    <>
      <PageHead
        title={routes.login.title}
        description={goods`Sign in to ${shopName()} to book a watch, keep a wishlist, or sell your own.`}
      />
      <AccountPanel
        heading={isResetting ? 'Reset your password' : 'Login to your account'}
        notice={
          endReason ? (
            <FailureNote>{endReason}</FailureNote>
          ) : (
            neededRole && (
              <FailureNote>
                {`That page needs the role ${neededRole === 'staff' ? 'Admin or moderator' : neededRole}. Sign in with an account that has it${canAddRole ? ', or add it in the menu of your account' : ''}.`}
              </FailureNote>
            )
          )
        }
        alternative={{
          heading: 'New Here?',
          text: inGoodsWords('Sign up and find a watch with a story, or give yours a second life.'),
          label: 'SignUp',
          to: paths.register,
        }}
      >
        {isResetting ? (
          <PasswordResetForm reset={reset} />
        ) : (
          <SignInForm
            key={demoCredentials?.email}
            signIn={signIn}
            initialValues={demoCredentials ?? { email, password: '' }}
            onForgotten={(typedEmail) =>
              sendReset({ type: 'passwordReset.open', email: typedEmail })
            }
          />
        )}
        <Text>
          No account yet?{' '}
          <ChakraLink asChild variant="underline">
            <Link to={paths.register} state={state}>
              Create one
            </Link>
          </ChakraLink>
        </Text>
      </AccountPanel>
      {demoAccounts && !isResetting && (
        // Last, because it renders only after hydration.
        <Container maxWidth="5xl" paddingBottom="16">
          <DemoAccounts
            accounts={demoAccounts}
            disabled={signIn[0].hasTag('busy')}
            onChoose={signInWithDemo}
          />
        </Container>
      )}
    </>
  );
}
