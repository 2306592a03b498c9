import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChartLayout } from '../chart/layout';
import { StandAloneChart } from '../chart/stand-alone-chart';
import { saveFile } from './save-file';

/** Saves a chart as an SVG file, identical to the drawing beside the machine. */
export function saveChart(layout: ChartLayout): void {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(<StandAloneChart layout={layout} />));
  const svg = container.firstElementChild ?? container;
  // The serializer adds the namespace.
  svg.removeAttribute('xmlns');
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  saveFile(`${layout.chart.id}.svg`, 'image/svg+xml', text);
}
