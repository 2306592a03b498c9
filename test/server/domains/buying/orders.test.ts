import { sql } from '../../../../src/server/database/sql';
import { moveOrder } from '../../../../src/server/domains/buying/move-order';
import { readLimits } from '../../support/read-limits';
import { storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, otherBuyer } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  otherBuyer: 'buyer',
});
let productId: string;
beforeEach(async () => {
  productId = await storeProduct(server.database, { seller });
});

const meeting = { phoneNumber: '01712345678', meetingLocation: 'Central station' };

function bookProduct(body: object = {}, token: string | undefined = buyer.token) {
  return server.call('POST', '/api/book-product', {
    token,
    body: { productId, ...meeting, ...body },
  });
}

function readOrders(user: TestUser, token: string | undefined = user.token) {
  return server.call('GET', `/api/myorders/${user.uid}`, { token });
}

function readOrderOfProduct(token: string | undefined = buyer.token, id = productId) {
  return server.call('GET', `/api/orders/${id}`, { token });
}

const bookedByAnotherMessage = 'This watch has already been booked by another buyer.';

describe('booking', () => {
  test('creates an order from the stored data, not from the request', async () => {
    const response = await bookProduct({ sellingPrice: '1', bookedByName: 'Somebody' });
    expect(response).toMatchObject({ status: 200, body: { acknowledged: true } });
    expect((await readOrders(buyer)).body).toEqual([
      {
        _id: response.body.insertedId,
        productId,
        productName: 'Field watch',
        image: '/images/field-watch.webp',
        location: 'Dhaka',
        originalPrice: '300',
        sellingPrice: '$1,250.50',
        currency: 'usd',
        shippingPrice: null,
        bookedByName: expect.stringMatching(/^Person/),
        paid: false,
        sellerClosed: false,
        state: 'booked',
        deadline: expect.any(String),
      },
    ]);
  });
  test('returns the same order when repeated after a lost response', async () => {
    const first = await bookProduct();
    expect((await bookProduct()).body).toEqual(first.body);
    expect((await readOrders(buyer)).body).toHaveLength(1);
    expect((await bookProduct({ meetingLocation: 'Elsewhere' })).body).toEqual({
      message: 'You have already booked this watch.',
    });
  });

  test.each(['1712345678', '01712', '02712345678', '017123456789', '', 1712345678, undefined])(
    'rejects the phone number %p',
    async (phoneNumber) => {
      const response = await bookProduct({ phoneNumber });
      expect(response).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/hone/) },
      });
    },
  );

  test('normalizes the phone number', async () => {
    await bookProduct({ phoneNumber: '\u202a+880 ১৭১২-৩৪৫৬৭৮\u202c' });
    const rows = await server.database.query(sql`select phone_number from orders`);
    expect(rows).toEqual([{ phone_number: '01712345678' }]);
  });

  test.each(['', '   ', '\u200b\u2060', undefined])(
    'rejects the meeting location %p',
    async (place) => {
      const response = await bookProduct({ meetingLocation: place });
      expect(response).toMatchObject({
        status: 400,
        body: { message: 'Meeting location is required!' },
      });
    },
  );

  test('rejects an unknown product, a product of the caller and one of a deleted seller', async () => {
    const message = 'This watch is no longer available.';
    expect((await bookProduct({ productId: 'none' })).body).toEqual({ message });
    await server.database.runScript(`update users set role = 'buyer' where id = '${seller.id}'`);
    expect((await bookProduct({}, seller.token)).body).toEqual({
      message: 'This is your own watch.',
    });
    await server.database.runScript(
      `update users set deleted_at = now() where id = '${seller.id}'`,
    );
    expect((await bookProduct()).body).toEqual({ message });
  });
  test('is rate limited per minute', async () => {
    const responses = await Promise.all(
      Array.from({ length: 31 }, () => bookProduct({ phoneNumber: '' })),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('orders', () => {
  test('show whether they are paid', async () => {
    await storeOrder(server.database, { productId, buyer, paid: true });
    expect((await readOrders(buyer)).body).toMatchObject([{ paid: true }]);
    expect((await readOrderOfProduct()).body).toMatchObject({
      paid: true,
      sellerEmail: seller.email,
      mobileNumber: '01700000000',
    });
  });

  test('are those of the buyer that have not ended', async () => {
    const ended = await storeOrder(server.database, { productId, buyer, state: 'cancelled' });
    await server.database.query(sql`update orders set ended_at = now() where id = ${ended}`);
    const id = await storeOrder(server.database, { productId, buyer });
    const othersProduct = await storeProduct(server.database, { seller });
    await storeOrder(server.database, { productId: othersProduct, buyer: otherBuyer });
    expect((await readOrders(buyer)).body).toMatchObject([{ _id: id }]);
  });

  test('that were paid before card details were stored show only the time of the payment', async () => {
    await storeOrder(server.database, { productId, buyer, paid: true });
    expect((await readOrderOfProduct()).body.payment).toEqual({
      paidAt: expect.any(String),
      amount: null,
      currency: null,
      cardLast4: null,
      refunds: [],
    });
  });
});

test('a buyer whose order was refunded sees the receipt of the refund, and others do not', async () => {
  const id = await storeOrder(server.database, {
    productId,
    buyer,
    state: 'refunding',
    paid: true,
  });
  expect((await readOrderOfProduct()).body).toMatchObject({
    _id: id,
    refund: { refundedAt: null },
  });
  const event = { type: 'stripe.refunded' } as const;
  const times = readLimits({});
  await server.database.transaction((tx) => moveOrder(tx, id, { event, times }));
  expect((await readOrderOfProduct()).body).toMatchObject({
    _id: id,
    paid: true,
    state: 'refunded',
    refund: { refundedAt: expect.any(String) },
    sellerEmail: null,
    mobileNumber: null,
  });
  expect((await readOrderOfProduct(otherBuyer.token)).body).toMatchObject({
    paid: false,
    state: 'open',
  });
});

describe('orders whose seller has been deleted', () => {
  const closeSellerAccount = () =>
    server.database.runScript(`update users set deleted_at = now() where id = '${seller.id}'`);

  test("show that the account was closed and hide the seller's contact data", async () => {
    await storeOrder(server.database, { productId, buyer, paid: true });
    await closeSellerAccount();
    expect((await readOrders(buyer)).body).toMatchObject([{ paid: true, sellerClosed: true }]);
    expect((await readOrderOfProduct()).body).toMatchObject({
      paid: true,
      sellerClosed: true,
      sellerEmail: null,
      mobileNumber: null,
    });
  });

  test('can no longer be paid', async () => {
    await bookProduct();
    await closeSellerAccount();
    expect((await readOrders(buyer)).body).toMatchObject([{ paid: false, sellerClosed: true }]);
    expect(await readOrderOfProduct()).toMatchObject({
      status: 409,
      body: {
        message: "The seller's account was closed, so this watch is no longer for sale.",
      },
    });
  });
});

describe('the order of a product', () => {
  test('is returned to the buyer who booked it', async () => {
    const { body } = await bookProduct();
    expect((await readOrderOfProduct()).body).toMatchObject({
      _id: body.insertedId,
      productId,
      paid: false,
      sellerEmail: null,
      mobileNumber: null,
    });
  });

  test('is returned to a buyer who has not booked it, for paying from the wishlist', async () => {
    expect((await readOrderOfProduct()).body).toMatchObject({
      _id: productId,
      productId,
      productName: 'Field watch',
      bookedByName: expect.stringMatching(/^Person/),
      paid: false,
    });
  });

  test('is not an earlier one that was not paid, or was refunded before the product was listed again', async () => {
    await storeOrder(server.database, { productId, buyer, state: 'cancelled' });
    await server.database.query(sql`update products set listed = false`);
    expect((await readOrderOfProduct()).body).toMatchObject({ _id: productId, state: 'open' });
    await storeOrder(server.database, { productId, buyer, state: 'refunded', paid: true });
    await server.database.query(sql`update products set listed = true`);
    expect((await readOrderOfProduct()).body).toMatchObject({ _id: productId, state: 'open' });
  });

  test('is rejected when another buyer has booked the product', async () => {
    await bookProduct();
    expect(await readOrderOfProduct(otherBuyer.token)).toMatchObject({
      status: 409,
      body: { message: bookedByAnotherMessage },
    });
  });

  test.each([
    ['hidden by staff', sql`hidden_by = (select id from decisions)`],
    ['deleted', sql`deleted_at = now()`],
  ])('is not found if the product was %s, unless the buyer has booked it', async (_, change) => {
    await bookProduct();
    const otherProductId = await storeProduct(server.database, { seller });
    await server.database.query(sql`
      insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts, decided_by)
      values ('listing', ${productId}, '', ${seller.id}, 'hideListing', 'A copy.', ${seller.id})`);
    await server.database.query(sql`update products set listed = false, ${change}`);
    expect((await readOrderOfProduct()).status).toBe(200);
    expect((await readOrderOfProduct(buyer.token, otherProductId)).status).toBe(404);
  });

  test('is not found for an unknown product, a seller or a visitor', async () => {
    expect((await readOrderOfProduct(buyer.token, 'none')).status).toBe(404);
    expect((await readOrderOfProduct(seller.token)).status).toBe(403);
    expect((await readOrderOfProduct('')).status).toBe(401);
  });
});
