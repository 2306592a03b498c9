import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../components/page-title';
import { RegistrationForm } from '../../features/sign-in/registration-form';
import { paths } from '../../services/paths';
import { AccountPanel } from '../account-panel';

export default function RegistrationPage() {
  const { state } = useLocation();
  return (
    <>
      <PageTitle>Register</PageTitle>
      <AccountPanel
        heading="Create your account"
        side={{
          heading: 'One of us?',
          text: 'Sign in and go on where you stopped.',
          action: (
            <Button
              asChild
              variant="outline"
              color="inherit"
              borderColor="ink.300"
              _hover={{ bg: 'ink.700' }}
            >
              <Link to={paths.login} state={state}>
                Login
              </Link>
            </Button>
          ),
        }}
      >
        <RegistrationForm />
      </AccountPanel>
    </>
  );
}
