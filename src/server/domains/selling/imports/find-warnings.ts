import { cardWarnings, type CardWarning } from '../../../../contract/selling/card-warnings';
import {
  productFields,
  productTextFields,
  type ProductTextField,
} from '../../../../contract/selling/product-fields';
import type { FaultList } from './fault-list';
import type { ImportedProduct } from './imported-product';

/** Adds what looks wrong in a product that can be imported: what the form warns of, and what a spreadsheet spoilt. */
export function addWarnings({ row, values }: ImportedProduct, warnings: FaultList): void {
  const now = new Date();
  const ofForm: Partial<Record<ProductTextField, CardWarning>> = cardWarnings;
  for (const name of productTextFields) {
    const value = values[name] ?? '';
    const warning = findSpoilt(name, value) ?? ofForm[name]?.(values, now);
    if (warning === undefined) continue;
    warnings.add(row, productFields[name].label, `“${shorten(value)}”: ${warning}`);
  }
}

/** Returns what a spreadsheet, or reading with the wrong encoding, has made of a cell. */
function findSpoilt(name: ProductTextField, value: string): string | undefined {
  return spoiltCells.find(
    ({ pattern, fields }) => pattern.test(value) && (!fields || fields.includes(name)),
  )?.warning;
}

interface SpoiltCell {
  pattern: RegExp;
  warning: string;
  /** All if absent. */
  fields?: readonly ProductTextField[];
}

const asText = 'Format the column as text, and enter it again.';
const numbers: readonly ProductTextField[] = [
  ...(['mobileNumber', 'referenceNumber', 'model', 'originalPrice', 'sellingPrice'] as const),
];

const spoiltCells: readonly SpoiltCell[] = [
  {
    pattern: /^#(?:#+|REF!|NAME\?|VALUE!|DIV\/0!|N\/A|NUM!|NULL!)$/,
    warning: 'Your spreadsheet shows an error here instead of a value.',
  },
  {
    pattern: /^[-+]?\d(?:[.,]\d+)?E[-+]?\d{1,3}$/i,
    warning: `Your spreadsheet has shortened this number. ${asText}`,
    fields: numbers,
  },
  {
    pattern:
      /^(?:\d{1,2}[-./]\d{1,2}[-./](?:\d{2}|\d{4})|\d{1,2}[-. ][A-Z][a-z]{2}|[A-Z][a-z]{2}[-. ]\d{2})$/,
    warning: `Your spreadsheet may have turned this into a date. ${asText}`,
    fields: numbers,
  },
  {
    pattern: /\ufffd|Ã[\u0080-\u00bf]|â€/,
    warning: 'Some characters look wrong. Choose another encoding above.',
  },
];

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
