import { Box, Button, Menu, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { routes } from '../../../contract/routes';
import { lazyComponent } from '../../components/loading/lazy-component';
import { whenIdle } from '../../components/loading/when-idle';
import { UserAvatar } from '../../components/people/user-avatar';
import { paths } from '../../services/paths/paths';
import { RoleMenuItems } from '../../features/account-roles/role-menu-items';
import { hasCapability } from '../../services/configuration';
import type { SessionState } from '../../session/session-slice';
import { RoleAdditionDialog } from './role-addition';

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

/** Loads when the browser is idle. The link in the menu replaces it if it fails. */
const UnreadMessages = lazyComponent({
  label: 'your messages',
  load: async () => {
    await whenIdle();
    const module = await import(
      /* webpackChunkName: "unread-messages" */ '../../features/conversation/unread-messages'
    );
    return module.UnreadMessages;
  },
  Fallback: () => <Box boxSize="9" />,
  Failed: () => null,
});

interface AvatarMenuProps {
  /** The session of a user. */
  session: Extract<SessionState, { user: unknown }>;
  /** Whether the API sends this user notifications. */
  isNotified: boolean;
  /** Whether this user can write and receive messages. */
  hasMessages: boolean;
  onSignOut: () => void;
}

/** The link to the user's messages, and the round button that opens the account menu. */
export function AvatarMenu(props: AvatarMenuProps) {
  return (
    <>
      {props.hasMessages && (
        <Box hideBelow="md">
          <UnreadMessages />
        </Box>
      )}
      <AccountMenu {...props} />
    </>
  );
}

function AccountMenu({ session, isNotified, hasMessages, onSignOut }: AvatarMenuProps) {
  const { user } = session;
  const trader = hasCapability('extensions') ? toTraderSession(session) : undefined;
  /** The role that the user has last asked to add. */
  const [request, setRequest] = useState<{ role: RegistrationRole }>();
  return (
    <>
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
          <Menu.Content
            minWidth="min(14rem, calc(100vw - 2rem))"
            maxWidth="min(20rem, calc(100vw - 2rem))"
          >
            <Box paddingX="3" paddingY="2">
              <Text fontWeight="600" dir="auto">
                {user.displayName}
              </Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {user.email}
              </Text>
            </Box>
            <Menu.Separator />
            {trader && (
              <RoleMenuItems
                active={trader.role}
                hasBothRoles={trader.hasBothRoles ?? false}
                onAdd={(role) => setRequest({ role })}
              />
            )}
            {isNotified && (
              <Menu.Item value="notifications" asChild>
                <Link to={paths.notifications}>{routes.notifications.title}</Link>
              </Menu.Item>
            )}
            {hasMessages && (
              <Menu.Item value="messages" asChild>
                <Link to={paths.messages}>{routes.messages.title}</Link>
              </Menu.Item>
            )}
            <Menu.Item value="sign-out" onClick={onSignOut}>
              Sign out
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {request && (
        <RoleAdditionDialog request={request} user={user} isVerified={trader?.verified === true} />
      )}
    </>
  );
}

/** Returns the session of a buyer or seller; undefined for other users. */
function toTraderSession(session: AvatarMenuProps['session']) {
  if (session.status !== 'signedIn') return undefined;
  const { role } = session;
  return role === 'buyer' || role === 'seller' ? { ...session, role } : undefined;
}
