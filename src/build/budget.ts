/** Bytes of parts of the client, compressed by gzip. */
export interface Sizes {
  /** What every page loads before it answers. */
  initialScripts: number;
  initialStyles: number;
  /** By the name of its file: a page as it was prerendered, with its styles. */
  documents: Readonly<Record<string, number>>;
  /** By name: what has to be loaded besides, chunks that it shares with others included. */
  chunks: Readonly<Record<string, number>>;
}

/** The most bytes that each may have. */
export interface Budget {
  initialScripts: number;
  initialStyles: number;
  document: number;
  /** For a chunk that is not named below. */
  chunk: number;
  chunks: Readonly<Record<string, number>>;
}

export interface BudgetCheck {
  name: string;
  bytes: number;
  allowed: number;
}

/** One row for everything that has a budget. */
export function checkBudget(sizes: Sizes, budget: Budget): BudgetCheck[] {
  const { initialScripts, initialStyles, documents, chunks } = sizes;
  return [
    { name: 'initial scripts', bytes: initialScripts, allowed: budget.initialScripts },
    { name: 'initial styles', bytes: initialStyles, allowed: budget.initialStyles },
    ...Object.entries(documents).map(([name, bytes]) => ({
      name,
      bytes,
      allowed: budget.document,
    })),
    ...Object.entries(chunks).map(([name, bytes]) => ({
      name: `chunk ${name}`,
      bytes,
      allowed: budget.chunks[name] ?? budget.chunk,
    })),
  ];
}

/** Names everything over its budget. */
export function findOverBudget(checks: readonly BudgetCheck[]): string[] {
  return checks
    .filter(({ bytes, allowed }) => bytes > allowed)
    .map(({ name, bytes, allowed }) => `${name}: ${bytes} bytes, the budget is ${allowed}`);
}

/** Two builds of the same sources differ by less: the paths of linked packages are in them. */
const noise = 100;

/** Names everything whose size changed, the largest growth first. */
export function describeGrowth(
  checks: readonly BudgetCheck[],
  before: readonly BudgetCheck[],
): string[] {
  const bytesBefore = new Map(before.map(({ name, bytes }) => [name, bytes]));
  return checks
    .map(({ name, bytes }) => ({ name, bytes, change: bytes - (bytesBefore.get(name) ?? 0) }))
    .filter(({ change }) => Math.abs(change) > noise)
    .sort((a, b) => b.change - a.change)
    .map(
      ({ name, bytes, change }) => `${name}: ${change > 0 ? '+' : ''}${change} to ${bytes} bytes`,
    );
}
