import { Box, Button, Menu, Text } from '@chakra-ui/react';
import type { AuthUser } from '../../../contract/user';
import { UserAvatar } from '../../components/people/user-avatar';

interface AvatarMenuProps {
  user: AuthUser;
  onSignOut: () => void;
}

/** The round button with the user's picture: who they are, and the way out. */
export function AvatarMenu({ user, onSignOut }: AvatarMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="plain" padding="0" rounded="full" aria-label="Your account">
          <UserAvatar name={user.displayName} photoURL={user.photoURL} />
        </Button>
      </Menu.Trigger>
      {/* Within the header, so that it belongs to a landmark. */}
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
          <Menu.Item value="sign-out" onClick={onSignOut}>
            Sign out
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
