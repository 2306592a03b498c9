import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChartLayout } from '../chart/layout';
import { StandAloneChart } from '../chart/stand-alone-chart';
import { saveFile } from './save-file';

/** Saves a chart as a picture, the same as the one beside its machine. */
export function saveChart(layout: ChartLayout): void {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<StandAloneChart layout={layout} />));
  const picture = holder.firstElementChild ?? holder;
  // The serializer names the namespace itself.
  picture.removeAttribute('xmlns');
  const text = new XMLSerializer().serializeToString(picture);
  root.unmount();
  saveFile(`${layout.chart.id}.svg`, 'image/svg+xml', text);
}
