import { chooseColorMode, useColorMode } from '../../services/browser/color-mode';

/** Switches between light and dark mode. Until the user chooses one, the system's setting applies. */
export function useColorModeSwitch() {
  const dark = useColorMode() === 'dark';
  return {
    dark,
    switchLabel: dark ? 'Light mode' : 'Dark mode',
    switchColorMode: () => chooseColorMode(dark ? 'light' : 'dark'),
  };
}
