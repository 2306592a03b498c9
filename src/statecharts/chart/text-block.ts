import { textWidth, wrapName, type TextStyle } from './text-metrics';

/** A small drawing before a row of text. */
export type Mark =
  'done' | 'error' | 'after' | 'always' | 'entry' | 'exit' | 'invoke' | 'internal' | 'forbidden';

export interface TextRun {
  text: string;
  style: TextStyle;
}

/** One row of text, by the middle of its first letter's side. */
export interface TextRow {
  x: number;
  /** The base line. */
  y: number;
  mark: Mark | null;
  runs: TextRun[];
}

export interface TextBlock {
  width: number;
  height: number;
  rows: TextRow[];
}

/** A row before it has a place. */
export interface Writing {
  mark: Mark | null;
  runs: TextRun[];
  /** From the row before to this one, base line to base line. */
  lineHeight: number;
}

/** What a mark takes of its row, with the space after it. */
export const markWidth = 17;

/** Between the runs of a row, which each begin a word. */
const space = 4.6;

export function writingWidth({ mark, runs }: Pick<Writing, 'mark' | 'runs'>): number {
  const texts = runs.reduce((width, { text, style }) => width + textWidth(text, style), 0);
  return texts + space * Math.max(0, runs.length - 1) + (mark ? markWidth : 0);
}

/** Sets rows below each other. */
export function textBlock(writings: readonly Writing[]): TextBlock {
  let y = 0;
  const rows = writings.map(({ mark, runs, lineHeight }) => {
    y += lineHeight;
    return { x: 0, y: y - lineHeight * 0.28, mark, runs };
  });
  return { width: Math.max(0, ...writings.map(writingWidth)), height: y, rows };
}

/** Gives a block room around its text. */
export function padded({ width, height, rows }: TextBlock, x: number, y: number): TextBlock {
  return {
    width: width + 2 * x,
    height: height + 2 * y,
    rows: rows.map((row) => ({ ...row, x: row.x + x, y: row.y + y })),
  };
}

/** Breaks runs into rows no wider than this; a single longer run is broken into several. */
export function wrapRuns(runs: readonly TextRun[], width: number): TextRun[][] {
  const pieces = runs.flatMap(({ text, style }) =>
    wrapName(text, style, width).map((part) => ({ text: part, style })),
  );
  return pieces.reduce<TextRun[][]>((rows, run) => {
    const last = rows.at(-1);
    if (last && writingWidth({ mark: null, runs: [...last, run] }) <= width) last.push(run);
    else rows.push([run]);
    return rows;
  }, []);
}
