import type { Database } from '../../../src/server/database/database';
import { metricsOf, metricsTable, judge, meetsGoals, poorQueries, type Judgement } from './judge';
import { listings } from './listings';
import { openListingShop } from './listing-shop';
import { lateShopperQueries } from './queries/late-shoppers';
import { nameQueries } from './queries/names';
import { phraseQueries } from './queries/phrases';
import { shopperQueries } from './queries/shoppers';
import { isWanted, type ListingQuery } from './queries/wanted';
import { reportMetrics } from './report-metrics';

const queries = [...nameQueries, ...phraseQueries, ...shopperQueries, ...lateShopperQueries];

let database: Database;
beforeAll(async () => {
  database = await openListingShop();
});
afterAll(() => database.close());

test('buyers of real watches find them, and the right one first', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const verdicts = [];
  for (const query of queries) {
    verdicts.push(await judge(database, toJudgement(query)));
  }
  const metrics = metricsOf(verdicts);
  const poor = poorQueries(verdicts);
  reportMetrics(metricsTable('real listings', verdicts), poor);
  expect({ ...metrics, poor, meetsGoals: meetsGoals(metrics) }).toMatchObject({ meetsGoals: true });
});

function toJudgement({ kind, text, filters, relevant, first }: ListingQuery): Judgement {
  const wanted = listings.filter((listing) => isWanted(listing, relevant));
  return {
    kind,
    searchParams: new URLSearchParams({ text, ...filters }).toString(),
    relevantIds: wanted.map(({ id }) => id),
    idealFirstIds: wanted.filter((listing) => isWanted(listing, first)).map(({ id }) => id),
  };
}
