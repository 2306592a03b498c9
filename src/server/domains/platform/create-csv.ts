import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAll } from 'csv-stringify/sync';
import { neutralizeCell } from '../../../contract/selling/listings-csv';

export interface CsvTable<Rows> {
  columns: readonly string[];
  /** The cells of each row, in the order of the columns. */
  rows: Rows;
}

type Cells = readonly string[];

/** Numbers are not neutralized, although a minus sign can begin a formula. */
const numberPattern = /^-?\d+(\.\d+)?$/;

const toCells = (row: Cells) =>
  row.map((text) => (numberPattern.test(text) ? text : neutralizeCell(text)));

const createOptions = (columns: readonly string[]) => ({
  header: true,
  columns: [...columns],
  record_delimiter: '\r\n',
  bom: true,
  // A semicolon in a text would otherwise begin a cell in the spreadsheets of many countries.
  quoted: true,
  quoted_empty: true,
});

/**
 * Returns CSV that spreadsheets open, without formulas. Rows are read while they are sent, so that many take no more
 * memory than a few.
 */
export function createCsvStream({ columns, rows }: CsvTable<AsyncIterable<Cells>>): Readable {
  const csv = stringify(createOptions(columns));
  const cells = Readable.from(mapRows(rows));
  cells.once('error', (error) => csv.destroy(error));
  csv.once('close', () => cells.destroy());
  return cells.pipe(csv);
}

async function* mapRows(rows: AsyncIterable<Cells>) {
  for await (const row of rows) yield toCells(row);
}

/** Like `createCsvStream`, for a few rows: returns the CSV as a text. */
export function createCsv({ columns, rows }: CsvTable<readonly Cells[]>): string {
  return stringifyAll(rows.map(toCells), createOptions(columns));
}
