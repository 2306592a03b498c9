import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { lazyComponent } from '../../components/loading/lazy-component';
import { whenIdle } from '../../components/loading/when-idle';
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

/** Loads when the browser is idle, and renders nothing if it fails: the count is not essential. */
const MenuCount = lazyComponent<{ to: string }>({
  label: 'the counts of the menu',
  load: async () => {
    await whenIdle();
    const module = await import(/* webpackChunkName: "menu-count" */ './menu-count');
    return module.MenuCount;
  },
  Fallback: () => null,
  Failed: () => null,
});

interface DashboardMenuProps {
  links: readonly MenuLink[];
  /** The link to the list that the current page belongs to, such as My Orders for an order. */
  parent: MenuLink | undefined;
  /** The active role of a user who buys and sells; null for other users. */
  switchableRole: RegistrationRole | null;
  /** Whether the links are those of staff. */
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
  const groups = groupMenu(links, { isStaff });
  return (
    <Stack as="nav" aria-label="Dashboard" gap="5">
      {switchableRole && <RoleSwitch active={switchableRole} onSwitched={onChoose} />}
      {groups.map(({ title, links: groupLinks }) =>
        groups.length === 1 ? (
          <MenuLinks key={title} links={groupLinks} parent={parent} onChoose={onChoose} />
        ) : (
          <Stack key={title} role="group" aria-label={title} gap="1">
            <Text aria-hidden paddingX="4" textStyle="eyebrow" color="fg.muted">
              {title}
            </Text>
            <MenuLinks links={groupLinks} parent={parent} onChoose={onChoose} />
          </Stack>
        ),
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
    <Stack gap="1">
      {links.map(({ label, to }) => (
        // The count is beside the link, so that it is not part of its name.
        <Box key={to} position="relative">
          <ChakraLink
            asChild
            display="block"
            paddingX="4"
            paddingY="2"
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
          <MenuCount to={to} />
        </Box>
      ))}
    </Stack>
  );
}
