import { parseSearchParams } from '../../../../src/contract/finding/search';
import { sql } from '../../../../src/server/database/sql';
import type { Database } from '../../../../src/server/database/database';
import { searchProducts } from '../../../../src/server/domains/finding/search-products';
import { synonymsWith } from '../../../../src/server/domains/finding/synonym-table';
import { addUser, storeOrder } from '../../support/records';
import { openSmallDatabase } from './small-database';

let database: Database;
beforeAll(async () => {
  database = await openSmallDatabase([
    { id: 'omega', name: 'Omega Seamaster Aqua Terra', price: 2900 },
    { id: 'speedmaster', name: 'Omega Speedmaster Moonwatch', price: 4300 },
    { id: 'moonphase', name: 'Longines Moonphase', price: 1600 },
    { id: 'casio', name: 'Casio F-91W', price: 15, category: 'Digital Watches' },
    { id: 'gshock', name: 'Casio G-Shock DW-5600E', price: 55, category: 'Digital Watches' },
    { id: 'samsung', name: 'Samsung Gear Smartwatch', price: 95, category: 'Digital Watches' },
    { id: 'seiko', name: 'Seiko Turtle', price: 280, description: 'Self-winding, black face.' },
    { id: 'chronograph', name: 'Tissot PRC 200 Chronograph', price: 170 },
    { id: 'vintage', name: 'Favre-Leuba Sea Chief vintage', price: 120 },
    { id: 'lady', name: 'Citizen Silhouette for ladies', price: 85 },
    { id: 'gmt', name: 'Rolex GMT-Master II Pepsi', price: 15500 },
    { id: 'rolex', name: 'Rolex Explorer', price: 5600, description: 'Black dial with link.' },
    { id: 'link', name: 'Tag Heuer Link', price: 900, description: 'Steel bracelet.' },
    { id: 'tudor', name: 'Tudor Black Bay Fifty-Eight', price: 2700 },
    { id: 'reef', name: 'Pelagor Reef Max 500', price: 1850 },
    {
      id: 'hiker',
      name: 'Vestrel Trail',
      price: 210,
      description: 'For people who hike. Fits a 17 cm arm, better than most, it sits flat.',
    },
    { id: 'hiking', name: 'Vestrel Summit', price: 220, description: 'A hiking tool.' },
    { id: 'evening', name: 'Orvane Slim', price: 700, category: 'Dress Watches' },
    { id: 'opera', name: 'Kestrin Salon', price: 800, category: 'Dress Watches' },
    { id: 'strap', name: 'Leather strap', price: 15, description: 'Fits Omega and Rolex.' },
  ]);
});
afterAll(() => database.close());

const searchFor = (text: string, params: Record<string, string> = {}) =>
  searchProducts(database, parseSearchParams(new URLSearchParams({ text, ...params })));

const storeSale = async (state: 'completed' | 'refunded') => {
  const buyer = await addUser(database, 'buyer');
  await storeOrder(database, { productId: 'evening', buyer, paid: true, state });
};
const undoSale = async () => {
  await database.query(sql`delete from orders`);
  await database.query(sql`
    update products set listed = true, unlisted_because = null where id = 'evening'`);
  await database.query(sql`update users set deleted_at = null`);
};

test.each([
  ['casio watch', ['casio', 'gshock']],
  ['pre-owned Casio wristwatch', ['casio', 'gshock']],
  ['second hand seiko', ['seiko']],
  ['casio wacth', ['casio', 'gshock']],
  ['vintage watch', ['vintage']],
  ['smart watch', ['samsung']],
  ['chrono', ['chronograph']],
  ['auto watch', ['seiko']],
  ['black dial seiko', ['seiko']],
  ["women's watch", ['lady']],
  ['watch for my wife', ['lady']],
  ['gmt master 2', ['gmt']],
  ['gmtmaster ii', ['gmt']],
  ['bb58', ['tudor']],
  ['g shock', ['gshock']],
  ['gshock', ['gshock']],
  ['劳力士手表', ['rolex', 'gmt', 'strap']],
  ['ساعة رولكس', ['rolex', 'gmt', 'strap']],
  ['ساعت رولکس', ['rolex', 'gmt', 'strap']],
  ['রোলেক্স ঘড়ি', ['rolex', 'gmt', 'strap']],
  ['ロレックス', ['rolex', 'gmt', 'strap']],
])('the query %p finds the products that a buyer means', async (text, expected) => {
  const { ids, isCorrected, droppedWords } = await searchFor(text);
  expect(ids).toEqual(expected);
  expect({ isCorrected, droppedWords }).toEqual({ isCorrected: false, droppedWords: [] });
});

test('a word that applies to nearly every listing, such as watch, finds all listings when it is the only word', async () => {
  for (const text of ['watch', 'used wristwatches', 'ساعة']) {
    expect((await searchFor(text)).ids).toHaveLength(20);
  }
});

test.each([
  ['hiking', 'hiking', 'hiker'],
  ['hike', 'hiker', 'hiking'],
])('%p finds the word itself first, then its other forms', async (text, first, second) => {
  const { ids } = await searchFor(text);
  expect(ids[0]).toBe(first);
  expect(ids).toContain(second);
});

test.each([
  ['suit', ['evening']],
  ['to wear with a suit', ['evening']],
  ['beater', ['gshock']],
])('%p is understood by its use, and not corrected to another word', async (text, ids) => {
  const found = await searchFor(text);
  expect(found.ids.slice(0, 1)).toEqual(ids);
  expect(found).toMatchObject({ isCorrected: false, didYouMean: null });
});

test('what a query excludes is not found, and is a filter of the text', async () => {
  const found = await searchFor('omega but not speedmaster');
  expect(found.ids).toEqual(['omega', 'strap']);
  expect(found.interpreted).toEqual([{ words: 'but not speedmaster', label: 'not speedmaster' }]);
  expect(found.total).toEqual({ count: 2, isExact: true });
  const brands = found.facets.category.map(({ value, count }) => [value, count]);
  expect(brands).toEqual([['Everyday Watches', 2]]);
});

test('what only a sold watch is called shows what it was sold for, and similar ones for sale', async () => {
  await storeSale('completed');
  const { ids, sold, droppedWords } = await searchFor('orvane slim');
  await undoSale();
  expect(sold).toEqual([
    { id: 'evening', productName: 'Orvane Slim', sellingPrice: '700', currency: 'usd' },
  ]);
  expect({ ids, droppedWords }).toEqual({ ids: ['opera'], droppedWords: ['orvane slim'] });
  expect((await searchFor('orvane slim')).sold).toBeUndefined();
});

test.each([
  [
    'paused',
    () =>
      database.query(sql`
      update products set listed = false, unlisted_because = 'paused' where id = 'evening'`),
  ],
  [
    'unlisted with its seller',
    () =>
      database.query(sql`
      update products set listed = false where id = 'evening'`),
  ],
  ['refunded', () => storeSale('refunded')],
  [
    'sold by a seller who has left',
    async () => {
      await storeSale('completed');
      await database.query(sql`update users set deleted_at = now() where role = 'seller'`);
    },
  ],
])('a watch that is %s is not shown as sold', async (_state, change) => {
  await change();
  const { sold } = await searchFor('orvane slim');
  await undoSale();
  expect(sold).toBeUndefined();
});

test('a query of unknown words and a price finds what has the price', async () => {
  const { ids, droppedWords } = await searchFor('blorptang under $60');
  expect({ ids: ids.sort(), droppedWords }).toEqual({
    ids: ['casio', 'gshock', 'strap'],
    droppedWords: ['blorptang'],
  });
});

test('a product whose name joins the two words of a query, such as Moonwatch, comes first', async () => {
  expect((await searchFor('moon watch')).ids).toEqual(['speedmaster', 'moonphase']);
});

test.each([
  ['vintage omega', ['speedmaster', 'omega'], ['vintage']],
  ['seiko chronograph', ['seiko'], ['chronograph']],
  ['omega blorptang', ['speedmaster', 'omega', 'strap'], ['blorptang']],
  ['Turtle in PINK', ['seiko'], ['PINK']],
  ['omega F-91W', ['speedmaster', 'omega'], ['F-91W']],
])(
  'the query %p finds products without the words that it reports as dropped',
  async (text, ids, droppedWords) => {
    expect(await searchFor(text)).toMatchObject({ ids, droppedWords, isCorrected: false });
  },
);

test.each(['blorptang watch', 'pink watch', 'blorptang'])(
  'the query %p finds nothing instead of everything',
  async (text) => {
    expect((await searchFor(text)).ids).toEqual([]);
  },
);

test('no word is dropped to satisfy a filter that excludes the brand', async () => {
  expect((await searchFor('tudor turtle', { priceTo: '1000' })).ids).toEqual([]);
  // `dropping` suggests filters to remove, with the number of results without them.
  expect((await searchFor('rolex explorer', { priceTo: '1000' })).dropping).toEqual([
    { filters: ['price'], count: 1 },
  ]);
});

test.each([
  ['casio under 50', ['casio'], [{ words: 'under 50', priceTo: 50 }]],
  [
    'watch 5000-20000',
    ['rolex', 'gmt'],
    [{ words: '5000-20000', priceFrom: 5000, priceTo: 20000 }],
  ],
  ['cheap omega', ['omega', 'speedmaster', 'strap'], [{ words: 'cheap', order: 'priceUp' }]],
])(
  'the price words of the query %p become filters or a sort order',
  async (text, ids, interpreted) => {
    const found = await searchFor(text);
    expect([...found.ids].sort()).toEqual([...ids].sort());
    expect(found).toMatchObject({ interpreted, droppedWords: [] });
  },
);

test('a number of a model name is not interpreted as a price', async () => {
  expect(await searchFor('reef max 500')).toMatchObject({ ids: ['reef'], interpreted: [] });
  expect((await searchFor('reef max $500')).droppedWords).toEqual(['max $500']);
  expect((await searchFor('reef max 2000')).interpreted).toEqual([
    { words: 'max 2000', priceTo: 2000 },
  ]);
});

test('the price filters and the sort order of the request override those in its text', async () => {
  const found = await searchFor('cheap casio under 50', { priceTo: '100', order: 'newest' });
  expect(found).toMatchObject({ ids: ['casio', 'gshock'], interpreted: [] });
});

test('a price in the text that excludes all products is dropped', async () => {
  const { ids, interpreted, droppedWords } = await searchFor('tudor under 100');
  expect({ ids, interpreted, droppedWords }).toEqual({
    ids: ['tudor'],
    interpreted: [],
    droppedWords: ['under 100'],
  });
});

test.each([
  ['pink dial', []],
  ['womens seiko', ['seiko']],
])('%p is not corrected to another word', async (text, ids) => {
  expect(await searchFor(text)).toMatchObject({ ids, didYouMean: null, isCorrected: false });
});

test('the suggested correction keeps the other words of the query', async () => {
  const found = await searchFor('tudr watch under 5000');
  expect(found).toMatchObject({ ids: ['tudor'], didYouMean: 'tudor watch under 5000' });
});

test('an exact search corrects and drops no word', async () => {
  expect((await searchFor('tudr', { exact: '1' })).ids).toEqual([]);
  expect((await searchFor('vintage omega', { exact: '1' })).ids).toEqual([]);
  expect((await searchFor('tudor', { exact: '1' })).ids).toEqual(['tudor']);
});

test('an operator can add synonyms', async () => {
  const search = parseSearchParams(new URLSearchParams({ text: 'trackman' }));
  expect((await searchProducts(database, search)).ids).toEqual([]);
  const synonyms = synonymsWith('trackman => gmt master');
  expect((await searchProducts(database, search, synonyms)).ids).toEqual(['gmt']);
});
