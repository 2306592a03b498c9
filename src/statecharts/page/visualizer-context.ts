import { createContext, useContext } from 'react';
import type { Flow } from './flow';

/** What the application provides to its visualizer. */
export interface VisualizerConfig {
  flows: readonly [Flow, ...Flow[]];
  /** Shows short messages. */
  notify: Record<'success' | 'error', (message: string) => void>;
}

const VisualizerContext = createContext<VisualizerConfig | undefined>(undefined);

export const VisualizerProvider = VisualizerContext.Provider;

export function useVisualizerConfig(): VisualizerConfig {
  const config = useContext(VisualizerContext);
  if (!config) throw new Error('A VisualizerProvider is missing.');
  return config;
}
