import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Flow } from './flow';
import { useVisualizerConfig } from './visualizer-context';

export type Mode = 'live' | 'simulate';

/** What the address says is shown. */
export interface Shown {
  mode: Mode;
  /** Absent while the page follows whatever moves. */
  flow: Flow | undefined;
}

export function useShown(): Shown {
  const { flows } = useVisualizerConfig();
  const [parameters] = useSearchParams();
  return useMemo(
    () => ({
      mode: parameters.get('mode') === 'simulate' ? 'simulate' : 'live',
      flow: flows.find(({ machine }) => machine.id === parameters.get('machine')),
    }),
    [flows, parameters],
  );
}

/** The address at which something is shown. */
export function addressOf({ mode, flow }: Shown): string {
  const parameters = new URLSearchParams();
  if (mode === 'simulate') parameters.set('mode', mode);
  if (flow) parameters.set('machine', flow.machine.id);
  return `?${parameters.toString()}`;
}
