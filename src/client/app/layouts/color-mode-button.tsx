import { IconButton } from '@chakra-ui/react';
import MoonIcon from '@heroicons/react/24/outline/MoonIcon';
import SunIcon from '@heroicons/react/24/outline/SunIcon';
import { useColorModeSwitch } from './use-color-mode-switch';

export function ColorModeButton() {
  const { dark, switchLabel, switchColorMode } = useColorModeSwitch();
  return (
    <IconButton variant="ghost" size="sm" aria-label={switchLabel} onClick={switchColorMode}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
