import { Button, Center, Text } from '@chakra-ui/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../api/store-hooks';
import { useVisitor } from '../../session/visitor';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { LoadFailure } from '../../components/loading/load-failure';
import { paths } from '../../services/paths';

/** Lets signed-in users through, and remembers where a visitor was going. */
export function RequireSignIn() {
  const visitor = useVisitor();
  const from = useLocation();
  const endedBecause = useAppSelector(({ session }) => session.endedBecause);
  switch (visitor.status) {
    case 'loading':
      return <FullScreenSpinner />;
    case 'overdue':
      return (
        <FullScreenSpinner>
          <Text>Still waiting for the sign-in service.</Text>
          <Button variant="outline" onClick={visitor.retry}>
            Retry
          </Button>
        </FullScreenSpinner>
      );
    case 'signedOut':
      return (
        <Navigate
          to={paths.login}
          replace
          state={{ from, ...(endedBecause && { endedBecause }) }}
        />
      );
    case 'unavailable':
      return (
        <Center minHeight="100vh">
          <LoadFailure what="your account" reason={visitor.reason} onRetry={visitor.retry} />
        </Center>
      );
    case 'signedIn':
      return <Outlet />;
  }
}
