import { chooseColorMode, useColorMode } from '../../services/color-mode';

/** FeatureFlags between light and dark; until somebody does, the system decides. */
export function useColorSwitch() {
  const dark = useColorMode() === 'dark';
  return {
    dark,
    switchLabel: dark ? 'Light mode' : 'Dark mode',
    switchColors: () => chooseColorMode(dark ? 'light' : 'dark'),
  };
}
