import { figureDays, type ListingFigures } from '../../../../src/contract/selling/listing-figures';
import { deleteExpiredRows } from '../../../../src/server/background/retention';
import { sql } from '../../../../src/server/database/sql';
import { addUser, storeOrder, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let productId: string;
beforeEach(async () => {
  productId = await storeProduct(server.database, { seller });
});

async function viewProduct(token?: string): Promise<number> {
  const { status, body } = await server.call('POST', `/api/product/${productId}/views`, { token });
  expect(status).toBe(200);
  return (body as { modifiedCount: number }).modifiedCount;
}

async function readFigures(id = productId): Promise<ListingFigures> {
  const { status, body } = await server.call('GET', `/api/listings/${id}/figures`, {
    token: seller.token,
  });
  expect(status).toBe(200);
  return body as ListingFigures;
}

const zeroFigures = { views: 0, wishes: 0, questions: 0, bookings: 0 };

test('views of visitors and buyers are counted, those of the seller are not', async () => {
  expect(await viewProduct()).toBe(1);
  expect(await viewProduct(buyer.token)).toBe(1);
  expect(await viewProduct(seller.token)).toBe(0);
  const { totals, days } = await readFigures();
  expect(totals).toEqual({ ...zeroFigures, views: 2 });
  expect(days.at(-1)).toMatchObject({ views: 2 });
});

test('views of a product that is not for sale are not counted', async () => {
  await server.database.query(sql`update products set listed = false where id = ${productId}`);
  expect(await viewProduct()).toBe(0);
});

test('the figures of a new listing are zero on each of 90 days', async () => {
  const { days, totals } = await readFigures();
  expect(totals).toEqual(zeroFigures);
  expect(days).toHaveLength(figureDays);
  expect(new Set(days.map(({ day }) => day)).size).toBe(figureDays);
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort());
  expect(days.every(({ views }) => views === 0)).toBe(true);
});

test('wishes, questions and bookings count on their day, for 90 days', async () => {
  const { database } = server;
  for (const daysAgo of [0, 89, 90]) {
    const other = await addUser(database, 'buyer');
    const orderId = await storeOrder(database, { productId, buyer: other, state: 'lapsed' });
    const time = sql`now() - ${daysAgo}::int * interval '1 day'`;
    await database.query(sql`update orders set created_at = ${time} where id = ${orderId}`);
    await database.query(sql`
      insert into wishlist_entries (product_id, user_id, created_at)
      values (${productId}, ${other.id}, ${time})`);
    await database.query(sql`
      insert into conversations (product_id, buyer_id, seller_id, created_at)
      values (${productId}, ${other.id}, ${seller.id}, ${time})`);
  }
  const { days, totals } = await readFigures();
  expect(totals).toEqual({ views: 0, wishes: 2, questions: 2, bookings: 2 });
  const once = { views: 0, wishes: 1, questions: 1, bookings: 1 };
  expect(days.at(-1)).toMatchObject(once);
  expect(days[0]).toMatchObject(once);
});

test('the totals add up all listings of the seller, and no others', async () => {
  await viewProduct();
  productId = await storeProduct(server.database, { seller });
  await viewProduct();
  const other = await addUser(server.database, 'seller');
  productId = await storeProduct(server.database, { seller: other });
  await viewProduct();
  const { body } = await server.call('GET', '/api/figures', { token: seller.token });
  expect(body).toEqual({ ...zeroFigures, views: 2 });
});

test('views are deleted after 90 days, when no chart shows them any more', async () => {
  await server.database.query(sql`
    insert into listing_views (product_id, day, views)
    select ${productId}, (now() at time zone 'UTC')::date - days, 1
    from unnest(array[0, 89, 90, 400]) days`);
  await deleteExpiredRows(server.database);
  const remaining = await server.database.query<{ days: number }>(sql`
    select (now() at time zone 'UTC')::date - day as days from listing_views order by day desc`);
  expect(remaining.map(({ days }) => days)).toEqual([0, 89]);
});
