import { Fragment } from 'react';
import { MarkShape } from './mark-shape';
import { markWidth, type TextRow } from './text-block';

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
