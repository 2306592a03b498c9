import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import Bars3Icon from '@heroicons/react/24/outline/Bars3Icon';

/** The button of the site menu, before and after the menu has loaded. */
export function SiteMenuButton(props: IconButtonProps) {
  return (
    <IconButton variant="ghost" size="sm" aria-label="Menu" aria-haspopup="menu" {...props}>
      <Bars3Icon />
    </IconButton>
  );
}
