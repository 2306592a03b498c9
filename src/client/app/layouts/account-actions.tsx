import { Box, Button, HStack, Spinner, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useVisitor } from '../../session/visitor';
import { useAppSelector } from '../../api/store-hooks';
import { lazyPart } from '../../components/loading/lazy-part';
import { MissingButton } from '../../components/loading/missing-button';
import { accessToken } from '../../services/access-token';
import { identity } from '../../services/identity/identity';
import { dashboardStart } from '../../services/menu-links';
import { paths } from '../../services/paths';

const AvatarMenu = lazyPart({
  what: 'your account',
  load: async () => {
    const module = await import(/* webpackChunkName: "menus" */ './avatar-menu');
    return module.AvatarMenu;
  },
  // As big as the button with the picture.
  Waiting: () => <Box boxSize="10" />,
  Missing: ({ fetchAgain }) => (
    <MissingButton
      variant="outline"
      boxSize="10"
      rounded="full"
      aria-label="Your account"
      fetchAgain={fetchAgain}
      floating
    >
      …
    </MissingButton>
  ),
});

const checking = <Spinner size="sm" role="status" aria-label="Checking who you are" />;

const hasToken = () => accessToken.read() !== null;
/** What is stored matters only until the session is known. */
const subscribe = () => () => undefined;

/** The right end of the header: the way in for a visitor, their own things for everybody else. */
export function AccountActions() {
  const { status, user } = useAppSelector((state) => state.session);
  const isReturning = useSyncExternalStore(subscribe, hasToken, () => false);
  const visitor = useVisitor();
  const role = visitor.status === 'signedIn' ? visitor.role : null;

  // Before the first auth result only those wait who have been here before.
  if (status === 'loading' || (status === 'starting' && isReturning)) return checking;
  if (visitor.status === 'overdue' && (status === 'unanswered' || isReturning)) {
    return (
      <HStack gap={{ base: '1', sm: '2' }}>
        {checking}
        <Text textStyle="xs" color="fg.muted" maxWidth="20" lineHeight="short">
          Still checking who you are
        </Text>
        <Button variant="outline" size="xs" onClick={visitor.retry}>
          Retry
        </Button>
      </HStack>
    );
  }
  if (status !== 'signedIn' || !user) {
    return (
      <HStack
        gap={{ base: '1', sm: '2' }}
        // The prerendered page is everybody's: who was signed in must not see these first.
        css={status === 'starting' ? { ':root[data-returning] &': { visibility: 'hidden' } } : {}}
      >
        <Button asChild variant="ghost" size="sm">
          <Link to={paths.login}>Login</Link>
        </Button>
        <Button asChild size="sm">
          <Link to={paths.register}>Register</Link>
        </Button>
      </HStack>
    );
  }
  // When it fails they are still signed in, as the header goes on to show, and can press again.
  const signOut = () => void identity.signOut().catch(() => undefined);
  return (
    <HStack gap={{ base: '1', sm: '2' }}>
      {role && (
        <Button asChild size="sm">
          <Link to={dashboardStart(role)}>Dashboard</Link>
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={signOut}>
        LogOut
      </Button>
      <AvatarMenu user={user} onSignOut={signOut} />
    </HStack>
  );
}
