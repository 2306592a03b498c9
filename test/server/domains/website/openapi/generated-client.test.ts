import Ajv2020 from 'ajv/dist/2020';
import { OpenAPIClientAxios, type OpenAPIClient } from 'openapi-client-axios';
import type { calls } from '../../../../../src/contract/calls/calls';
import type { OpenApiDocument } from '../../../../../src/server/domains/website/openapi/openapi-document';
import { identityToken } from '../../../support/identity-double';
import { addCategory, newProduct } from '../../../support/records';
import { setUpTestServer } from '../../../support/set-up-test-server';
import { authorized, deliver, succeeded } from '../../../support/stripe-events';
import { cardFields, intentIdOf } from '../../../support/stripe-double';

const server = setUpTestServer();
const ajv = new Ajv2020();
let api: OpenAPIClientAxios;
let client: OpenAPIClient;

/** The client knows only the URL of the document. */
beforeAll(async () => {
  const definition = `${server.origin}/api/openapi.json`;
  api = new OpenAPIClientAxios({
    definition,
    withServer: { url: `${server.origin}/api` },
    axiosConfigDefaults: { validateStatus: () => true },
  });
  client = await api.init();
});

interface CallOptions {
  token?: string;
  parameters?: Record<string, string>;
  body?: object;
}

/** Calls an operation, and validates the response against its schema in the document. */
async function callOperation(
  name: keyof typeof calls,
  { token, parameters, body }: CallOptions = {},
) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const { status, data } = await client[name]!(parameters, body, { headers });
  const operation = api.getOperation(name) as unknown as OpenApiDocument['paths'][string][string];
  const responseSchema = operation.responses[status]?.content['application/json']?.schema ?? false;
  const validate = ajv.compile(responseSchema);
  validate(data);
  expect([name, status, validate.errors]).toEqual([name, status, null]);
  return { status, data };
}

async function register(uid: string, role: 'buyer' | 'seller') {
  const email = `${uid}@example.com`;
  const identity = identityToken({ uid, email });
  await callOperation('saveUser', {
    token: identity,
    body: { uid, email, displayName: uid, role },
  });
  const { data } = await callOperation('accessToken', { token: identity, parameters: { email } });
  return { uid, email, token: String(data.accessToken) };
}

test('a client generated from the document sells and buys a watch', async () => {
  const category = await addCategory(server.database);
  const seller = await register('sam', 'seller');
  const buyer = await register('bea', 'buyer');
  const bySeller = { token: seller.token };
  const byBuyer = { token: buyer.token };
  expect((await callOperation('categories')).data).toMatchObject([{ _id: category }]);

  await callOperation('addProduct', { ...bySeller, body: { ...newProduct, category } });
  const sellersProducts = { ...bySeller, parameters: { email: seller.email } };
  const [listed] = (await callOperation('myProducts', sellersProducts)).data;
  const id = String(listed._id);
  await callOperation('advertiseProduct', { ...bySeller, parameters: { id }, body: listed });

  const [advertised] = (await callOperation('advertisements')).data.data;
  expect(advertised).toMatchObject({ _id: id, sellerName: 'sam', sellerEmail: '' });
  const wish = { ...byBuyer, parameters: { productId: id, userId: buyer.uid } };
  expect((await callOperation('wished', wish)).data).toBeNull();
  await callOperation('wish', { ...byBuyer, body: { productId: id } });
  expect((await callOperation('wished', wish)).data).toMatchObject({ productId: id });
  const wishes = await callOperation('wishlist', {
    ...byBuyer,
    parameters: { email: buyer.email },
  });
  expect(wishes.data).toHaveLength(1);

  const meeting = { phoneNumber: '01712345678', meetingLocation: 'Station' };
  await callOperation('bookProduct', { ...byBuyer, body: { productId: id, ...meeting } });
  const again = await callOperation('bookProduct', {
    ...byBuyer,
    body: { productId: id, ...meeting, meetingLocation: 'Elsewhere' },
  });
  expect(again.data).toEqual({ message: 'You have already booked this watch.' });

  const intent = await callOperation('createPaymentIntent', {
    ...byBuyer,
    body: { productId: id },
  });
  const { clientSecret } = intent.data;
  await server.stripe.browserCall(clientSecret, 'confirm', cardFields());
  for (const type of [authorized, succeeded]) {
    await deliver(server, { type, intentId: intentIdOf(clientSecret) });
  }

  const orders = await callOperation('myOrders', { ...byBuyer, parameters: { uid: buyer.uid } });
  expect(orders.data).toMatchObject([{ productId: id, paid: true }]);
  const receipt = await callOperation('order', { ...byBuyer, parameters: { id } });
  expect(receipt.data).toMatchObject({
    payment: { amount: 25_000, currency: 'usd' },
    sellerEmail: seller.email,
  });
  expect((await callOperation('myProducts', sellersProducts)).data).toMatchObject([
    { totalSales: 1 },
  ]);

  await callOperation('endSession', byBuyer);
  expect(await callOperation('myOrders', { ...byBuyer, parameters: { uid: buyer.uid } })).toEqual({
    status: 401,
    data: { message: 'Please sign in.' },
  });
});
