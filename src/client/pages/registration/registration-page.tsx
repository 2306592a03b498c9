import { PageTitle } from '../../components/page-title';
import { RegistrationForm } from '../../features/sign-in/registration-form';
import { paths } from '../../services/paths';
import { AccountPanel } from '../account-panel';

export default function RegistrationPage() {
  return (
    <>
      <PageTitle>Register</PageTitle>
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
