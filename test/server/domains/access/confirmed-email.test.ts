import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { publicConfiguration } from '../../support/configuration';
import { addCategory, newProduct, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer({
  publicConfiguration: { ...publicConfiguration, requiresConfirmedEmail: true },
});
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });

const book = (productId: string) =>
  server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
  });

const ask = (productId: string) =>
  server.call('POST', '/api/conversations', {
    token: buyer.token,
    body: { productId, messageId: randomUUID(), text: 'Is it still available?' },
  });

const pay = (productId: string) =>
  server.call('POST', '/api/create-payment-intent', { token: buyer.token, body: { productId } });

const addProduct = async () =>
  server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...newProduct, category: await addCategory(server.database) },
  });

const rejection = {
  status: 403,
  body: {
    message:
      'Please confirm your email address first: open the link in the email that we sent to you.',
  },
};

// Github does not say whether a user owns the address.
test.each(['password', 'github.com'])(
  'without a confirmed email address, users of %s can wish, but not book, pay, ask a seller or add products',
  async (provider) => {
    const productId = await storeProduct(server.database, { seller });
    await server.database.query(sql`update users set sign_in_provider = ${provider}`);
    const wish = await server.call('POST', '/api/wishlist', {
      token: buyer.token,
      body: { productId },
    });
    expect(wish.status).toBe(200);
    // As the specification has it, a message in a successful response says why.
    expect(await book(productId)).toEqual(
      expect.objectContaining({ status: 200, body: rejection.body }),
    );
    expect(await ask(productId)).toMatchObject(rejection);
    expect(await pay(productId)).toMatchObject(rejection);
    expect(await addProduct()).toMatchObject(rejection);
    const account = await server.call('GET', `/api/user/${buyer.email}`, buyer);
    expect(account.body).toMatchObject({ emailConfirmed: false });
  },
);

test('without a confirmed email address, an offer can be declined, but neither accepted nor countered', async () => {
  const productId = await storeProduct(server.database, { seller, sellingPrice: '$1,000' });
  await server.database.query(sql`update users set email_verified = true`);
  const price = { amount: 80_000, currency: 'usd' };
  const made = await server.call('POST', '/api/offers', {
    token: buyer.token,
    body: { productId, ...price },
  });
  await server.database.query(sql`update users set email_verified = false`);
  const path = `/api/conversations/${made.body.conversationId}`;
  const { offer } = (await server.call('GET', path, seller)).body;
  const answer = (type: string, amount: number) =>
    server.call('POST', `/api/offers/${offer.id}/answers`, {
      token: seller.token,
      body: { type, amount },
    });
  expect(await answer('accept', price.amount)).toMatchObject(rejection);
  expect(await answer('counter', 90_000)).toMatchObject(rejection);
  expect((await answer('decline', price.amount)).body).toMatchObject({ state: 'declined' });
});

test('users who confirmed the email address can book, pay, ask a seller and add products', async () => {
  const productId = await storeProduct(server.database, { seller });
  await server.database.query(sql`update users set email_verified = true`);
  expect((await book(productId)).body).toMatchObject({ acknowledged: true });
  expect((await ask(productId)).status).toBe(200);
  expect((await pay(productId)).status).toBe(200);
  expect((await addProduct()).body).toMatchObject({ acknowledged: true });
  const account = await server.call('GET', `/api/user/${buyer.email}`, buyer);
  expect(account.body).toMatchObject({ emailConfirmed: true });
});
