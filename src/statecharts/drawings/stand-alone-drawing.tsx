import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartLayout } from '../chart/layout';
import { StandAloneChart } from '../chart/stand-alone-chart';

/** Renders a chart as the text of an SVG file. */
export function standAloneDrawing(layout: ChartLayout): string {
  return onePerLine(renderToStaticMarkup(<StandAloneChart layout={layout} />));
}

/** A <text> element stays on one line, because white space between its parts would be drawn. */
const textElement = /<text\b.*?<\/text>/;
const leafElement = /<(\w+)[^>]*>[^<]*<\/\1>/;
const singleTag = /<[^>]+>/;
const elementPattern = new RegExp(
  [textElement, leafElement, singleTag].map(({ source }) => source).join('|'),
  'gs',
);

/** Puts each element on its own line, so that diffs of drawings are short. */
function onePerLine(markup: string): string {
  let depth = 0;
  const lines = [...markup.matchAll(elementPattern)].map(([element]) => {
    const closes = element.startsWith('</');
    if (closes) depth -= 1;
    const line = '  '.repeat(depth) + element;
    if (!closes && !element.includes('</')) depth += 1;
    return line;
  });
  return `${lines.join('\n')}\n`;
}
