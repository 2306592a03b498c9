import { createContext, useContext } from 'react';
import type { Flow } from './flow';

/** What the application provides to its visualiser. */
export interface VisualiserConfig {
  flows: readonly [Flow, ...Flow[]];
  /** Shows short messages. */
  notify: Record<'success' | 'error', (message: string) => void>;
}

const VisualiserContext = createContext<VisualiserConfig | undefined>(undefined);

export const VisualiserProvider = VisualiserContext.Provider;

export function useVisualiserConfig(): VisualiserConfig {
  const config = useContext(VisualiserContext);
  if (!config) throw new Error('A VisualiserProvider is missing.');
  return config;
}
