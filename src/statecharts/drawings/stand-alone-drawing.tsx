import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing } from '../chart/chart-drawing';
import { fileChartStyle } from '../chart/chart-style';
import type { ChartLayout } from '../chart/layout';
import { onePerLine } from './one-per-line';

/** A chart as a file that needs nothing else: its own style, light and dark. */
export function standAloneDrawing(layout: ChartLayout): string {
  const { width, height, chart } = layout;
  const margin = 12;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`${-margin} ${-margin} ${size.width} ${size.height}`}
    >
      <title>{chart.id}</title>
      <desc>{chart.description}</desc>
      <style>{fileChartStyle}</style>
      <rect className="chart-ground" x={-margin} y={-margin} {...size} />
      <ChartDrawing layout={layout} />
    </svg>,
  );
  return onePerLine(markup);
}
