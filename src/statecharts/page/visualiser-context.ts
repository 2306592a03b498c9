import { createContext, useContext } from 'react';
import type { Flow } from './flow';

/** The configuration that the application provides. */
export interface VisualiserConfig {
  flows: readonly [Flow, ...Flow[]];
  /** Shows a toast. */
  notify: Record<'success' | 'error', (message: string) => void>;
}

const VisualiserContext = createContext<VisualiserConfig | undefined>(undefined);

export const VisualiserProvider = VisualiserContext.Provider;

export function useVisualiserConfig(): VisualiserConfig {
  const config = useContext(VisualiserContext);
  if (!config) throw new Error('useVisualiserConfig must be called inside a VisualiserProvider.');
  return config;
}
