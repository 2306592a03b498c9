import { Box, Link as ChakraLink, Stack } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { MenuLink } from '../../services/paths/menu-links';

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
  /** Called on a click. Set in the drawer only, whose links replace the drawer's history entry. */
  onChoose?: () => void;
}

export function DashboardMenu({ links, parent, switchableRole, onChoose }: DashboardMenuProps) {
  return (
    <Stack as="nav" aria-label="Dashboard" gap="4">
      {switchableRole && <RoleSwitch active={switchableRole} onSwitched={onChoose} />}
      <Stack gap="1">
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
      </Stack>
    </Stack>
  );
}
