import { productFields, productTextFields } from '../../../contract/selling/product-fields';

/** Returns a CSV file with the names of all columns. No label contains a comma or a quotation mark. */
export function templateCsv(): string {
  const labels = productTextFields.map((name) => productFields[name].label);
  // The byte order mark makes spreadsheets read the file as UTF-8.
  return `\ufeff${[...labels, 'Photos'].join(',')}\r\n`;
}
