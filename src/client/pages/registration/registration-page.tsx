import { PageHead } from '../../components/page-head';
import { RegistrationForm } from '../../features/sign-in/registration-form';
import { paths } from '../../services/paths';
import { AccountPanel } from '../account-panel';

export default function RegistrationPage() {
  return (
    <>
      <PageHead
        title="Register"
        description="Open an account on Secondhand as a buyer or a seller of pre-owned watches."
      />
      <AccountPanel
        heading="Create your account"
        side={{
          heading: 'One of us?',
          text: 'Sign in and go on where you stopped.',
          label: 'Login',
          to: paths.login,
        }}
      >
        <RegistrationForm />
      </AccountPanel>
    </>
  );
}
