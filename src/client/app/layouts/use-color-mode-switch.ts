import { chooseColorMode, useColorMode } from '../../services/color-mode';

/** FeatureFlags between light and dark; until somebody does, the system decides. */
export function useColorModeSwitch() {
  const dark = useColorMode() === 'dark';
  return {
    dark,
    switchLabel: dark ? 'Light mode' : 'Dark mode',
    switchColorMode: () => chooseColorMode(dark ? 'light' : 'dark'),
  };
}
