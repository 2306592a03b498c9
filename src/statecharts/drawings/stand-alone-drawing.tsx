import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartLayout } from '../chart/layout';
import { StandAloneChart } from '../chart/stand-alone-chart';
import { onePerLine } from './one-per-line';

/** Renders a chart as the text of an SVG file. */
export function standAloneDrawing(layout: ChartLayout): string {
  return onePerLine(renderToStaticMarkup(<StandAloneChart layout={layout} />));
}
