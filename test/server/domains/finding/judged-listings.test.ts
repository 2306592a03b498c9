import type { Database } from '../../../../src/server/database/database';
import {
  metricsOf,
  metricsTable,
  evaluateQuery,
  meetsGoals,
  poorQueries,
  type RelevanceJudgement,
} from './search-metrics';
import { listings } from './listings';
import { openListingDatabase } from './listing-database';
import { queriesAfterTuning } from './queries/after-tuning';
import { nameQueries } from './queries/names';
import { phraseQueries } from './queries/phrases';
import { shopperQueries } from './queries/shoppers';
import { meetsCriteria, type ListingQuery } from './queries/listing-query';
import { reportMetrics } from './report-metrics';

const queries = [...nameQueries, ...phraseQueries, ...shopperQueries, ...queriesAfterTuning];

let database: Database;
beforeAll(async () => {
  database = await openListingDatabase();
});
afterAll(() => database.close());

test('searches in real listings reach the goals for recall and for the first result', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const evaluations = [];
  for (const query of queries) {
    evaluations.push(await evaluateQuery(database, expectedResults(query)));
  }
  const metrics = metricsOf(evaluations);
  const poor = poorQueries(evaluations);
  reportMetrics(metricsTable('real listings', evaluations), poor);
  expect({ ...metrics, poor, meetsGoals: meetsGoals(metrics) }).toMatchObject({ meetsGoals: true });
});

function expectedResults({
  kind,
  text,
  filters,
  relevant,
  first,
}: ListingQuery): RelevanceJudgement {
  const relevantListings = listings.filter((listing) => meetsCriteria(listing, relevant));
  return {
    kind,
    searchParams: new URLSearchParams({ text, ...filters }).toString(),
    relevantIds: relevantListings.map(({ id }) => id),
    idealFirstIds: relevantListings
      .filter((listing) => meetsCriteria(listing, first))
      .map(({ id }) => id),
  };
}
