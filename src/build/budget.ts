/** The sizes of the client's files in bytes after gzip. */
export interface Sizes {
  /** The scripts that every page loads. */
  initialScripts: number;
  initialStyles: number;
  /** Prerendered pages by file name, with their inline styles. */
  documents: Readonly<Record<string, number>>;
  /** Lazy chunks by name, with the chunks that they share with others. */
  chunks: Readonly<Record<string, number>>;
}

/** The maximum of each size in bytes. */
export interface Budget {
  initialScripts: number;
  initialStyles: number;
  document: number;
  /** The maximum for a chunk that is not in `chunks`. */
  chunk: number;
  chunks: Readonly<Record<string, number>>;
}

/** Returns a message for each size that is over its budget. */
export function findOverBudget(sizes: Sizes, budget: Budget): string[] {
  const rows: [string, number, number][] = [
    ['initial scripts', sizes.initialScripts, budget.initialScripts],
    ['initial styles', sizes.initialStyles, budget.initialStyles],
  ];
  for (const [name, bytes] of Object.entries(sizes.documents)) {
    rows.push([name, bytes, budget.document]);
  }
  for (const [name, bytes] of Object.entries(sizes.chunks)) {
    rows.push([`chunk ${name}`, bytes, budget.chunks[name] ?? budget.chunk]);
  }
  return rows
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([name, bytes, limit]) => `${name}: ${bytes} bytes, the budget is ${limit}`);
}
