import { useSyncExternalStore } from 'react';
import { persistentStorage } from '../storage/browser-storage';

export type ColorMode = 'light' | 'dark';

export const colorModeKey = 'secondhand-color-mode';
const listeners = new Set<() => void>();
const darkModeQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the user's choice, else the system's setting. */
function currentMode(): ColorMode {
  const chosen = persistentStorage.read(colorModeKey);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkModeQuery().matches ? 'dark' : 'light';
}

function applyColorMode(): void {
  const { classList, style } = document.documentElement;
  const mode = currentMode();
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
  listeners.forEach((listener) => listener());
}

/** Applies the color mode now, and when the system or another tab changes it. */
export function syncColorMode(): void {
  darkModeQuery().addEventListener('change', applyColorMode);
  window.addEventListener('storage', applyColorMode);
  applyColorMode();
}

/** Stores and applies the user's choice. */
export function chooseColorMode(mode: ColorMode): void {
  persistentStorage.store(colorModeKey, mode);
  applyColorMode();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the color mode; light during prerendering and hydration. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, currentMode, () => 'light');
}
