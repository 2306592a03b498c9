import * as fc from 'fast-check';
import { parseSearchParams, searchSortOrders } from '../../../../src/contract/finding/search';
import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { setShopPlaces } from '../../../../src/server/domains/finding/nearby-places';
import { searchProducts } from '../../../../src/server/domains/finding/search-products';
import { openDemoProductDatabase } from './demo-product-database';
import { generateProducts, insertProducts } from './generated-products';

/** All towns of the products are within 100 km. */
const nearTowns = ['Chattogram', 'Sylhet', 'Khulna', 'Rajshahi', 'Cumilla', 'Barishal']
  .map((town, index) => `${town}, Bangladesh, 23.${index}, 90.4`)
  .join('\n');

/** More than one ranking window, so that a search by relevance needs several. */
const products = generateProducts(1_300);

let database: Database;
beforeAll(async () => {
  setShopPlaces(nearTowns);
  database = await openDemoProductDatabase();
  await insertProducts(database, products);
  await indexProducts(database);
});
afterAll(() => {
  setShopPlaces('');
  return database.close();
});

async function readIdsForSale(): Promise<string[]> {
  const rows = await database.query<{ id: string }>(sql`
    select id from products where listed and id like 'generated-%'`);
  return rows.map(({ id }) => id);
}

let addedCount = 0;

/** Sells some products and adds as many. */
async function replaceProducts(soldIds: string[]): Promise<void> {
  await database.query(sql`
    update products set listed = false
    where id in (select jsonb_array_elements_text(${JSON.stringify(soldIds)}::text::jsonb))`);
  const newProducts = generateProducts(soldIds.length).map((each) => ({
    ...each,
    id: `fresh-${(addedCount += 1)}`,
  }));
  await insertProducts(database, newProducts);
  await indexProducts(database);
}

/** Reads all pages. After each page it sells three products, from an index of those for sale. */
async function pageThrough(params: Record<string, string>, sales: number[]): Promise<string[]> {
  const foundIds: string[] = [];
  let after: string | null = '';
  for (let page = 0; after !== null; page += 1) {
    const search = parseSearchParams(new URLSearchParams({ ...params, after }));
    const found = await searchProducts(database, search);
    foundIds.push(...found.ids);
    after = found.next;
    const sale = sales[page];
    const idsForSale = await readIdsForSale();
    if (sale !== undefined) await replaceProducts(idsForSale.slice(sale, sale + 3));
  }
  return foundIds;
}

test.each([
  ...searchSortOrders.map((order) => ({ order, text: 'dial', near: '' })),
  { order: 'newest', text: '', near: '' },
  { order: 'nearest', text: '', near: 'Dhaka' },
])(
  'the pages of a search for "$text" near "$near" by $order contain each unsold product once, while others are added and sold',
  async ({ order, text, near }) => {
    const sale = fc.array(fc.nat(1_200), { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sale, async (sales) => {
        const params = { order, within: '100', ...(text && { text }), ...(near && { near }) };
        const before = await readIdsForSale();
        const foundIds = await pageThrough(params, sales);
        expect(foundIds).toHaveLength(new Set(foundIds).size);
        const stillForSale = new Set(await readIdsForSale());
        const missing = before.filter((id) => stillForSale.has(id) && !foundIds.includes(id));
        expect(missing).toEqual([]);
      }),
      { numRuns: Number(process.env['PAGING_RUNS'] ?? 1) },
    );
  },
);
