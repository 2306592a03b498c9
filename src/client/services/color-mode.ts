import { useSyncExternalStore } from 'react';
import { lastingStorage } from './browser-storage';

export type ColorMode = 'light' | 'dark';

export const colorModeKey = 'secondhand-color-mode';
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What the person chose here, else what their system says. */
function current(): ColorMode {
  const chosen = lastingStorage.read(colorModeKey);
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

/** Puts the colours on the page, and follows the system and other tabs from then on. */
export function startColorMode(): void {
  systemIsDark().addEventListener('change', apply);
  window.addEventListener('storage', apply);
  apply();
}

/** Keeps what the person chose, in every tab. */
export function chooseColorMode(mode: ColorMode): void {
  lastingStorage.store(colorModeKey, mode);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The colours in use; what renders before they are known renders in light ones. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, current, () => 'light');
}
