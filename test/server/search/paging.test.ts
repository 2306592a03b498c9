import * as fc from 'fast-check';
import { parseSearchParams, searchSortOrders } from '../../../src/contract/search';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { indexProducts } from '../../../src/server/search/index-products';
import { searchProducts } from '../../../src/server/search/search-products';
import { openDemoShop } from './demo-shop';
import { generateProducts, insertProducts } from './generated-products';

/** More than one ranking window, so that a search by relevance needs several. */
const products = generateProducts(1_300);

let database: Database;
beforeAll(async () => {
  database = await openDemoShop();
  await insertProducts(database, products);
  await indexProducts(database);
});
afterAll(() => database.close());

async function forSale(): Promise<string[]> {
  const rows = await database.query<{ id: string }>(sql`
    select id from products where listed and id like 'generated-%'`);
  return rows.map(({ id }) => id);
}

let added = 0;

/** Sells some products and adds as many. */
async function trade(sold: string[]): Promise<void> {
  await database.query(sql`
    update products set listed = false
    where id in (select jsonb_array_elements_text(${JSON.stringify(sold)}::text::jsonb))`);
  const fresh = generateProducts(sold.length).map((each) => ({
    ...each,
    id: `fresh-${(added += 1)}`,
  }));
  await insertProducts(database, fresh);
  await indexProducts(database);
}

/** Reads all pages. After each page it sells products: the numbers are indexes into those for sale. */
async function pageThrough(params: Record<string, string>, sales: number[]): Promise<string[]> {
  const shown: string[] = [];
  let after: string | null = '';
  for (let page = 0; after !== null; page += 1) {
    const search = parseSearchParams(new URLSearchParams({ ...params, after }));
    const found = await searchProducts(database, search);
    shown.push(...found.ids);
    after = found.next;
    const sale = sales[page];
    const stock = await forSale();
    if (sale !== undefined) await trade([0, 1, 2].flatMap((step) => stock[sale + step] ?? []));
  }
  return shown;
}

test.each([
  ...searchSortOrders.map((order) => ({ order, text: 'dial' })),
  { order: 'newest', text: '' },
])(
  'by $order, "$text": every product appears once while others are added and sold',
  async ({ order, text }) => {
    const sale = fc.array(fc.nat(1_200), { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sale, async (sales) => {
        const params = { order, ...(text && { text }) };
        const before = await forSale();
        const shown = await pageThrough(params, sales);
        expect(shown).toHaveLength(new Set(shown).size);
        const left = new Set(await forSale());
        const missing = before.filter((id) => left.has(id) && !shown.includes(id));
        expect(missing).toEqual([]);
      }),
      { numRuns: Number(process.env['PAGING_RUNS'] ?? 1) },
    );
  },
);
