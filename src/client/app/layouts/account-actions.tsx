import { Box, Button, HStack, Spinner, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useVisitor } from '../../session/visitor';
import { lazyPart } from '../../components/loading/lazy-part';
import { MissingButton } from '../../components/loading/missing-button';
import { identity } from '../../services/identity/identity';
import { hasCapability } from '../../services/configuration';
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

/** The right end of the header: the way in for a visitor, their own things for everybody else. */
export function AccountActions() {
  const visitor = useVisitor();
  const { status } = visitor;

  // Before the first auth result only those wait who have been here before.
  if (status === 'returning' || status === 'loading') return checking;
  if (status === 'unanswered') {
    return (
      <HStack gap={{ base: '1', sm: '2' }}>
        {checking}
        <Text textStyle="xs" color="fg.muted" maxWidth="20" lineHeight="short">
          Still checking who you are
        </Text>
        <Button variant="outline" size="xs" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </HStack>
    );
  }
  if (!('user' in visitor)) {
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
  const role = status === 'signedIn' ? visitor.role : null;
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
      <AvatarMenu
        user={visitor.user}
        isNotified={role !== null && hasCapability('orders')}
        onSignOut={signOut}
      />
    </HStack>
  );
}
