import {
  productFields,
  productTextFields,
  type ProductField,
  type ProductTextField,
} from '../../../../contract/selling/product-fields';
import type { FaultList } from './fault-list';

/** What a column of the file contains. An export has the column `state`, which is not imported. */
type Column = ProductTextField | 'id' | 'state' | 'photos' | 'photoMarks';

export interface Columns {
  /** The positions in a record. A required column may be missing. */
  positions: ReadonlyMap<Column, number>;
  ignoredColumns: string[];
}

export const photosLabel = 'Photos';
export const photoMarksLabel = 'Photo marks';

/** Ignores case, spaces and punctuation. */
const toKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The columns by their name in an export and by their label. */
const knownColumns = new Map<string, Column>([
  ...(['id', 'state', 'photos', 'photoMarks'] as const).map((name) => [toKey(name), name] as const),
  ...productTextFields.flatMap((name) => [
    [toKey(name), name] as const,
    [toKey(productFields[name].label), name] as const,
  ]),
]);

/** Reads the row of column names. A missing column is a fault if its field is required. */
export function readColumns(names: readonly string[], faults: FaultList): Columns {
  const positions = new Map<Column, number>();
  const ignoredColumns: string[] = [];
  for (const [position, name] of names.entries()) {
    const column = knownColumns.get(toKey(name));
    if (column && !positions.has(column)) positions.set(column, position);
    else if (name.trim() !== '') ignoredColumns.push(name.trim().slice(0, 100));
  }
  for (const name of productTextFields) {
    const { label, required }: ProductField = productFields[name];
    if (required !== undefined && !positions.has(name)) reportMissing(label, faults);
  }
  if (!positions.has('photos')) reportMissing(photosLabel, faults);
  return { positions, ignoredColumns: ignoredColumns.slice(0, 50) };
}

function reportMissing(label: string, faults: FaultList): void {
  faults.add(1, label, `The column ${label} is missing.`);
}
