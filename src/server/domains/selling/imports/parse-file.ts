import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { restoreCell } from '../../../../contract/selling/listings-csv';
import { maxImportedProducts } from '../../../../contract/selling/product-import';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { formatCount } from '../../../../contract/text/format-count';
import { limitConcurrency } from '../../../concurrency/limit-concurrency';
import { DomainError } from '../../../errors/domain-error';
import { FaultList } from './fault-list';
import { addWarnings } from './find-warnings';
import type { ImportedProduct } from './imported-product';
import { parseProduct, type ProductParserOptions } from './parse-product';
import { readColumns, type Columns } from './read-columns';

export interface ParsedFile {
  products: ImportedProduct[];
  /** The number of rows whose product the seller has already listed. */
  skippedCount: number;
  faults: FaultList;
  /** What looks wrong in the products. */
  warnings: FaultList;
  /** The cells of the first rows. */
  firstRows: string[][];
  ignoredColumns: string[];
}

export interface FileParserOptions extends ProductParserOptions {
  /** The ids of the seller's products. */
  ownIds: ReadonlySet<string>;
}

/** The number of characters that the parser gets at a time. */
const chunkLength = 64 * 1024;
/** Milliseconds of parsing after which the server handles other requests. */
const turnLength = 10;
/** Longer than a row can be with each field at its maximum. */
const maxRowLength = 200_000;
const maxColumns = 200;
/** What the seller sees of the file before the import. */
const [shownRows, shownColumns, shownCharacters] = [4, 30, 60];
/** Including rows that are empty or skipped. */
const maxRows = 2 * maxImportedProducts;

/**
 * Parses a CSV file in the format of the export. Also accepts other columns, field labels as column names, and
 * semicolons or tabs as delimiters.
 * @throws DomainError if it is not CSV or has too many rows
 */
export async function parseFile(csv: string, options: FileParserOptions): Promise<ParsedFile> {
  const faults = new FaultList();
  const warnings = new FaultList();
  const rowByContent = new Map<string, number>();
  const firstRows: string[][] = [];
  const products: ImportedProduct[] = [];
  let columns: Columns | undefined;
  let skippedCount = 0;
  let row = 0;
  let turnEnd = performance.now() + turnLength;
  try {
    for await (const cells of readRecords(csv)) {
      row += 1;
      if (performance.now() >= turnEnd) {
        await takeTurn(() => nextTurn());
        turnEnd = performance.now() + turnLength;
      }
      if (row > maxRows) throw tooManyProducts();
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (firstRows.length < shownRows) firstRows.push(cells.slice(0, shownColumns).map(shorten));
      if (!columns) {
        columns = readColumns(cells.slice(0, maxColumns).map(restoreCell), faults);
        continue;
      }
      if (options.ownIds.has(restoreCell(cells[columns.positions.get('id') ?? -1] ?? ''))) {
        skippedCount += 1;
        continue;
      }
      const product = parseProduct(cells, row, { ...options, columns, faults });
      if (product) {
        products.push(product);
        addWarnings(product, warnings);
        const content = JSON.stringify(product.values);
        const sameRow = rowByContent.get(content);
        if (sameRow === undefined) rowByContent.set(content, row);
        else warnings.add(row, 'Row', inGoodsWords(`This is the same watch as in row ${sameRow}.`));
      }
      if (products.length > maxImportedProducts) throw tooManyProducts();
    }
  } catch (error) {
    if (error instanceof CsvError) throw new DomainError('invalid', describeCsvError(error));
    throw error;
  }
  if (!columns || (products.length + skippedCount === 0 && faults.count === 0)) {
    faults.add(1, 'File', inGoodsWords('The file has no watches.'));
  }
  return {
    products,
    skippedCount,
    faults,
    warnings,
    firstRows,
    ignoredColumns: columns?.ignoredColumns ?? [],
  };
}

/** Files that are parsed at the same time take turns, so that many of them delay other requests no more than one. */
const takeTurn = limitConcurrency({ maxConcurrent: 1 });

const shorten = (cell: string) => restoreCell(cell).slice(0, shownCharacters);

/** A spreadsheet reads the delimiter from this line, and does not show it. */
const delimiterLine = /^\ufeff?"?sep=(.)"?\r?\n/i;

function readRecords(file: string): AsyncIterable<string[]> {
  const [line = '', delimiter] = delimiterLine.exec(file) ?? [];
  const csv = file.slice(line.length);
  const parser = parse({
    bom: true,
    delimiter: delimiter ?? findDelimiter(csv),
    relax_column_count: true,
    max_record_size: maxRowLength,
  });
  return Readable.from(chunksOf(csv)).pipe(parser) as AsyncIterable<string[]>;
}

function* chunksOf(csv: string) {
  for (let offset = 0; offset < csv.length; offset += chunkLength) {
    yield csv.slice(offset, offset + chunkLength);
  }
}

/** Returns the delimiter that is most frequent in the first line: spreadsheets of many countries use semicolons. */
function findDelimiter(csv: string): string {
  const [line = ''] = csv
    .slice(0, 10_000)
    .replace(/^\ufeff?[\r\n]*/, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

const tooManyProducts = () =>
  new DomainError(
    'invalid',
    `The file has more than ${formatCount(maxImportedProducts)} watches. Please split it.`,
  );

function describeCsvError(error: CsvError): string {
  // The number of records before the error. `row` may be lower, because the stream ends immediately.
  const records: unknown = error['records'];
  const problem =
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? 'it is too long'
      : 'a quotation mark is missing or misplaced';
  return `This file can't be read: check the row after row ${String(records)}; ${problem}.`;
}
