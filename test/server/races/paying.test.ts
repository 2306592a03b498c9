import type { TestUser } from '../support/records';
import { setUpRaceServer } from './race-server';
import { race } from './race';
import { startPayment, authorize, intentsWithCall, deliverPaymentEvents } from './card-payment';
import {
  addOffer,
  atOnce,
  addUsers,
  book,
  countStatuses,
  paymentsOf,
  rowsOf,
} from './market-calls';

const buyerCount = 50;

const server = setUpRaceServer();
let buyers: TestUser[];
beforeAll(async () => {
  buyers = await addUsers(server, buyerCount, 'buyer');
});

function authorizeAll(users: TestUser[], productId: string): Promise<string[]> {
  return Promise.all(users.map((user) => authorize(server, user, productId)));
}

race('of 50 buyers paying at once, one is charged and 49 intents are cancelled', async () => {
  const { productId } = await addOffer(server);
  const intentIds = await authorizeAll(buyers, productId);
  expect(new Set(intentIds).size).toBe(buyerCount);
  const responses = await Promise.all(intentIds.map((id) => deliverPaymentEvents(server, id)));
  expect(countStatuses(responses.flat())).toEqual({ 200: buyerCount * 4 });

  const [charged, ...others] = intentsWithCall(server, 'capture', intentIds);
  expect(others).toEqual([]);
  expect(intentsWithCall(server, 'cancel', intentIds)).toEqual(
    intentIds.filter((id) => id !== charged),
  );
  const { products, orders, payments } = await rowsOf(server, productId);
  const winner = buyers[intentIds.indexOf(charged!)]!;
  expect(orders).toMatchObject([{ buyerId: winner.id, intentId: charged, paid: true }]);
  expect(products).toMatchObject([{ listed: false }]);
  expect(payments).toHaveLength(buyerCount);
  for (const { intentId, status } of payments) {
    expect(status).toBe(intentId === charged ? 'paid' : 'cancelled');
  }
});

race('of buyers who pay and buyers who book, one gets the product', async () => {
  const { productId } = await addOffer(server);
  const payers = buyers.slice(0, buyerCount / 2);
  const bookers = buyers.slice(buyerCount / 2);
  const intentIds = await authorizeAll(payers, productId);
  const paying = Promise.all(intentIds.map((id) => deliverPaymentEvents(server, id)));
  const booking = Promise.all(bookers.map((booker) => book(server, booker, productId)));
  expect(countStatuses((await paying).flat())).toEqual({ 200: payers.length * 4 });
  expect(countStatuses(await booking)).toEqual({ 200: bookers.length });

  const charged = intentsWithCall(server, 'capture', intentIds);
  const booked = (await booking).filter(({ body }) => body.acknowledged);
  expect(charged.length + booked.length).toBe(1);
  const { orders } = await rowsOf(server, productId);
  expect(orders).toMatchObject([{ paid: charged.length === 1 }]);
  expect((await paymentsOf(server, intentIds)).filter((status) => status === 'paid')).toHaveLength(
    charged.length,
  );
});

race('a buyer who books and pays at once has one paid order', async () => {
  const { productId } = await addOffer(server);
  const [buyer] = await addUsers(server, 1, 'buyer');
  const intentId = await authorize(server, buyer!, productId);
  const [responses, booked] = await Promise.all([
    deliverPaymentEvents(server, intentId),
    book(server, buyer!, productId),
  ]);
  expect(countStatuses([...responses, booked])).toEqual({ 200: 5 });
  const { orders } = await rowsOf(server, productId);
  expect(orders).toMatchObject([{ buyerId: buyer!.id, intentId, paid: true }]);
});

race('a buyer who starts several payments at once has one intent', async () => {
  const { productId } = await addOffer(server);
  const [buyer] = await addUsers(server, 1, 'buyer');
  const responses = await atOnce(5, () => startPayment(server, buyer!, productId));
  expect(countStatuses(responses)).toEqual({ 200: 5 });
  expect(new Set(responses.map(({ body }) => body.clientSecret)).size).toBe(1);
  expect((await rowsOf(server, productId)).payments).toMatchObject([{ status: 'open' }]);
});
