import { parse } from 'csv-parse/sync';

/** Returns the rows of a CSV file without its header, each with its cells joined by commas. */
export function readCsv(csv: unknown): string[] {
  return parse(String(csv), { bom: true, from: 2 }).map((cells) => cells.join(','));
}
