import {
  Box,
  Button,
  HStack,
  IconButton,
  Spinner,
  Text,
  type SystemStyleObject,
} from '@chakra-ui/react';
import HeartIcon from '@heroicons/react/24/outline/HeartIcon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasRole, isTradingRole } from '../../../contract/accounts/has-role';
import { useSession } from '../../session/use-session';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { identity } from '../../services/identity/identity';
import { hasCapability } from '../../services/configuration';
import { dashboardStartPath } from '../../services/paths/menu-links';
import { paths } from '../../services/paths/paths';
import { hiddenWithoutCapability } from '../../hydration/hidden-without-capability';
import { hiddenFromUsersStyles, hiddenFromVisitorsStyles } from '../guards/public-preview';
import { tinyHeaderQuery } from './header-space';

const AvatarMenu = lazyComponent({
  label: 'your account',
  load: async () => {
    const module = await import(/* webpackChunkName: "menus" */ './avatar-menu');
    return module.AvatarMenu;
  },
  // This is the size of the avatar button and the link beside it.
  Fallback: ({ hasMessages }) => (
    <>
      {hasMessages && <Box boxSize="9" hideBelow="md" />}
      <Box boxSize="10" />
    </>
  ),
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton
      variant="outline"
      boxSize="10"
      rounded="full"
      aria-label="Your account"
      reloadChunk={reloadChunk}
      floating
    >
      …
    </ChunkFailureButton>
  ),
});

const textButtonSelector = '& .chakra-button:not([aria-haspopup])';

/** Stands apart at the end, so that a press that misses another button does not sign out. */
function AtTheEnd({ children }: { children: ReactNode }) {
  return (
    <Box marginStart={{ base: '2', md: '3' }} css={{ [tinyHeaderQuery]: { order: '1' } }}>
      {children}
    </Box>
  );
}

/** Moves the buttons to the second row. */
const tinyHeaderStyles: SystemStyleObject = {
  [tinyHeaderQuery]: {
    display: 'contents',
    [textButtonSelector]: { order: '1' },
  },
};

const checkingSpinner = <Spinner size="sm" role="status" aria-label="Checking who you are" />;

/**
 * Takes the width of a buyer's or seller's actions until they are shown, so that the header does not move under
 * the pointer of a user who returns.
 */
function ReservedActions() {
  return (
    <HStack aria-hidden visibility="hidden" gap={{ base: '1', sm: '2' }}>
      <Button as="span" size="sm">
        Dashboard
      </Button>
      <Box boxSize="9" hideBelow="md" />
      <Box boxSize="9" hideBelow="md" css={hiddenWithoutCapability} />
      <Box boxSize="10" />
      <AtTheEnd>
        <Button as="span" variant="ghost" size="sm">
          LogOut
        </Button>
      </AtTheEnd>
    </HStack>
  );
}

/** The right end of the header: Login and Register, or the user's actions and menu. */
export function AccountActions() {
  const session = useSession();
  const { status } = session;

  // Without a stored access token the user is probably signed out, so the buttons are shown at once.
  if (status === 'restoring' || status === 'loading') {
    return (
      <Box position="relative">
        <ReservedActions />
        <Box position="absolute" insetEnd="2" top="calc(50% - 0.625rem)">
          {checkingSpinner}
        </Box>
      </Box>
    );
  }
  if (status === 'loadingSlowly') {
    return (
      <HStack gap={{ base: '1', sm: '2' }}>
        {checkingSpinner}
        <Text textStyle="xs" color="fg.muted" maxWidth="20" lineHeight="short">
          Still checking who you are
        </Text>
        <Button variant="outline" size="xs" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </HStack>
    );
  }
  if (!('user' in session)) {
    return (
      <>
        <HStack
          gap={{ base: '1', sm: '2' }}
          // Hides the prerendered buttons from users who were signed in before.
          css={[tinyHeaderStyles, status === 'starting' ? hiddenFromUsersStyles : {}]}
        >
          <Button asChild variant="ghost" size="sm">
            <Link to={paths.login}>Login</Link>
          </Button>
          <Button asChild size="sm">
            <Link to={paths.register}>Register</Link>
          </Button>
        </HStack>
        {status === 'starting' && (
          <Box css={hiddenFromVisitorsStyles}>
            <ReservedActions />
          </Box>
        )}
      </>
    );
  }
  const role = status === 'signedIn' ? session.role : null;
  const hasMessages = isTradingRole(role) && hasCapability('extensions');
  // Ignore a failure: the header still shows the user as signed in, and they can retry.
  const signOut = () => void identity.signOut().catch(() => undefined);
  return (
    <HStack gap={{ base: '1', sm: '2' }} css={tinyHeaderStyles}>
      {role && (
        <Button asChild size="sm">
          <Link to={dashboardStartPath(role)}>Dashboard</Link>
        </Button>
      )}
      {status === 'signedIn' && hasRole(session, 'buyer') && (
        <IconButton asChild variant="ghost" size="sm" hideBelow="md">
          <Link to={paths.myWishlist} aria-label="Wishlist" title="Wishlist">
            <HeartIcon />
          </Link>
        </IconButton>
      )}
      <AvatarMenu
        session={session}
        isNotified={role !== null && hasCapability('extensions')}
        hasMessages={hasMessages}
        onSignOut={signOut}
      />
      <AtTheEnd>
        <Button variant="ghost" size="sm" onClick={signOut}>
          LogOut
        </Button>
      </AtTheEnd>
    </HStack>
  );
}
