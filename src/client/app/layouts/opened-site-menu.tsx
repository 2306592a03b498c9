import { Menu } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { mainLinks } from './main-links';
import { SiteMenuButton } from './site-menu-button';
import { useColorSwitch } from './use-color-switch';

/** The menu from its first opening on. */
export function OpenedSiteMenu() {
  const { switchLabel, switchColors } = useColorSwitch();
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <SiteMenuButton />
      </Menu.Trigger>
      {/* Within the header, so that it belongs to a landmark. */}
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
    </Menu.Root>
  );
}
