import { parseSearchParams } from '../../../src/contract/search';
import type { Database } from '../../../src/server/database/database';
import { searchProducts } from '../../../src/server/search/search-products';

/** A query with the products that a buyer who types it wants. */
export interface Judgement {
  kind: string;
  /** The query string of the search's URL. */
  searchParams: string;
  relevantIds: string[];
  /** One of these should be the first result. */
  idealFirstIds: string[];
}

export interface Verdict {
  kind: string;
  query: string;
  /** Relevant products among the first ten results, divided by the relevant products (ten at most). */
  recall: number;
  /** Whether the first result is right. Undefined if no product is relevant. */
  isFirstRight: boolean | undefined;
  /** One divided by the position of the first relevant result; 0 if the first ten contain none. */
  reciprocalRank: number;
}

export interface Figures {
  queries: number;
  recall: number;
  firstHit: number;
  meanReciprocalRank: number;
}

/** The figures that the search has to reach. */
const goals = { recall: 0.95, firstHit: 0.92 };

const resultsJudged = 10;

export async function judge(
  database: Database,
  { kind, searchParams, relevantIds, idealFirstIds }: Judgement,
): Promise<Verdict> {
  const search = parseSearchParams(new URLSearchParams(searchParams));
  const found = (await searchProducts(database, search)).ids.slice(0, resultsJudged);
  const query = `${kind}: ${decodeURIComponent(searchParams.replaceAll('+', ' '))}`;
  if (relevantIds.length === 0) {
    // Only an empty result is right.
    const score = found.length === 0 ? 1 : 0;
    return { kind, query, recall: score, isFirstRight: undefined, reciprocalRank: score };
  }
  const relevant = new Set(relevantIds);
  const position = found.findIndex((id) => relevant.has(id)) + 1;
  return {
    kind,
    query,
    recall: found.filter((id) => relevant.has(id)).length / Math.min(resultsJudged, relevant.size),
    isFirstRight: idealFirstIds.includes(found[0] ?? ''),
    reciprocalRank: position === 0 ? 0 : 1 / position,
  };
}

export function figuresOf(verdicts: Verdict[]): Figures {
  const firsts = verdicts.flatMap(({ isFirstRight }) => isFirstRight ?? []);
  return {
    queries: verdicts.length,
    recall: average(verdicts.map(({ recall }) => recall)),
    firstHit: average(firsts.map(Number)),
    meanReciprocalRank: average(verdicts.map(({ reciprocalRank }) => reciprocalRank)),
  };
}

/** Returns NaN for an empty array. */
function average(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

export const meetsGoals = ({ recall, firstHit }: Figures) =>
  recall >= goals.recall && firstHit >= goals.firstHit;

/** The queries that a change of the search should improve, the worst first. */
export function poorQueries(verdicts: Verdict[]): string[] {
  return verdicts
    .filter(({ recall, isFirstRight }) => recall < goals.recall || isFirstRight === false)
    .sort((one, other) => one.recall - other.recall)
    .map(
      ({ query, recall, isFirstRight }) =>
        `${recall.toFixed(2)} ${isFirstRight === false ? 'wrong first' : 'first right'}  ${query}`,
    );
}

/** A table of the figures for each kind of query and in total, as text. */
export function figuresTable(title: string, verdicts: Verdict[]): string {
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))];
  const rows = kinds.map(
    (kind) => [kind, figuresOf(verdicts.filter((each) => each.kind === kind))] as const,
  );
  const line = ([name, figures]: readonly [string, Figures]) =>
    [
      name.padEnd(20),
      String(figures.queries).padStart(8),
      ...[figures.recall, figures.firstHit, figures.meanReciprocalRank].map((figure) =>
        (Number.isNaN(figure) ? '–' : figure.toFixed(3)).padStart(10),
      ),
    ].join('');
  const header = `${title.padEnd(20)} queries recall@10 first hit       MRR`;
  return [header, ...rows.map(line), line(['all', figuresOf(verdicts)]), ''].join('\n');
}
