import type { Person } from '../support/records';
import { openArena, type Arena } from './arena';
import { race } from './race';
import { askToPay, authorise, intentsAsked, tellOfPayment } from './card-payment';
import { addOffer, atOnce, addPeople, book, countStatuses, paymentsOf, rowsOf } from './scene';

const crowd = 50;

let arena: Arena;
let buyers: Person[];
beforeAll(async () => {
  arena = await openArena();
  buyers = await addPeople(arena, crowd, 'buyer');
});
afterAll(() => arena.close());

function authoriseAll(people: Person[], productId: string): Promise<string[]> {
  return Promise.all(people.map((person) => authorise(arena, person, productId)));
}

race('of 50 buyers who pay at the same moment one is charged, and 49 are released', async () => {
  const { productId } = await addOffer(arena);
  const intentIds = await authoriseAll(buyers, productId);
  expect(new Set(intentIds).size).toBe(crowd);
  const told = await Promise.all(intentIds.map((id) => tellOfPayment(arena, id)));
  expect(countStatuses(told.flat())).toEqual({ 200: crowd * 4 });

  const [charged, ...others] = intentsAsked(arena, 'capture', intentIds);
  expect(others).toEqual([]);
  expect(intentsAsked(arena, 'cancel', intentIds)).toEqual(
    intentIds.filter((id) => id !== charged),
  );
  const { products, orders, payments } = await rowsOf(arena, productId);
  const winner = buyers[intentIds.indexOf(charged!)]!;
  expect(orders).toMatchObject([{ buyerId: winner.id, intentId: charged, paid: true }]);
  expect(products).toMatchObject([{ listed: false }]);
  expect(payments).toHaveLength(crowd);
  for (const { intentId, status } of payments) {
    expect(status).toBe(intentId === charged ? 'paid' : 'cancelled');
  }
});

race('between those who pay and those who book one gets the product', async () => {
  const { productId } = await addOffer(arena);
  const payers = buyers.slice(0, crowd / 2);
  const bookers = buyers.slice(crowd / 2);
  const intentIds = await authoriseAll(payers, productId);
  const paying = Promise.all(intentIds.map((id) => tellOfPayment(arena, id)));
  const booking = Promise.all(bookers.map((booker) => book(arena, booker, productId)));
  expect(countStatuses((await paying).flat())).toEqual({ 200: payers.length * 4 });
  expect(countStatuses(await booking)).toEqual({ 200: bookers.length });

  const charged = intentsAsked(arena, 'capture', intentIds);
  const booked = (await booking).filter(({ body }) => body.acknowledged);
  expect(charged.length + booked.length).toBe(1);
  const { orders } = await rowsOf(arena, productId);
  expect(orders).toMatchObject([{ paid: charged.length === 1 }]);
  expect((await paymentsOf(arena, intentIds)).filter((status) => status === 'paid')).toHaveLength(
    charged.length,
  );
});

race('a buyer who books and pays at once has one order, paid', async () => {
  const { productId } = await addOffer(arena);
  const [buyer] = await addPeople(arena, 1, 'buyer');
  const intentId = await authorise(arena, buyer!, productId);
  const [told, booked] = await Promise.all([
    tellOfPayment(arena, intentId),
    book(arena, buyer!, productId),
  ]);
  expect(countStatuses([...told, booked])).toEqual({ 200: 5 });
  const { orders } = await rowsOf(arena, productId);
  expect(orders).toMatchObject([{ buyerId: buyer!.id, intentId, paid: true }]);
});

race('a buyer who asks to pay several times at once has one intent', async () => {
  const { productId } = await addOffer(arena);
  const [buyer] = await addPeople(arena, 1, 'buyer');
  const answers = await atOnce(5, () => askToPay(arena, buyer!, productId));
  expect(countStatuses(answers)).toEqual({ 200: 5 });
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  expect((await rowsOf(arena, productId)).payments).toMatchObject([{ status: 'open' }]);
});
