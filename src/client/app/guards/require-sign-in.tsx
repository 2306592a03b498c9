import { Button, Center, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { useSession } from '../../session/use-session';
import { openDialogId } from '../../components/dialogs/use-close-on-back';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { LoadFailure } from '../../components/loading/load-failure';
import { stateToReopenDialog } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { PublicPreview } from './public-preview';

const reloadPage = () => window.location.reload();

function AccountFailure(props: { reason?: string; onRetry: () => void }) {
  return (
    <Center minHeight="100vh">
      <LoadFailure label="your account" {...props} />
    </Center>
  );
}

interface RequireSignInProps {
  /** Whether the page's data are public, so that it may be visible while the session is checked. */
  hasPublicData?: boolean;
  /** Whether suspended users can open the page. Login shows the others what they can do. */
  admitsSuspended?: boolean;
}

/** Renders the page for signed-in users; redirects others to Login, which remembers the location. */
export function RequireSignIn({
  hasPublicData = false,
  admitsSuspended = false,
}: RequireSignInProps) {
  const session = useSession();
  const from = useLocation();
  const dispatch = useAppDispatch();
  const withPreview = (spinner: ReactElement) =>
    hasPublicData ? <PublicPreview spinner={spinner} /> : spinner;
  switch (session.status) {
    case 'starting':
    case 'restoring':
    case 'loading':
    case 'loadingAccount':
      return withPreview(<FullScreenSpinner />);
    case 'startingSlowly':
    case 'loadingSlowly':
      return withPreview(
        <FullScreenSpinner>
          <Text>Still waiting for the sign-in service.</Text>
          <Button variant="outline" onClick={reloadPage}>
            Retry
          </Button>
        </FullScreenSpinner>,
      );
    case 'signedOut':
      return (
        <Navigate
          to={paths.login}
          replace
          state={{
            from,
            ...(session.endReason && {
              endReason: session.endReason,
              // The dialog that is open now opens again after the next sign-in.
              ...stateToReopenDialog(openDialogId()),
            }),
          }}
        />
      );
    case 'suspended':
      return admitsSuspended ? <Outlet /> : <Navigate to={paths.login} replace />;
    case 'identityUnavailable':
      return <AccountFailure onRetry={reloadPage} />;
    case 'accountFailed': {
      const { initiate } = usersApi.endpoints.account;
      const loadAccount = initiate(session.user.email, { subscribe: false, forceRefetch: true });
      return <AccountFailure reason={session.reason} onRetry={() => void dispatch(loadAccount)} />;
    }
    case 'signedIn':
      return hasPublicData ? <PublicPreview /> : <Outlet />;
  }
}
