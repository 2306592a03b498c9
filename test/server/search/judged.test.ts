import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { indexProducts } from '../../../src/server/search/index-products';
import { openDemoShop } from './demo-shop';
import { generateProducts, insertProducts } from './generated-products';
import { metricsOf, metricsTable, judge, meetsGoals, poorQueries, type Judgement } from './judge';
import { judgedDemoProducts, judgedGeneratedProducts, judgedQueries } from './judged-queries';
import { noProduct, type JudgedQuery } from './judged-query';
import { reportMetrics } from './report-metrics';

const products = generateProducts(Number(process.env['JUDGED_PRODUCTS'] ?? 2_000));
const queries = judgedQueries(products);

let database: Database;
let forSale: Set<string>;
beforeAll(async () => {
  database = await openDemoShop();
  await insertProducts(database, products);
  await indexProducts(database);
  const rows = await database.query<{ id: string }>(sql`select id from products where listed`);
  forSale = new Set(rows.map(({ id }) => id));
});
afterAll(() => database.close());

test('the first ten results contain the relevant products, and the first is relevant', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(160);
  const verdicts = [];
  for (const judgement of queries.flatMap(toJudgement)) {
    verdicts.push(await judge(database, judgement));
  }
  const metrics = metricsOf(verdicts);
  const poor = poorQueries(verdicts);
  reportMetrics(metricsTable('invented brands', verdicts), poor);
  expect({ ...metrics, poor, meetsGoals: meetsGoals(metrics) }).toMatchObject({ meetsGoals: true });
});

/** Leaves out a query whose products were not generated: what it finds has no relevance judgements. */
function toJudgement({ kind, searchParams, isRelevant }: JudgedQuery): Judgement[] {
  const relevantIds = [...judgedDemoProducts, ...judgedGeneratedProducts(products)]
    .filter((product) => forSale.has(product.id) && isRelevant(product))
    .map(({ id }) => id);
  if (relevantIds.length === 0 && isRelevant !== noProduct) return [];
  return [{ kind, searchParams, relevantIds, idealFirstIds: relevantIds }];
}
