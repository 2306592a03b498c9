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

/** What they may weigh. */
export interface Budget {
  initialScripts: number;
  initialStyles: number;
  document: number;
  /** For a chunk that is not named below. */
  chunk: number;
  chunks: Readonly<Record<string, number>>;
}

interface Check {
  what: string;
  bytes: number;
  allowed: number;
}

/** One line for everything that has outgrown the budget, naming it. */
export function findOutgrown(sizes: Sizes, budget: Budget): string[] {
  return checksOf(sizes, budget)
    .filter(({ bytes, allowed }) => bytes > allowed)
    .map(
      ({ what, bytes, allowed }) =>
        `Over the budget in src/client/budget.json: ${what}, ${bytes} of ${allowed} bytes`,
    );
}

function checksOf(sizes: Sizes, budget: Budget): Check[] {
  const { initialScripts, initialStyles, documents, chunks } = sizes;
  return [
    { what: 'the initial scripts', bytes: initialScripts, allowed: budget.initialScripts },
    { what: 'the initial styles', bytes: initialStyles, allowed: budget.initialStyles },
    ...Object.entries(documents).map(([what, bytes]) => ({
      what,
      bytes,
      allowed: budget.document,
    })),
    ...Object.entries(chunks).map(([name, bytes]) => ({
      what: `the chunk ${name}`,
      bytes,
      allowed: budget.chunks[name] ?? budget.chunk,
    })),
  ];
}
