import { IconButton, Menu, Portal, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { mainLinks } from './main-links';
import { useColorSwitch } from './use-color-switch';

/** On a phone, what the header has no room for. */
export function SiteMenu() {
  const { switchLabel, switchColors } = useColorSwitch();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" size="sm" aria-label="Menu">
          <chakra.svg viewBox="0 0 20 20" boxSize="5" aria-hidden>
            <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" strokeWidth="1.8" />
          </chakra.svg>
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {mainLinks.map(({ label, to }) => (
              <Menu.Item key={to} value={to} asChild>
                <Link to={to}>{label}</Link>
              </Menu.Item>
            ))}
            <Menu.Separator />
            <Menu.Item value="colours" onClick={switchColors}>
              {switchLabel}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
