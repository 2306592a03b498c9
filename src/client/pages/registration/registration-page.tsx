import { routes } from '../../../contract/routes';
import { goods } from '../../../contract/website/goods-words';
import { PageHead } from '../../components/page/page-head';
import { RegistrationForm } from '../../features/sign-in/registration-form';
import { paths } from '../../services/paths/paths';
import { AccountPanel } from '../account-panel';
import { shopName } from '../../services/configuration';

export default function RegistrationPage() {
  return (
    <>
      <PageHead
        title={routes.register.title}
        description={goods`Create an account on ${shopName()} to buy or sell pre-owned watches.`}
      />
      <AccountPanel
        heading="Create your account"
        alternative={{
          heading: 'Already registered?',
          text: 'Pick up where you left off.',
          label: 'Login',
          to: paths.login,
        }}
      >
        <RegistrationForm />
      </AccountPanel>
    </>
  );
}
