import { Menu } from '@chakra-ui/react';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { otherRole, roleTexts, tradingRoles } from './role-texts';
import { useSwitchRole } from './use-switch-role';

interface RoleMenuItemsProps {
  active: RegistrationRole;
  hasBothRoles: boolean;
  /** Called when a user with one role presses the item that adds the other one. */
  onAdd: (role: RegistrationRole) => void;
}

/** In the account menu: the switch between buying and selling, or the item that adds the other role. */
export function RoleMenuItems({ active, hasBothRoles, onAdd }: RoleMenuItemsProps) {
  if (hasBothRoles) return <SwitchItems active={active} />;
  const role = otherRole(active);
  return (
    <Menu.Item value="add-role" onClick={() => onAdd(role)}>
      {roleTexts[role].start}
    </Menu.Item>
  );
}

function SwitchItems({ active }: { active: RegistrationRole }) {
  const [switchRole, isSwitching] = useSwitchRole();
  return (
    <>
      <Menu.RadioItemGroup value={active} aria-label="Buying or selling">
        {tradingRoles.map((role) => (
          <Menu.RadioItem
            key={role}
            value={role}
            disabled={isSwitching}
            onClick={() => role !== active && void switchRole(role)}
          >
            <Menu.ItemText>{roleTexts[role].activity}</Menu.ItemText>
            <Menu.ItemIndicator />
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
      <Menu.Separator />
    </>
  );
}
