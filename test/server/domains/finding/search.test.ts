import { demoProducts } from '../../../../src/sandbox/demo/demo-products';
import type { SearchResponse } from '../../../../src/contract/finding/search';
import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { setCategoryAttributes } from '../../../../src/server/domains/catalogue/categories.sql';
import { toPriceBands } from '../../../../src/server/domains/finding/price-bands';
import { identityTokens } from '../../permissions/support/tokens';
import { addUser, newProduct } from '../../support/records';
import { startTestServer, type TestServer } from '../../support/start-test-server';
import { openDemoProductDatabase } from './demo-product-database';

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openDemoProductDatabase();
  server = await startTestServer({}, { database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function search(query: Record<string, string | string[]>): Promise<SearchResponse> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) params.append(name, each);
  }
  const { status, body } = await server.call('GET', `/api/search?${params.toString()}`);
  expect(status).toBe(200);
  return body as SearchResponse;
}

const idsOf = ({ products }: SearchResponse) => products.map(({ _id }) => _id);

const pelagors = ['pelagor-lagoon', 'pelagor-night-shift', 'pelagor-reef-300'];

test.each([
  ['their name', 'Pelagor Reef 300', ['pelagor-reef-300']],
  ['their name without spaces', 'reef300', ['pelagor-reef-300']],
  ['one word of their name', 'pelagor', pelagors],
  ['the beginning of a word', 'pelag', pelagors],
  ['a misspelled word', 'pelagro', pelagors],
  ['two misspelled words', 'pelagr reff', ['pelagor-reef-300']],
  ['a word without its accent', 'guilloche', ['thornby-silver-guilloche']],
  ['a word with an extra accent', 'Pélagor', pelagors],
  ['Cyrillic letters', 'Пелагор', pelagors],
  ['Bengali letters', 'পেলাগর', pelagors],
  ['two words written together', 'nightshift', ['pelagor-night-shift']],
  ['one word written as two', 'tide wright regatta', ['tidewright-regatta']],
  ['a word and a place', 'pelagor chattogram', ['pelagor-reef-300']],
  ['a word and a category', 'kestrin chronograph', ['kestrin-apex-titanium']],
  ['an unknown word beside a known one', 'blorptang pelagor', pelagors],
])('products are found by %s', async (_case, text, expected) => {
  const found = idsOf(await search({ text }));
  expect(found.slice(0, expected.length).sort()).toEqual(expected);
});

test('a corrected query is reported only if a word was misspelled', async () => {
  expect(await search({ text: 'pelagro' })).toMatchObject({
    didYouMean: 'pelagor',
    isCorrected: true,
  });
  expect(await search({ text: 'pelag' })).toMatchObject({ didYouMean: null, isCorrected: false });
});

test('unknown words find nothing instead of everything', async () => {
  const nothing = {
    products: [],
    total: { count: 0, isExact: true },
    didYouMean: null,
    next: null,
  };
  expect(await search({ text: 'blorptang' })).toMatchObject(nothing);
});

test('filters narrow the results, each alone and all combined', async () => {
  const cheap = await search({ priceTo: '500', order: 'priceUp' });
  const prices = cheap.products.map(({ sellingPrice }) => Number(sellingPrice));
  expect(prices.length).toBeGreaterThan(0);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  expect(Math.max(...prices)).toBeLessThanOrEqual(500);

  const { products } = await search({
    category: 'dive-watches',
    condition: ['Good', 'Fair'],
    place: 'dhaka',
    brand: 'pelagor',
  });
  expect(products.map(({ _id }) => _id)).toEqual(['pelagor-night-shift']);

  const verified = await search({ verified: '1' });
  expect(verified.products.every(({ sellerStatus }) => sellerStatus)).toBe(true);
  expect(verified.total.count).toBe((await search({})).facets.verified);
});

test('values of one facet are combined with OR, and facets with AND', async () => {
  const countResults = async (query: Record<string, string | string[]>) =>
    (await search(query)).total.count;
  const category = ['dive-watches', 'pocket-watches'];
  const counts = await Promise.all(category.map((each) => countResults({ category: each })));
  const both = await search({ category });
  expect(both.total.count).toBe(counts.reduce((sum, count) => sum + count, 0));
  const brands = await search({ text: 'watch', brand: ['pelagor', 'thornby', 'no-such'] });
  expect(brands.facets.brand).toContainEqual({ value: 'no-such', label: 'no-such', count: 0 });
  const places = await search({ brand: ['pelagor', 'thornby'], place: ['dhaka', 'coxs bazar'] });
  const shown = places.products.map(({ productName, location }) => `${productName}, ${location}`);
  expect(shown).toHaveLength(4);
  for (const each of shown) expect(each).toMatch(/^(Pelagor|Thornby).*(Dhaka|Cox's Bazar)$/);
});

test('near a place, the nearest watches come first, with their distance, page after page', async () => {
  const listed = await database.query<{ id: string; location: string }>(sql`
    select id, location from products where listed`);
  const inDhaka = listed.filter(({ location }) => location.endsWith('Dhaka'));
  const inCumilla = listed.filter(({ location }) => location.endsWith('Cumilla'));
  expect((await search({ near: 'Dhaka' })).total.count).toBe(inDhaka.length);
  const query = { near: 'dacca', within: '100', order: 'nearest' };
  const first = await search(query);
  const second = await search({ ...query, after: first.next ?? '' });
  expect(first.total.count).toBe(inDhaka.length + inCumilla.length);
  expect(second.next).toBeNull();
  const ids = [...idsOf(first), ...idsOf(second)];
  expect(ids.slice(0, inDhaka.length).sort()).toEqual(inDhaka.map(({ id }) => id).sort());
  expect(ids.slice(inDhaka.length).sort()).toEqual(inCumilla.map(({ id }) => id).sort());
  const distances = { ...first.distances, ...second.distances };
  expect(Object.keys(distances).sort()).toEqual([...ids].sort());
  expect(inDhaka.map(({ id }) => distances[id])).toEqual(inDhaka.map(() => 0));
  // As the crow flies, from the center of Dhaka to that of Cumilla.
  for (const { id } of inCumilla) expect(Math.abs((distances[id] ?? 0) - 88)).toBeLessThan(5);
  expect(first.facets.place.map(({ label }) => label).sort()).toEqual(['Cumilla', 'Dhaka']);
});

test('near a place, words, facets and suggestions to drop filters work as without it', async () => {
  const found = await search({ text: 'pelagor', near: 'Chittagong' });
  expect(idsOf(found)).toEqual(['pelagor-reef-300']);
  expect(found.distances).toEqual({ 'pelagor-reef-300': 0 });
  const none = await search({ text: 'pelagor', near: 'Atlantis' });
  expect(none.products).toEqual([]);
  expect(none.dropping).toEqual([{ filters: ['near'], count: 3 }]);
  // Without a place there is no distance to sort by.
  expect(idsOf(await search({ order: 'nearest' }))).toEqual(idsOf(await search({})));
});

test('the prices of all matches are counted by bands, whatever price is chosen', async () => {
  const listed = await database.query<{ price: number }>(sql`
    select price_cents::float8 / 100 as price from products where listed`);
  const { prices: bands = [] } = (await search({})).facets;
  expect(bands.length).toBeGreaterThan(5);
  expect(bands).toEqual(
    bands.map(({ from, to }) => {
      const count = listed.filter(({ price }) => price >= from && price < to).length;
      return { from, to, count };
    }),
  );
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
  expect((await search({ priceTo: '100' })).facets.prices).toEqual(bands);
});

test('a price far from all others leaves the bands of the others as they are', () => {
  const prices = [90, 250, 260, 900].map((price) => price * 100);
  const bands = toPriceBands(prices, 100);
  expect(bands.map(({ from, count }) => [from, count])).toEqual([
    ...[
      [70, 1],
      [100, 0],
      [150, 0],
      [200, 2],
      [300, 0],
      [500, 0],
      [700, 1],
    ],
  ]);
  const withOutlier = toPriceBands([...prices, 99_999_999_900], 100);
  expect(withOutlier.slice(0, bands.length)).toEqual(bands);
  expect(withOutlier.length).toBeLessThanOrEqual(16);
  expect(toPriceBands([], 100)).toEqual([]);
});

test('the filter "price on request" finds products whose price is not an amount, also in addition to a price range', async () => {
  const { token } = await addUser(database, 'seller');
  const [category] = (await search({})).facets.category;
  const body = { ...newProduct, sellingPrice: 'Ask me', category: category?.value };
  const { body: added } = await server.call('POST', '/api/products', { token, body });
  const onRequest = await search({ priceOnRequest: '1' });
  expect(idsOf(onRequest)).toEqual([added.insertedId]);
  expect(onRequest.facets.priceOnRequest).toBe(1);
  const inRange = await search({ priceTo: '500' });
  expect(inRange.facets.priceOnRequest).toBe(1);
  for (const order of ['newest', 'priceUp', 'priceDown']) {
    const found = await search({ priceTo: '500', priceOnRequest: '1', order });
    expect(found.total.count).toBe(inRange.total.count + 1);
    expect(idsOf(found)).toContain(added.insertedId);
  }
  await server.call('DELETE', `/api/products/${added.insertedId}`, { token });
});

test('the attributes of a product are facets, filters and search words; a category can hide facets', async () => {
  const { token } = await addUser(database, 'seller');
  const addProduct = async (attributes: object) => {
    const category = 'pilot-watches';
    const body = { ...newProduct, productName: 'Zeppelor', category, ...attributes };
    return (await server.call('POST', '/api/products', { token, body })).body.insertedId as string;
  };
  const steelId = await addProduct({
    movement: 'auto',
    caseMaterial: 'steel',
    dialColour: 'blue',
    caseDiameter: '41.5 mm',
    box: 'yes',
    papers: 'yes',
    yearOfProduction: '1998',
    model: 'Skyreach',
    deliveries: 'both',
  });
  const bronzeId = await addProduct({
    movement: 'Hand-wound',
    caseMaterial: 'bronze',
    papers: 'No',
  });
  const both = await search({ text: 'zeppelor' });
  expect(both.facets).toMatchObject({
    movement: [
      { value: 'Automatic', label: 'Automatic', count: 1 },
      { value: 'Manual winding', label: 'Manual winding', count: 1 },
    ],
    caseDiameter: 1,
    yearOfProduction: 1,
    box: 1,
    papers: 1,
    shipped: 1,
  });
  for (const filter of [
    { movement: 'Automatic' },
    { caseMaterial: 'Stainless steel' },
    { dialColour: 'Blue' },
    { diameterFrom: '41', diameterTo: '42' },
    { madeTo: '1998' },
    { box: '1' },
    { papers: '1' },
    { shipped: '1' },
  ]) {
    expect([filter, idsOf(await search({ text: 'zeppelor', ...filter }))]).toEqual([
      filter,
      [steelId],
    ]);
  }
  expect(idsOf(await search({ text: 'skyreach' }))).toEqual([steelId]);
  expect(idsOf(await search({ text: 'bronze zeppelor' }))).toEqual([bronzeId]);
  const none = await search({ text: 'zeppelor', movement: 'Quartz' });
  expect(none.facets.movement).toContainEqual({ value: 'Quartz', label: 'Quartz', count: 0 });
  expect(none.dropping).toEqual([{ filters: ['movement'], count: 2 }]);

  await setCategoryAttributes(database, 'Pilot Watches', ['movement']);
  const withHiddenFacets = await search({ text: 'zeppelor', category: 'pilot-watches' });
  expect(withHiddenFacets.facets.movement).toHaveLength(2);
  expect(withHiddenFacets.facets).not.toHaveProperty('dialColour');
  expect(withHiddenFacets.facets).not.toHaveProperty('box');
  const withBoxFilter = await search({ text: 'zeppelor', category: 'pilot-watches', box: '1' });
  expect([idsOf(withBoxFilter), withBoxFilter.facets.box]).toEqual([[steelId], 1]);
  const { body: categories } = await server.call('GET', '/api/categories');
  expect(categories).toContainEqual(
    expect.objectContaining({ _id: 'pilot-watches', attributes: ['movement'] }),
  );
  await setCategoryAttributes(database, 'Pilot Watches', null);
  for (const id of [steelId, bronzeId])
    await server.call('DELETE', `/api/products/${id}`, { token });
});

test('a facet ignores its own filter in its counts', async () => {
  const { total, facets } = await search({ category: 'dive-watches', condition: 'Good' });
  const divers = demoProducts.filter(({ category }) => category === 'dive-watches');
  const good = divers.filter(({ condition }) => condition === 'Good');
  expect(total).toEqual({ count: good.length, isExact: true });
  const conditions = facets.condition.map(({ count }) => count);
  expect(conditions.reduce((sum, count) => sum + count, 0)).toBe(divers.length);
  expect(facets.category.length).toBeGreaterThan(1);
  expect(facets.brand).toContainEqual({ value: 'pelagor', label: 'Pelagor', count: 2 });
  expect(facets.place).toContainEqual({ value: 'coxs bazar', label: "Cox's Bazar", count: 1 });
});

// `dropping` lists the filters to remove, with the number of results without them.
test('an empty result suggests the filter to remove', async () => {
  const { products, dropping } = await search({
    text: 'pelagor',
    priceTo: '10',
    condition: 'Good',
  });
  expect(products).toEqual([]);
  expect(dropping).toEqual([{ filters: ['price'], count: 2 }]);
});

test('an empty result suggests removing two filters, or all, when one is not enough', async () => {
  const two = await search({ text: 'pelagor', priceTo: '10', yearTo: '1950', condition: 'Good' });
  expect(two.dropping).toEqual([{ filters: ['price', 'year'], count: 2 }]);
  const all = await search({ text: 'pelagor', priceTo: '10', yearTo: '1950', place: 'atlantis' });
  expect(all.dropping).toEqual([{ filters: ['price', 'year', 'place'], count: 3 }]);
});

test('a selected facet value is listed with 0 when no product has it', async () => {
  const filters = { category: 'dive-watches', brand: 'thornby', place: 'dhaka', seller: 'unknown' };
  const { facets } = await search({ ...filters, condition: ['Good'], priceTo: '1' });
  expect(facets.category).toEqual([{ value: 'dive-watches', label: 'Dive Watches', count: 0 }]);
  expect(facets.brand).toEqual([{ value: 'thornby', label: 'Thornby', count: 0 }]);
  expect(facets.place).toEqual([{ value: 'dhaka', label: 'Dhaka', count: 0 }]);
  expect(facets.seller).toEqual([{ value: 'unknown', label: 'unknown', count: 0 }]);
  expect(facets.condition).toEqual([{ value: 'Good', label: 'Good', count: 0 }]);
});

test('for a rare word, a similar word that is far more frequent is suggested', async () => {
  const { token } = await addUser(database, 'seller');
  const [category] = (await search({})).facets.category;
  const body = { ...newProduct, productName: 'Quorbal Chattogarm', category: category?.value };
  const { body: added } = await server.call('POST', '/api/products', { token, body });
  const found = await search({ text: 'chattogarm' });
  expect(idsOf(found)).toEqual([added.insertedId]);
  expect(found).toMatchObject({ didYouMean: 'chattogram', isCorrected: false });
  await server.call('DELETE', `/api/products/${added.insertedId}`, { token });
});

test.each(['anything under $300', 'gift under $300', 'what is the best watch I can get for 300'])(
  'the price of %p is kept, and its other words find all watches up to it',
  async (text) => {
    const { total } = await search({ priceTo: '300' });
    expect(total.count).toBeGreaterThan(0);
    expect(await search({ text })).toMatchObject({
      total,
      interpreted: [{ priceTo: 300 }],
      droppedWords: [],
    });
  },
);

test('invalid parameters are ignored', async () => {
  const all = await search({});
  const withInvalidParameters = await search({
    condition: 'Mint',
    priceFrom: '-5',
    yearTo: 'now',
    verified: 'yes',
    order: 'random',
    after: 'eyJvcmRlciI6Im5ld2VzdCJ9',
    text: ['one', 'two'],
    category: '  ',
  });
  expect(idsOf(withInvalidParameters)).toEqual(idsOf(all));
});

test('special characters of the query language are treated as text', async () => {
  for (const text of [`'`, `a & b | !c <-> (d):*`, `pelagor' | '`, '\\', '%_', '🕰️', "o'", ':']) {
    await search({ text, brand: text, place: text, category: text, seller: text });
  }
  expect(idsOf(await search({ text: `'pelagor' & !"x"` })).sort()).toEqual(pelagors);
});

test('a product is found as soon as it is listed', async () => {
  const [category] = (await search({})).facets.category;
  const { token } = await addUser(database, 'seller');
  const body = { ...newProduct, productName: 'Zorbex Kraken T-25', category: category?.value };
  const { body: added } = await server.call('POST', '/api/products', { token, body });
  for (const text of ['kraken', 'zorbex t25', 'T 25', 'zorbx']) {
    expect(idsOf(await search({ text }))).toEqual([added.insertedId]);
  }
  await server.call('DELETE', `/api/products/${added.insertedId}`, { token });
  expect(idsOf(await search({ text: 'kraken' }))).toEqual([]);
});

test('a letter and the number after it find reference numbers that join both, such as A-731', async () => {
  const { token } = await addUser(database, 'seller');
  const [category] = (await search({})).facets.category;
  const added: string[] = [];
  for (const productName of ['Zorbex Quark A-731', 'Zorbex Quark B-731']) {
    const body = { ...newProduct, productName, category: category?.value };
    added.push((await server.call('POST', '/api/products', { token, body })).body.insertedId);
  }
  expect(idsOf(await search({ text: 'quark a 731' }))).toEqual(added.slice(0, 1));
  expect(idsOf(await search({ text: 'a quark 731' })).sort()).toEqual([...added].sort());
  expect(idsOf(await search({ text: 'i 731' })).sort()).toEqual([...added].sort());
  for (const id of added) await server.call('DELETE', `/api/products/${id}`, { token });
});

test.each([
  ['ساعت كتابي', 'کتابی'],
  ['ساعت کتابی', 'كتابي'],
  ['ساعة قديمة', 'قدیمه'],
  ['گھڑی پرانی', 'گهڑی پراني'],
  ['ســاعت رولکس ۳۶', 'رولكس 36'],
])(
  'a product named %p is found by %p, typed with another keyboard layout',
  async (productName, text) => {
    const { token } = await addUser(database, 'seller');
    const [category] = (await search({})).facets.category;
    const body = { ...newProduct, productName, category: category?.value };
    const { body: added } = await server.call('POST', '/api/products', { token, body });
    const found = await search({ text });
    expect(idsOf(found)).toEqual([added.insertedId]);
    expect(found).toMatchObject({ didYouMean: null, isCorrected: false });
    await server.call('DELETE', `/api/products/${added.insertedId}`, { token });
  },
);

test('a product is found by the current name of its seller', async () => {
  const seller = await addUser(database, 'seller');
  const [category] = (await search({})).facets.category;
  const body = { ...newProduct, productName: 'Zorbex Quill', category: category?.value };
  const { body: added } = await server.call('POST', '/api/products', {
    token: seller.token,
    body,
  });
  const { uid, email } = seller;
  await server.call('POST', '/api/user', {
    token: await identityTokens.issue(seller),
    body: { uid, email, displayName: 'Wilhelmina Oberholzer' },
  });
  expect(idsOf(await search({ text: 'zorbex oberholzer' }))).toEqual([added.insertedId]);
});

test.each([
  ['pel', { kind: 'brand', text: 'Pelagor', id: 'pelagor' }],
  ['dive w', { kind: 'category', text: 'Dive Watches', id: 'dive-watches' }],
  ['pelagor n', { kind: 'words', text: 'pelagor night' }],
  ['reef', { kind: 'product', text: 'Pelagor Reef 300', id: 'pelagor-reef-300' }],
])('suggestions for "%s" contain the expected one', async (text, expected) => {
  const path = `/api/suggestions?${new URLSearchParams({ text }).toString()}`;
  const { body } = await server.call('GET', path);
  expect(body).toContainEqual(expected);
  expect((body as unknown[]).length).toBeLessThanOrEqual(8);
});

test('a brand and the first letter of a model suggest the model, for nine of ten watches', async () => {
  const missed: string[] = [];
  for (const { name } of demoProducts) {
    const [brand = '', model = ''] = name.split(' ');
    const text = `${brand} ${model.slice(0, 1)}`;
    const { body } = await server.call('GET', `/api/suggestions?${new URLSearchParams({ text })}`);
    const texts = (body as { text: string }[]).map((suggestion) => suggestion.text.toLowerCase());
    if (!texts.some((each) => each.includes(model.toLowerCase()))) missed.push(name);
  }
  expect(missed.slice(demoProducts.length / 10)).toEqual([]);
});

test('a short word that other names contain is completed too', async () => {
  const { token } = await addUser(database, 'seller');
  const [category] = (await search({})).facets.category;
  const add = async (productName: string) => {
    const body = { ...newProduct, productName, category: category?.value };
    return (await server.call('POST', '/api/products', { token, body })).body.insertedId as string;
  };
  const master = await add('Zorvex Seafarer');
  const other = await add('Quorbal Sea');
  expect(await search({ text: 'zorvex sea' })).toMatchObject({
    products: [{ _id: master }],
    droppedWords: [],
  });
  for (const id of [master, other]) await server.call('DELETE', `/api/products/${id}`, { token });
});

test('an empty text has no suggestions', async () => {
  expect((await server.call('GET', '/api/suggestions')).body).toEqual([]);
  expect((await server.call('GET', '/api/suggestions?text=%27')).body).toEqual([]);
});

describe('the brand and the place of a product', () => {
  const added: { id: string; token: string }[] = [];
  const listProduct = async (productName: string, fields: Record<string, string> = {}) => {
    const { token } = await addUser(database, 'seller');
    const category = 'dive-watches';
    const body = { ...newProduct, productName, category, location: 'Oslo', ...fields };
    const { body: response } = await server.call('POST', '/api/products', { token, body });
    added.push({ id: response.insertedId, token });
    return response.insertedId as string;
  };
  afterEach(async () => {
    for (const { id, token } of added.splice(0)) {
      await server.call('DELETE', `/api/products/${id}`, { token });
    }
  });

  test('titles that spell a brand differently share one facet value, and titles without a brand have none', async () => {
    await listProduct('JLC Reverso');
    await listProduct('Jaeger LeCoultre Memovox');
    await listProduct('Mens gold plated jaeger-lecoultre');
    await listProduct('Mens watch', { brand: 'Jaeger-LeCoultre' });
    await listProduct('Nice old watch');
    const { facets } = await search({ place: 'oslo' });
    expect(facets.brand).toEqual([
      { value: 'jaeger-lecoultre', label: 'Jaeger-LeCoultre', count: 4 },
    ]);
    expect((await search({ brand: 'jaeger-lecoultre' })).products).toHaveLength(4);
  });

  test('a brand that is not in the list of brands becomes a facet value as it was typed', async () => {
    const id = await listProduct('Mens watch', { brand: 'Wexford & Sons' });
    const { facets, ...found } = await search({ brand: 'wexford-sons', place: 'oslo' });
    expect(idsOf({ facets, ...found })).toEqual([id]);
    expect(facets.brand).toEqual([{ value: 'wexford-sons', label: 'Wexford & Sons', count: 1 }]);
    expect(idsOf(await search({ text: 'wexford' }))).toEqual([id]);
    const { body } = await server.call('GET', `/api/product/${id}`);
    expect(body).toMatchObject({
      brand: 'Wexford & Sons',
      brandFacet: { value: 'wexford-sons', label: 'Wexford & Sons' },
    });
  });

  test('a Bengali title is found by the Latin name of its brand, which is suggested for both scripts', async () => {
    const id = await listProduct('রোলেক্স ঘড়ি');
    expect(idsOf(await search({ text: 'rolex' }))).toEqual([id]);
    const readSuggestions = async (text: string) =>
      (await server.call('GET', `/api/suggestions?${new URLSearchParams({ text })}`)).body;
    const rolex = { kind: 'brand', text: 'Rolex', id: 'rolex' };
    expect(await readSuggestions('role')).toContainEqual(rolex);
    expect(await readSuggestions('রোলে')).toContainEqual(rolex);
  });

  test('a search for one spelling of a town finds all, which share one facet value', async () => {
    const locations = ['Comilla', 'Kandirpar, Cumilla 3500', 'কুমিল্লা, Bangladesh'];
    const ids = await Promise.all(
      locations.map((location) => listProduct('Umberline', { location })),
    );
    for (const text of ['umberline comilla', 'umberline cumilla', 'umberline কুমিল্লা']) {
      expect(idsOf(await search({ text })).sort()).toEqual([...ids].sort());
    }
    const { facets } = await search({ text: 'umberline' });
    expect(facets.place).toEqual([{ value: 'cumilla', label: 'Cumilla', count: 3 }]);
  });
});
