import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { openDemoProductDatabase } from './demo-product-database';
import { openListingDatabase } from './listing-database';
import { listings } from './listings';
import { demoSentences } from './queries/demo-sentences';
import { meetsCriteria } from './queries/listing-query';
import { sentenceQueries } from './queries/sentences';
import { reportMetrics } from './report-metrics';
import {
  evaluateQuery,
  metricsOf,
  metricsTable,
  poorQueries,
  type QueryEvaluation,
  type RelevanceJudgement,
} from './search-metrics';

/** The metrics of buyers' sentences. A third of them is held out: the search is not tuned for it. */
const goals = {
  tuned: { recall: 0.9, firstHitRate: 0.92 },
  heldOut: { recall: 0.9, firstHitRate: 0.9 },
};

let demo: Database;
let real: Database;
const tuned: QueryEvaluation[] = [];
const heldOut: QueryEvaluation[] = [];
beforeAll(async () => {
  [demo, real] = await Promise.all([openDemoProductDatabase(), openListingDatabase()]);
  const rows = await demo.query<{ id: string }>(sql`select id from products where listed`);
  const forSale = new Set(rows.map(({ id }) => id));
  // Every third query, whether anything is for sale for it or not.
  let position = 0;
  const evaluate = async (database: Database, kind: string, text: string, ids: string[]) => {
    position += 1;
    if (ids.length === 0) return;
    const evaluation = await evaluateQuery(database, toJudgement(kind, text, ids));
    (position % 3 === 0 ? heldOut : tuned).push(evaluation);
  };
  for (const { kind, text, ids } of demoSentences) {
    await evaluate(
      demo,
      kind,
      text,
      ids.filter((id) => forSale.has(id)),
    );
  }
  for (const { kind, text, relevant } of sentenceQueries) {
    const matching = listings.filter((each) => meetsCriteria(each, relevant));
    await evaluate(
      real,
      kind,
      text,
      matching.map(({ id }) => id),
    );
  }
});
afterAll(() => Promise.all([demo.close(), real.close()]));

test('sentences of buyers reach the goals for recall and for the first result', () => {
  expect(tuned.length + heldOut.length).toBeGreaterThanOrEqual(200);
  const poor = poorQueries(tuned);
  reportMetrics(metricsTable('sentences', tuned), poor);
  expect({ ...metricsOf(tuned), poor }).toMatchObject(atLeast(tuned, goals.tuned));
});

test('sentences that the search is not tuned for find what is meant too', () => {
  reportMetrics(metricsTable('held-out sentences', heldOut), []);
  expect(metricsOf(heldOut)).toMatchObject(atLeast(heldOut, goals.heldOut));
});

/** The metrics themselves if they reach the goals, else the goals. */
function atLeast(evaluated: QueryEvaluation[], goal: { recall: number; firstHitRate: number }) {
  const { recall, firstHitRate } = metricsOf(evaluated);
  return {
    recall: Math.max(recall, goal.recall),
    firstHitRate: Math.max(firstHitRate, goal.firstHitRate),
  };
}

const toJudgement = (kind: string, text: string, ids: string[]): RelevanceJudgement => ({
  kind,
  searchParams: new URLSearchParams({ text }).toString(),
  relevantIds: ids,
  idealFirstIds: ids,
});
