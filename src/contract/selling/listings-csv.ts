/** A spreadsheet would run a text that begins so as a formula. */
const formulaPattern = /^[=+\-@\t\r']/;
const escapedPattern = /^'(?=[=+\-@\t\r'])/;

/**
 * Returns the text of a CSV cell, which a spreadsheet does not run as a formula. A leading apostrophe is
 * doubled, so that `restoreCell` returns every text as it was.
 */
export function neutralizeCell(text: string): string {
  return formulaPattern.test(text) ? `'${text}` : text;
}

/** Returns the text from which `neutralizeCell` made a cell. */
export function restoreCell(cell: string): string {
  return cell.replace(escapedPattern, '');
}
