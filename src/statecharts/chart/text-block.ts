import { textWidth, wrapIdentifier, type TextStyle } from './text-metrics';

/** An icon before a row of text. */
export type Mark =
  'done' | 'error' | 'after' | 'always' | 'entry' | 'exit' | 'invoke' | 'internal' | 'forbidden';

export interface TextRun {
  text: string;
  style: TextStyle;
}

/** One row of text at the position of its start. */
export interface TextRow {
  x: number;
  /** The y coordinate of the baseline. */
  y: number;
  mark: Mark | null;
  runs: TextRun[];
}

export interface TextBlock {
  width: number;
  height: number;
  rows: TextRow[];
}

/** A row of text before layout. */
export interface UnpositionedRow {
  mark: Mark | null;
  runs: TextRun[];
  /** Pixels from the baseline of the previous row to the baseline of this row. */
  lineHeight: number;
}

/** The width of a mark in pixels, including the space after it. */
export const markWidth = 17;

/** Pixels between the runs of a row. */
const runGap = 4.6;

export function getRowWidth({ mark, runs }: Pick<UnpositionedRow, 'mark' | 'runs'>): number {
  const textsWidth = runs.reduce((width, { text, style }) => width + textWidth(text, style), 0);
  return textsWidth + runGap * Math.max(0, runs.length - 1) + (mark ? markWidth : 0);
}

/** The part of a row's height below its baseline. */
const descentRatio = 0.28;

export function stackRows(unpositionedRows: readonly UnpositionedRow[]): TextBlock {
  let y = 0;
  const rows = unpositionedRows.map(({ mark, runs, lineHeight }) => {
    y += lineHeight;
    return { x: 0, y: y - lineHeight * descentRatio, mark, runs };
  });
  return { width: Math.max(0, ...unpositionedRows.map(getRowWidth)), height: y, rows };
}

/** Adds `x` pixels on the left and right and `y` pixels above and below. */
export function addPadding({ width, height, rows }: TextBlock, x: number, y: number): TextBlock {
  return {
    width: width + 2 * x,
    height: height + 2 * y,
    rows: rows.map((row) => ({ ...row, x: row.x + x, y: row.y + y })),
  };
}

/** Wraps runs into rows of at most `width` pixels; a longer run is split. */
export function wrapRuns(runs: readonly TextRun[], width: number): TextRun[][] {
  const pieces = runs.flatMap(({ text, style }) =>
    wrapIdentifier(text, style, width).map((part) => ({ text: part, style })),
  );
  return pieces.reduce<TextRun[][]>((rows, run) => {
    const last = rows.at(-1);
    if (last && getRowWidth({ mark: null, runs: [...last, run] }) <= width) last.push(run);
    else rows.push([run]);
    return rows;
  }, []);
}
