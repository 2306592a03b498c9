import { parseSearchParams } from '../../../../src/contract/finding/search';
import type { Database } from '../../../../src/server/database/database';
import {
  searchProducts,
  type SearchResult,
} from '../../../../src/server/domains/finding/search-products';
import { openSmallDatabase } from './small-database';

const numbers = Array.from({ length: 40 }, (_, index) => index);

let database: Database;
beforeAll(async () => {
  database = await openSmallDatabase([
    ...numbers.map((number) => ({
      id: `omega-${number}`,
      name: `Omega Seamaster ${number}`,
      price: 900 - number,
    })),
    ...numbers.map((number) => ({
      id: `strap-${number}`,
      name: `Leather strap ${number}`,
      price: 10 + number,
      description: 'Fits Omega.',
    })),
    { id: 'tudor', name: 'Tudor Ranger vintage', price: 700 },
  ]);
});
afterAll(() => database.close());

async function readPages(text: string): Promise<SearchResult[]> {
  const pages: SearchResult[] = [];
  for (let after: string | null = ''; after !== null; after = pages.at(-1)?.next ?? null) {
    const search = parseSearchParams(new URLSearchParams({ text, after }));
    pages.push(await searchProducts(database, search));
  }
  return pages;
}

test('all pages of "cheap omega" are sorted by price, with products that only mention Omega at the end', async () => {
  const pages = await readPages('cheap omega');
  const watches = numbers.map((number) => `omega-${number}`).reverse();
  const straps = numbers.map((number) => `strap-${number}`);
  expect(pages.flatMap(({ ids }) => ids)).toEqual([...watches, ...straps]);
  for (const { interpreted } of pages) {
    expect(interpreted).toEqual([{ words: 'cheap', order: 'priceUp' }]);
  }
});

test('all pages of a search have the same interpretation', async () => {
  const pages = await readPages('vintage omega under 890');
  const watches = numbers.filter((number) => number >= 10).map((number) => `omega-${number}`);
  expect(pages.flatMap(({ ids }) => ids).sort()).toEqual(watches.sort());
  expect(pages.length).toBeGreaterThan(1);
  for (const { interpreted, droppedWords } of pages) {
    expect(interpreted).toEqual([{ words: 'under 890', priceTo: 890 }]);
    expect(droppedWords).toEqual(['vintage']);
  }
});

test('a search ignores the cursor of another search', async () => {
  const [firstPage] = await readPages('cheap omega');
  const search = parseSearchParams(
    new URLSearchParams({ text: 'tudor', after: firstPage?.next ?? '' }),
  );
  expect((await searchProducts(database, search)).ids).toEqual(['tudor']);
});
