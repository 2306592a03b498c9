import { Fragment } from 'react';
import { markWidth, type TextRow, type Mark } from './text-block';

/** Renders rows of text, each with its mark. */
export function TextRows({ rows }: { rows: readonly TextRow[] }) {
  return rows.map(({ x, y, mark, runs }) => (
    <Fragment key={y}>
      {mark && <MarkShape mark={mark} x={x} y={y - 10} />}
      <text x={mark ? x + markWidth : x} y={y}>
        {runs.map(({ text, style }, index) => (
          <tspan key={index} className={`chart-${style}`}>
            {index === 0 ? text : ` ${text}`}
          </tspan>
        ))}
      </text>
    </Fragment>
  ));
}

/** SVG path data in a 12 × 12 view box. */
const paths: Record<Mark, string> = {
  done: 'M2 6.5 L5 9.5 L10.5 3',
  error: 'M2.5 2.5 L9.5 9.5 M9.5 2.5 L2.5 9.5',
  after: 'M6 0.8 a5.2 5.2 0 1 0 0.01 0 Z M6 3 V6 L8.2 7.6',
  always: 'M6.8 0.8 L2.4 6.8 H5.6 L4.6 11.2 L9.6 4.8 H6.3 Z',
  entry: 'M6.5 1.5 H10.5 V10.5 H6.5 M1 6 H7 M4.6 3.6 L7 6 L4.6 8.4',
  exit: 'M5.5 1.5 H1.5 V10.5 H5.5 M4.5 6 H10.8 M8.4 3.6 L10.8 6 L8.4 8.4',
  invoke: 'M3 1.6 L10.4 6 L3 10.4 Z',
  forbidden: 'M6 0.8 a5.2 5.2 0 1 0 0.01 0 Z M2.4 9.6 L9.6 2.4',
  internal: 'M10.5 6 a4.5 4.5 0 1 1 -1.6 -3.4 M9.6 0.4 L9.2 3 L6.6 2.6',
};

/** Draws a mark as a path, because glyphs differ between fonts or are missing. */
function MarkShape({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  return (
    <path
      className={`chart-mark chart-mark-${mark}`}
      d={paths[mark]}
      transform={`translate(${x} ${Math.round(y * 10) / 10})`}
    />
  );
}
