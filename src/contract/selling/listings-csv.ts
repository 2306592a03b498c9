/**
 * Where a spreadsheet would run a formula: at the start of a text, and after a semicolon, which many countries'
 * spreadsheets take for the end of a cell, also in quotes.
 */
const formulaPattern = /(^|; *)(?=[=+\-@\t\r'])/g;
const escapedPattern = /(^|; *)'(?=[=+\-@\t\r'])/g;

/**
 * Returns the text of a CSV cell, which a spreadsheet does not run as a formula. An apostrophe there is doubled, so
 * that `restoreCell` returns every text as it was.
 */
export function neutralizeCell(text: string): string {
  return text.replace(formulaPattern, "$1'");
}

/** Returns the text from which `neutralizeCell` made a cell. */
export function restoreCell(cell: string): string {
  return cell.replace(escapedPattern, '$1');
}
