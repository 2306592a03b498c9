import type { Call } from '../../../../src/contract/calls/call';
import { calls } from '../../../../src/contract/calls/calls';
import { sql } from '../../../../src/server/database/sql';
import { insertFixture, type Fixture } from '../../permissions/support/fixture';
import { changesBetween, takeSnapshot } from '../../permissions/support/snapshot';
import { endpointNames, getExampleRequest } from '../../permissions/support/example-requests';
import { addUser, newProduct, type TestUser } from '../../support/records';
import { unreachableMail } from '../../support/configuration';
import { setUpTestServer } from '../../support/set-up-test-server';

let losesResponses = false;
const server = setUpTestServer({
  mail: unreachableMail,
  prepare: (app) =>
    app.addHook('onSend', async (_request, reply) => {
      if (losesResponses) reply.raw.destroy();
    }),
});
let fixture: Fixture;
beforeEach(async () => {
  losesResponses = false;
  fixture = await insertFixture(server.database);
});

const callsWithKey = Object.entries<Call>(calls).filter(
  ([, { acceptsIdempotencyKey }]) => acceptsIdempotencyKey,
);

test.each(callsWithKey)(
  '%s, sent again with its idempotency key, gets the same response',
  async (_name, call) => {
    const name = endpointNames.find((each) => {
      const { method, route } = getExampleRequest(each);
      return method === call.method && route === call.path;
    });
    const { method, pathFor, body, owner } = getExampleRequest(name!);
    const request = { token: fixture[owner].token, body: body?.(fixture) };
    const send = () =>
      server.call(method, `/api${pathFor(fixture)}`, {
        ...request,
        headers: { 'idempotency-key': 'once' },
      });
    const first = await send();
    expect(first.status).toBe(200);
    const before = await takeSnapshot(server.database);
    const second = await send();
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(changesBetween(before, await takeSnapshot(server.database))).toEqual({});
  },
);

const addProduct = (seller: TestUser, key?: string, fields: object = {}) =>
  server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...newProduct, category: fixture.category, productName: 'Twice', ...fields },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const findAddedProducts = () =>
  server.database.query<{ id: string }>(sql`select id from products where product_name = 'Twice'`);

describe('adding a product with an idempotency key', () => {
  test('stores the product once when the request is sent again after a lost response', async () => {
    losesResponses = true;
    await expect(addProduct(fixture.seller, 'lost')).rejects.toThrow();
    losesResponses = false;
    const { body } = await addProduct(fixture.seller, 'lost');
    expect(await findAddedProducts()).toEqual([{ id: body.insertedId }]);
  });

  test('stores the product once when the request is sent many times concurrently', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => addProduct(fixture.seller, 'at-once')),
    );
    expect(await findAddedProducts()).toEqual([{ id: responses[0]!.body.insertedId }]);
    for (const { body } of responses) expect(body).toEqual(responses[0]!.body);
  });

  test('stores another product with another key, for another seller, or without a key', async () => {
    await addProduct(fixture.seller, 'one');
    await addProduct(fixture.seller, 'two');
    await addProduct(fixture.otherSeller, 'one');
    await addProduct(fixture.seller);
    await addProduct(fixture.seller);
    expect(await findAddedProducts()).toHaveLength(5);
  });

  test('accepts the key of a rejected request', async () => {
    const fields = { category: 'none' };
    expect((await addProduct(fixture.seller, 'rejected', fields)).status).toBe(400);
    await server.database.query(sql`
      insert into categories (id, name, description, position) values ('none', 'None', 'None', 99)`);
    expect((await addProduct(fixture.seller, 'rejected', fields)).status).toBe(200);
    expect(await findAddedProducts()).toHaveLength(1);
  });

  test('rejects the key of another request with 422', async () => {
    await addProduct(fixture.seller, 'changed');
    expect(await addProduct(fixture.seller, 'changed', { sellingPrice: 999 })).toMatchObject({
      status: 422,
      body: { message: 'The Idempotency-Key was used for another request.' },
    });
    expect(await findAddedProducts()).toHaveLength(1);
  });

  test('rejects an ignored field that is nested too deeply', async () => {
    const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;
    const product = { ...newProduct, category: fixture.category, productName: 'Twice' };
    const response = await server.call('POST', '/api/products', {
      token: fixture.seller.token,
      body: JSON.stringify(product).replace(/\}$/, `,"ignored":${deep}}`),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
    });
    expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect(await findAddedProducts()).toHaveLength(0);
  });

  test.each(['', 'two words', 'x'.repeat(201)])('rejects the key %p', async (key) => {
    expect((await addProduct(fixture.seller, key)).status).toBe(400);
    expect(await findAddedProducts()).toHaveLength(0);
  });
});

test('repeating the key of a cancelled booking does not book again', async () => {
  const buyer = await addUser(server.database, 'buyer');
  const book = (key: string) =>
    server.call('POST', '/api/book-product', {
      token: buyer.token,
      body: {
        productId: fixture.availableProduct,
        phoneNumber: '01712345678',
        meetingLocation: 'Station',
      },
      headers: { 'idempotency-key': key },
    });
  const first = await book('first');
  await server.call('POST', `/api/sales/${first.body.insertedId}/events`, {
    token: buyer.token,
    body: { type: 'buyer.cancel' },
  });
  expect((await book('first')).body).toEqual(first.body);
  const orders = () =>
    server.database.query(
      sql`select id from orders where product_id = ${fixture.availableProduct}`,
    );
  expect(await orders()).toHaveLength(1);
  expect((await book('second')).body).toMatchObject({ message: expect.any(String) });
});
