import { useTheme } from 'next-themes';

/** The colours in use and how to switch them; until somebody does, the system decides. */
export function useColorMode() {
  const { resolvedTheme, setTheme } = useTheme();
  const dark = resolvedTheme === 'dark';
  return {
    dark,
    switchLabel: dark ? 'Switch to light colours' : 'Switch to dark colours',
    switchColors: () => setTheme(dark ? 'light' : 'dark'),
  };
}
