import { Menu } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { categoriesLink, mainLinks } from './main-links';
import { SiteMenuButton } from './site-menu-button';
import { useColorModeSwitch } from './use-color-mode-switch';

/** The open site menu, a lazy chunk. */
export function OpenedSiteMenu() {
  const { switchLabel, switchColorMode } = useColorModeSwitch();
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <SiteMenuButton />
      </Menu.Trigger>
      {/* Not in a portal, so that the menu stays within the header landmark. */}
      <Menu.Positioner>
        <Menu.Content>
          {[...mainLinks, categoriesLink].map(({ label, to }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>{label}</Link>
            </Menu.Item>
          ))}
          <Menu.Separator />
          <Menu.Item value="colors" onClick={switchColorMode}>
            {switchLabel}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
