/** Prints a table of metrics, and the queries with poor results, if `SEARCH_FIGURES=1`. */
export function reportMetrics(table: string, poorQueries: string[]): void {
  if (process.env['SEARCH_FIGURES'] !== '1') return;
  process.stdout.write(`\n${table}\n${poorQueries.map((line) => `  ${line}\n`).join('')}`);
}
