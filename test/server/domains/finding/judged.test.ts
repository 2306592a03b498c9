import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { suggest } from '../../../../src/server/domains/finding/suggest';
import { fold } from '../../../../src/contract/text/tokenize';
import { openDemoProductDatabase } from './demo-product-database';
import { generateProducts, insertProducts } from './generated-products';
import {
  metricsOf,
  metricsTable,
  evaluateQuery,
  meetsGoals,
  poorQueries,
  type RelevanceJudgement,
} from './search-metrics';
import { judgedDemoProducts, judgedGeneratedProducts, judgedQueries } from './judged-queries';
import { noProduct, type JudgedQuery } from './judged-query';
import { reportMetrics } from './report-metrics';

const products = generateProducts(Number(process.env['JUDGED_PRODUCTS'] ?? 2_000));
const queries = judgedQueries(products);

let database: Database;
let forSale: Set<string>;
beforeAll(async () => {
  database = await openDemoProductDatabase();
  await insertProducts(database, products);
  await indexProducts(database);
  const rows = await database.query<{ id: string }>(sql`select id from products where listed`);
  forSale = new Set(rows.map(({ id }) => id));
});
afterAll(() => database.close());

test('searches for demo and generated products reach the goals for recall and for the first result', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(160);
  const evaluations = [];
  for (const judgement of queries.flatMap(toJudgement)) {
    evaluations.push(await evaluateQuery(database, judgement));
  }
  const metrics = metricsOf(evaluations);
  const poor = poorQueries(evaluations);
  reportMetrics(metricsTable('demo and generated products', evaluations), poor);
  expect({ ...metrics, poor, meetsGoals: meetsGoals(metrics) }).toMatchObject({ meetsGoals: true });
});

test('a brand and the first letter of a model suggest the model, for nine of ten watches', async () => {
  const rows = await database.query<{ name: string }>(sql`
    select product_name as name from products where listed
    group by name order by md5(product_name) limit 300`);
  const missed: string[] = [];
  for (const { name } of rows) {
    const [brand = '', model = ''] = name.split(' ');
    const suggestions = await suggest(database, `${brand} ${model.slice(0, 1)}`);
    const isNamed = suggestions.some(({ text }) => fold(text).includes(fold(model)));
    if (!isNamed) missed.push(name);
  }
  const isRare = missed.length <= rows.length / 10;
  expect({ missed, isRare }).toMatchObject({ isRare: true });
});

/** Returns nothing for a query whose products were not generated, because it has no relevant result. */
function toJudgement({ kind, searchParams, isRelevant }: JudgedQuery): RelevanceJudgement[] {
  const relevantIds = [...judgedDemoProducts, ...judgedGeneratedProducts(products)]
    .filter((product) => forSale.has(product.id) && isRelevant(product))
    .map(({ id }) => id);
  if (relevantIds.length === 0 && isRelevant !== noProduct) return [];
  return [{ kind, searchParams, relevantIds, idealFirstIds: relevantIds }];
}
