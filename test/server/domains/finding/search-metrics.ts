import { parseSearchParams } from '../../../../src/contract/finding/search';
import type { Database } from '../../../../src/server/database/database';
import { searchProducts } from '../../../../src/server/domains/finding/search-products';

/** A query with the products that a buyer who types it wants. */
export interface RelevanceJudgement {
  kind: string;
  /** The query string of the search's URL. */
  searchParams: string;
  relevantIds: string[];
  /** One of these should be the first result. */
  idealFirstIds: string[];
}

/** How well the results of one query match its judgement. */
export interface QueryEvaluation {
  kind: string;
  query: string;
  /** Relevant products among the first ten results, divided by the relevant products (ten at most). */
  recall: number;
  /** Whether the first result is one of `idealFirstIds`. Undefined if no product is relevant. */
  isFirstIdeal: boolean | undefined;
  /** One divided by the position of the first relevant result; 0 if the first ten contain none. */
  reciprocalRank: number;
}

export interface SearchMetrics {
  queries: number;
  recall: number;
  firstHitRate: number;
  meanReciprocalRank: number;
}

/** The metrics that the search has to reach. */
const goals = { recall: 0.95, firstHitRate: 0.92 };

const evaluatedResults = 10;

export async function evaluateQuery(
  database: Database,
  { kind, searchParams, relevantIds, idealFirstIds }: RelevanceJudgement,
): Promise<QueryEvaluation> {
  const search = parseSearchParams(new URLSearchParams(searchParams));
  const found = (await searchProducts(database, search)).ids.slice(0, evaluatedResults);
  const query = `${kind}: ${decodeURIComponent(searchParams.replaceAll('+', ' '))}`;
  if (relevantIds.length === 0) {
    // Only an empty result is right.
    const score = found.length === 0 ? 1 : 0;
    return { kind, query, recall: score, isFirstIdeal: undefined, reciprocalRank: score };
  }
  const relevant = new Set(relevantIds);
  const position = found.findIndex((id) => relevant.has(id)) + 1;
  return {
    kind,
    query,
    recall:
      found.filter((id) => relevant.has(id)).length / Math.min(evaluatedResults, relevant.size),
    isFirstIdeal: idealFirstIds.includes(found[0] ?? ''),
    reciprocalRank: position === 0 ? 0 : 1 / position,
  };
}

export function metricsOf(evaluations: QueryEvaluation[]): SearchMetrics {
  const firsts = evaluations.flatMap(({ isFirstIdeal }) => isFirstIdeal ?? []);
  return {
    queries: evaluations.length,
    recall: average(evaluations.map(({ recall }) => recall)),
    firstHitRate: average(firsts.map(Number)),
    meanReciprocalRank: average(evaluations.map(({ reciprocalRank }) => reciprocalRank)),
  };
}

/** Returns NaN for an empty array. */
function average(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

export const meetsGoals = ({ recall, firstHitRate }: SearchMetrics) =>
  recall >= goals.recall && firstHitRate >= goals.firstHitRate;

/** The queries that a change of the search should improve, the worst first. */
export function poorQueries(evaluations: QueryEvaluation[]): string[] {
  return evaluations
    .filter(({ recall, isFirstIdeal }) => recall < goals.recall || isFirstIdeal === false)
    .sort((one, other) => one.recall - other.recall)
    .map(
      ({ query, recall, isFirstIdeal }) =>
        `${recall.toFixed(2)} ${isFirstIdeal === false ? 'wrong first' : 'first right'}  ${query}`,
    );
}

/** A table of the metrics for each kind of query and in total, as text. */
export function metricsTable(title: string, evaluations: QueryEvaluation[]): string {
  const kinds = [...new Set(evaluations.map(({ kind }) => kind))];
  const rows = kinds.map(
    (kind) => [kind, metricsOf(evaluations.filter((each) => each.kind === kind))] as const,
  );
  const line = ([name, metrics]: readonly [string, SearchMetrics]) =>
    [
      name.padEnd(20),
      String(metrics.queries).padStart(8),
      ...[metrics.recall, metrics.firstHitRate, metrics.meanReciprocalRank].map((figure) =>
        (Number.isNaN(figure) ? '–' : figure.toFixed(3)).padStart(10),
      ),
    ].join('');
  const header = `${title.padEnd(20)} queries recall@10 first hit       MRR`;
  return [header, ...rows.map(line), line(['all', metricsOf(evaluations)]), ''].join('\n');
}
