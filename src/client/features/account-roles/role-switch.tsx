import { Button, Group } from '@chakra-ui/react';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { roleTexts, tradingRoles } from './role-texts';
import { useSwitchRole } from './use-switch-role';

interface RoleSwitchProps {
  active: RegistrationRole;
  /** Called when the user has switched. */
  onSwitched?: (() => void) | undefined;
}

/** The switch between buying and selling above the dashboard menu. */
export function RoleSwitch({ active, onSwitched }: RoleSwitchProps) {
  const [switchRole, isSwitching] = useSwitchRole();
  const handlePress = async (role: RegistrationRole) => {
    await switchRole(role);
    onSwitched?.();
  };
  return (
    <Group attached width="full" role="group" aria-label="Buying or selling">
      {tradingRoles.map((role) => (
        <Button
          key={role}
          flex="1"
          size="sm"
          variant={role === active ? 'solid' : 'outline'}
          aria-pressed={role === active}
          loading={isSwitching && role !== active}
          onClick={() => role !== active && void handlePress(role)}
        >
          {roleTexts[role].activity}
        </Button>
      ))}
    </Group>
  );
}
