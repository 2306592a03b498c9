import { useSyncExternalStore } from 'react';
import { persistentStorage } from './browser-storage';

export type ColorMode = 'light' | 'dark';

export const colorModeKey = 'secondhand-color-mode';
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The user's choice, else the system's setting. */
function current(): ColorMode {
  const chosen = persistentStorage.read(colorModeKey);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

function apply(): void {
  const { classList, style } = document.documentElement;
  const mode = current();
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
  listeners.forEach((listener) => listener());
}

/** Applies the color mode, and again when the system's setting or another tab changes it. */
export function syncColorMode(): void {
  systemIsDark().addEventListener('change', apply);
  window.addEventListener('storage', apply);
  apply();
}

/** Stores the user's choice for every tab. */
export function chooseColorMode(mode: ColorMode): void {
  persistentStorage.store(colorModeKey, mode);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Light during prerendering and hydration. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, current, () => 'light');
}
