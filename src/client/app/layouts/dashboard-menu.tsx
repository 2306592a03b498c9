import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { MenuLink } from '../../services/paths/menu-links';
import { groupMenu } from './menu-groups';

const RoleSwitch = lazyComponent({
  label: 'the switch between buying and selling',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "role-switch" */ '../../features/account-roles/role-switch'
    );
    return module.RoleSwitch;
  },
  Fallback: () => <Box height="9" />,
});

interface DashboardMenuProps {
  links: readonly MenuLink[];
  /** The link to the list that the current page belongs to, such as My Orders for an order. */
  parent: MenuLink | undefined;
  /** The active role of a user who buys and sells; null for other users. */
  switchableRole: RegistrationRole | null;
  /** Whether the links are those of staff, which are grouped. */
  isStaff: boolean;
  /** Called on a click. Set in the drawer only, whose links replace the drawer's history entry. */
  onChoose?: (() => void) | undefined;
}

export function DashboardMenu({
  links,
  parent,
  switchableRole,
  isStaff,
  onChoose,
}: DashboardMenuProps) {
  return (
    <Stack as="nav" aria-label="Dashboard" gap="4">
      {switchableRole && <RoleSwitch active={switchableRole} onSwitched={onChoose} />}
      {isStaff ? (
        groupMenu(links).map((group) => (
          <Stack key={group.title} role="group" aria-label={group.title} gap="1">
            <Text aria-hidden paddingX="4" textStyle="sm" color="fg.muted">
              {group.title}
            </Text>
            <MenuLinks links={group.links} parent={parent} onChoose={onChoose} />
          </Stack>
        ))
      ) : (
        <Stack gap="1">
          <MenuLinks links={links} parent={parent} onChoose={onChoose} />
        </Stack>
      )}
    </Stack>
  );
}

function MenuLinks({
  links,
  parent,
  onChoose,
}: Pick<DashboardMenuProps, 'links' | 'parent' | 'onChoose'>) {
  return (
    <>
      {links.map(({ label, to }) => (
        <ChakraLink
          key={to}
          asChild
          paddingX="4"
          paddingY="2.5"
          borderRadius="md"
          textDecoration="none"
          _hover={{ bg: 'bg.subtle' }}
          css={{
            '&[aria-current]': { bg: 'brand.muted', color: 'brand.fg', fontWeight: '600' },
          }}
        >
          {to === parent?.to ? (
            <Link to={to} onClick={onChoose} replace={!!onChoose} aria-current="true">
              {label}
            </Link>
          ) : (
            <NavLink to={to} onClick={onChoose} replace={!!onChoose}>
              {label}
            </NavLink>
          )}
        </ChakraLink>
      ))}
    </>
  );
}
