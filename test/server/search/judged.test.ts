import { parseSearchParams } from '../../../src/contract/search';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { indexProducts } from '../../../src/server/search/index-products';
import { searchProducts } from '../../../src/server/search/search-products';
import { openDemoShop } from './demo-shop';
import { generateProducts, insertProducts } from './generated-products';
import { judgedDemo, judgedGenerated, judgedQueries } from './judged-queries';
import type { JudgedQuery } from './judged-query';

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

/** The recall among the first ten, and whether the first result is relevant. */
async function judge({ kind, searchParams, isRelevant }: JudgedQuery) {
  const relevant = [...judgedDemo, ...judgedGenerated(products)]
    .filter(({ id }) => forSale.has(id))
    .filter(isRelevant)
    .map(({ id }) => id);
  const { ids } = await searchProducts(
    database,
    parseSearchParams(new URLSearchParams(searchParams)),
  );
  const found = ids.slice(0, 10);
  const hits = found.filter((id) => relevant.includes(id)).length;
  const isNothing = relevant.length === 0 && found.length === 0;
  return {
    query: `${kind}: ${decodeURIComponent(searchParams)}`,
    recall: isNothing ? 1 : hits / Math.max(1, Math.min(10, relevant.length)),
    isFirstRight: isNothing || relevant.includes(found[0] ?? ''),
  };
}

const average = (numbers: number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test('the first ten results contain the relevant products, and the first is relevant', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(160);
  const judged = [];
  for (const query of queries) judged.push(await judge(query));
  const figures = {
    recall: average(judged.map(({ recall }) => recall)),
    firstRight: average(judged.map(({ isFirstRight }) => Number(isFirstRight))),
    poor: judged.filter(({ recall, isFirstRight }) => recall < 0.95 || !isFirstRight),
  };
  const isGood = figures.recall >= 0.95 && figures.firstRight >= 0.9;
  expect({ ...figures, isGood }).toMatchObject({ isGood: true });
});
