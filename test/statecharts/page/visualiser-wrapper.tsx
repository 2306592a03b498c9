import type { ReactNode } from 'react';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { toast } from '../../../src/client/services/toasts/toasts';
import { VisualiserProvider } from '../../../src/statecharts/page/visualiser-context';
import { ThemeWrapper } from '../../client/support/theme-wrapper';

const config = { flows, notify: toast };

/** Renders a part of the visualiser with the marketplace's flows. */
export function VisualiserWrapper({ children }: { children: ReactNode }) {
  return (
    <ThemeWrapper>
      <VisualiserProvider value={config}>{children}</VisualiserProvider>
    </ThemeWrapper>
  );
}
