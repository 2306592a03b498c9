import type { ReactNode } from 'react';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { notify } from '../../../src/client/services/notifications';
import { VisualizerProvider } from '../../../src/statecharts/page/visualizer-context';
import { ThemeWrapper } from '../../client/support/theme-wrapper';

const config = { flows, notify };

/** Renders a part of the visualizer with the marketplace's flows. */
export function VisualizerWrapper({ children }: { children: ReactNode }) {
  return (
    <ThemeWrapper>
      <VisualizerProvider value={config}>{children}</VisualizerProvider>
    </ThemeWrapper>
  );
}
