import type { SearchResponse } from '../../../../src/contract/finding/search';
import { setShopCurrency } from '../../../../src/contract/payments/currencies';
import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { findWishEmail } from '../../../../src/server/domains/selling/wish-notifications.sql';
import { priceFact } from '../../../../src/server/domains/mail/order-facts';
import { eraseListings } from '../../../../src/server/domains/privacy/erasure/erase-listings.sql';
import { publicConfiguration } from '../../support/configuration';
import { addCategory, newProduct, storeOrder, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const shops = [
  {
    currency: 'eur',
    name: 'euros',
    typed: '€250.50',
    amount: 25_050,
    lowered: '199,00 €',
    loweredInEmail: '€199',
    tooLow: '0.49',
    limits: 'cards pay from €0.50 to €999,999.99.',
    searches: ['under 300', 'under €300', 'under 300 euros', '200-300 €'],
    otherCurrency: 'under $300',
  },
  {
    currency: 'jpy',
    name: 'Japanese yen',
    typed: '25,000 yen',
    amount: 25_000,
    lowered: '19900.00',
    loweredInEmail: '¥19,900',
    tooLow: '49',
    limits: 'cards pay from ¥50 to ¥99,999,999.',
    searches: ['under 30000', 'under ¥30,000', 'under 30k yen', '20000-30000'],
    otherCurrency: 'under €30000',
  },
];

describe.each(shops)('a shop in $currency', (shop) => {
  const { currency, typed, amount, lowered, tooLow, limits, searches } = shop;
  const server = setUpTestServer({ publicConfiguration: { ...publicConfiguration, currency } });
  const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
  afterAll(() => setShopCurrency(undefined));

  const call = (method: string, path: string, body?: object, { token } = seller) =>
    server.call(method, `/api${path}`, { token, ...(body && { body }) });

  async function addListing(sellingPrice: string): Promise<string> {
    const category = await addCategory(server.database);
    const body = { ...newProduct, category, sellingPrice };
    const response = await call('POST', '/products', body);
    expect(response).toMatchObject({ status: 200, body: { acknowledged: true } });
    return response.body.insertedId;
  }

  /** A product from when the shop was in US dollars. */
  async function storeOlderListing(): Promise<string> {
    const id = await storeProduct(server.database, { seller, sellingPrice: '$100' });
    await indexProducts(server.database);
    return id;
  }

  const pay = (productId: string) =>
    call('POST', '/create-payment-intent', { productId, price: '1' }, buyer);

  async function search(query: Record<string, string>): Promise<SearchResponse> {
    return (await call('GET', `/search?${new URLSearchParams(query)}`)).body as SearchResponse;
  }

  const idsOf = ({ products }: SearchResponse) => products.map(({ _id }) => _id);

  test('charges the card the typed price in its currency', async () => {
    const id = await addListing(typed);
    expect(await pay(id)).toMatchObject({ status: 200, body: { amount, currency } });
    const [request] = server.stripe.calls.filter(({ path }) => path === '/v1/payment_intents');
    expect(Object.fromEntries(request!.body)).toMatchObject({ amount: String(amount), currency });
    expect((await call('GET', `/product/${id}`)).body).toMatchObject({
      sellingPrice: typed,
      currency,
    });
  });

  test('refuses a price that no card can pay, and names the amounts', async () => {
    const id = await addListing(typed);
    const change = { action: 'changePrice', prices: [{ id, from: typed, to: tooLow }] };
    const response = await call('POST', '/listings/changes', change);
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(limits) },
    });
    const unpayable = await addListing(tooLow);
    expect((await pay(unpayable)).body.message).toContain(limits);
    const booking = { productId: unpayable, phoneNumber: '01712345678', meetingLocation: 'Here' };
    expect((await call('POST', '/book-product', booking, buyer)).body.message).toContain(limits);
  });

  test.each([...searches])('finds the price by %p', async (text) => {
    const id = await addListing(typed);
    const found = await search({ text: `diver ${text}` });
    expect(idsOf(found)).toEqual([id]);
    expect(found.interpreted).toHaveLength(1);
  });

  test('does not take another currency for a price', async () => {
    await addListing(typed);
    expect((await search({ text: `diver ${shop.otherCurrency}` })).interpreted).toEqual([]);
  });

  test('filters and sorts by whole units, and counts what is no amount', async () => {
    const id = await addListing(typed);
    const dearer = await addListing(`9${typed.replace(/\D.*/, '')}9999`);
    const onRequest = await addListing('make an offer');
    const from = String(Math.floor(amount / (currency === 'eur' ? 100 : 1)));
    expect(idsOf(await search({ priceFrom: from, order: 'priceUp' }))).toEqual([id, dearer]);
    const found = await search({ priceTo: from });
    expect(found.facets.priceOnRequest).toBe(1);
    expect(idsOf(await search({ order: 'priceUp' })).at(-1)).toBe(onRequest);
  });

  test('names a fallen price in its emails', async () => {
    const id = await addListing(typed);
    await server.database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${id}, ${buyer.id})`);
    await server.database.query(sql`
      update users set email_verified = true where id = ${buyer.id}`);
    await call('PUT', `/listings/${id}`, { revision: 1, changes: { sellingPrice: lowered } });
    const [task] = await server.database.query<{ payload: { notificationId: string } }>(sql`
      select payload from outbox where task = 'wishEmail'`);
    const data = await findWishEmail(server.database, task!.payload.notificationId);
    expect(priceFact(data!)).toEqual(['Price', shop.loweredInEmail]);
  });

  test('keeps the currency of older prices until their seller changes one', async () => {
    const id = await storeOlderListing();
    expect((await pay(id)).body).toMatchObject({ amount: 10_000, currency: 'usd' });
    await call('PUT', `/listings/${id}`, { revision: 1, changes: { description: 'Serviced.' } });
    expect((await call('GET', `/product/${id}`)).body.currency).toBe('usd');
    await call('PUT', `/listings/${id}`, { revision: 2, changes: { sellingPrice: typed } });
    expect((await call('GET', `/product/${id}`)).body).toMatchObject({ currency });
    expect((await call('GET', `/product/${id}`)).body.formerPrice).toBeNull();
    expect((await pay(id)).body).toMatchObject({ amount, currency });
  });

  test('takes an older price in its currency only with the shipping price', async () => {
    const id = await storeOlderListing();
    await server.database.query(sql`
      update products set deliveries = 'both', shipping_price = '12' where id = ${id}`);
    const edit = (changes: object) => call('PUT', `/listings/${id}`, { revision: 1, changes });
    const message = `Enter the shipping price in ${shop.name} too.`;
    expect(await edit({ sellingPrice: typed })).toMatchObject({ status: 400, body: { message } });
    const change = { action: 'changePrice', prices: [{ id, from: '$100', to: typed }] };
    expect((await call('POST', '/listings/changes', change)).body.results).toEqual([
      { id, outcome: 'rejected', message },
    ]);
    expect(await edit({ sellingPrice: typed, shippingPrice: '900' })).toMatchObject({
      status: 200,
      body: { currency, shippingPrice: '900' },
    });
  });

  test('compares no older prices with its own', async () => {
    const older = await storeOlderListing();
    const id = await addListing(typed);
    expect(idsOf(await search({ priceTo: '99999999' }))).toEqual([id]);
    for (const order of ['priceUp', 'priceDown']) {
      expect(idsOf(await search({ order }))).toEqual([id, older]);
    }
  });

  test('exports an older price with its currency, so that an import does not mistake it', async () => {
    await storeOlderListing();
    expect((await call('GET', '/listings/export')).body).toContain('USD $100');
  });

  test('keeps the amount of an older price when its seller is erased', async () => {
    const id = await storeOlderListing();
    await storeOrder(server.database, { productId: id, buyer });
    const person = { ...seller, confirmedEmails: [], identifiers: [] };
    await server.database.transaction((tx) => eraseListings(tx, person));
    const [row] = await server.database.query(sql`
      select selling_price as price, price_currency as currency from products where id = ${id}`);
    expect(row).toEqual({ price: '100.00', currency: 'usd' });
  });

  test('is followed by the prices of the search when it changes, and back', async () => {
    const older = await storeOlderListing();
    const id = await addListing(typed);
    const range = { priceFrom: '1' };
    setShopCurrency('usd');
    await indexProducts(server.database);
    expect(idsOf(await search({ ...range, order: 'newest' }))).toEqual([older]);
    setShopCurrency(currency);
    await indexProducts(server.database);
    expect(idsOf(await search({ ...range, order: 'newest' }))).toEqual([id]);
  });
});
