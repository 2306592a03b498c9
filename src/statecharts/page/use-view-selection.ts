import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Flow } from './flow';
import { useVisualiserConfig } from './visualiser-context';

export type Mode = 'live' | 'simulate';

export interface ViewSelection {
  mode: Mode;
  /** Undefined while the page follows the latest step of any flow. */
  flow: Flow | undefined;
}

export function useViewSelection(): ViewSelection {
  const { flows } = useVisualiserConfig();
  const [parameters] = useSearchParams();
  return useMemo(
    () => ({
      mode: parameters.get('mode') === 'simulate' ? 'simulate' : 'live',
      flow: flows.find(({ machine }) => machine.id === parameters.get('machine')),
    }),
    [flows, parameters],
  );
}

export function viewUrl({ mode, flow }: ViewSelection): string {
  const parameters = new URLSearchParams();
  if (mode === 'simulate') parameters.set('mode', mode);
  if (flow) parameters.set('machine', flow.machine.id);
  return `?${parameters.toString()}`;
}
