import { Box, Button, Menu, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import type { AuthUser } from '../../../contract/user';
import { lazyComponent } from '../../components/loading/lazy-component';
import { whenIdle } from '../../components/loading/when-idle';
import { UserAvatar } from '../../components/people/user-avatar';
import { paths } from '../../services/paths';

/** Loads when the browser is idle, and renders nothing if it fails: the count is not essential. */
const NewNotifications = lazyComponent({
  label: 'the number of your notifications',
  load: async () => {
    await whenIdle();
    const module = await import(
      /* webpackChunkName: "new-notifications" */ '../../features/notifications/new-notifications'
    );
    return module.NewNotifications;
  },
  Fallback: () => null,
  Failed: () => null,
});

interface AvatarMenuProps {
  user: AuthUser;
  /** Whether the API sends this user notifications. */
  isNotified: boolean;
  onSignOut: () => void;
}

/** The round button with the user's picture, which opens the account menu. */
export function AvatarMenu({ user, isNotified, onSignOut }: AvatarMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="plain" padding="0" rounded="full" position="relative">
          <VisuallyHidden>Your account</VisuallyHidden>
          <Box aria-hidden>
            <UserAvatar name={user.displayName} photoURL={user.photoURL} />
          </Box>
          {isNotified && <NewNotifications />}
        </Button>
      </Menu.Trigger>
      {/* Not in a portal, so that the menu stays within the header landmark. */}
      <Menu.Positioner>
        <Menu.Content minWidth="56" maxWidth="min(20rem, calc(100vw - 2rem))">
          <Box paddingX="3" paddingY="2">
            <Text fontWeight="600" dir="auto">
              {user.displayName}
            </Text>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {user.email}
            </Text>
          </Box>
          <Menu.Separator />
          {isNotified && (
            <Menu.Item value="notifications" asChild>
              <Link to={paths.notifications}>{routes.notifications.title}</Link>
            </Menu.Item>
          )}
          <Menu.Item value="sign-out" onClick={onSignOut}>
            Sign out
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
