import type { Database } from '../../../src/server/database/database';
import { metricsOf, metricsTable, judge, meetsGoals, poorQueries, type Judgement } from './judge';
import { listings } from './listings';
import { openListingShop } from './listing-shop';
import { queriesAfterTuning } from './queries/after-tuning';
import { nameQueries } from './queries/names';
import { phraseQueries } from './queries/phrases';
import { shopperQueries } from './queries/shoppers';
import { isWanted, type ListingQuery } from './queries/wanted';
import { reportMetrics } from './report-metrics';

const queries = [...nameQueries, ...phraseQueries, ...shopperQueries, ...queriesAfterTuning];

let database: Database;
beforeAll(async () => {
  database = await openListingShop();
});
afterAll(() => database.close());

test('searches in real listings reach the goals for recall and for the first result', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const verdicts = [];
  for (const query of queries) {
    verdicts.push(await judge(database, expectedResults(query)));
  }
  const metrics = metricsOf(verdicts);
  const poor = poorQueries(verdicts);
  reportMetrics(metricsTable('real listings', verdicts), poor);
  expect({ ...metrics, poor, meetsGoals: meetsGoals(metrics) }).toMatchObject({ meetsGoals: true });
});

function expectedResults({ kind, text, filters, relevant, first }: ListingQuery): Judgement {
  const wanted = listings.filter((listing) => isWanted(listing, relevant));
  return {
    kind,
    searchParams: new URLSearchParams({ text, ...filters }).toString(),
    relevantIds: wanted.map(({ id }) => id),
    idealFirstIds: wanted.filter((listing) => isWanted(listing, first)).map(({ id }) => id),
  };
}
