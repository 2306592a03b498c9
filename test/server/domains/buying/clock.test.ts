import { shiftOrderTimes } from '../../../../src/sandbox/shift-order-times';
import type { OrderState } from '../../../../src/contract/order.machine';
import { sql } from '../../../../src/server/database/sql';
import { runClock } from '../../../../src/server/domains/buying/run-clock.sql';
import { readLimits } from '../../support/read-limits';
import { addUser, storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let admin: TestUser;
beforeEach(async () => {
  admin = await addUser(server.database, 'Admin');
});

const onError = jest.fn();
const tick = (environment = {}) => runClock(server.database, readLimits(environment), onError);
afterEach(() => expect(onError).not.toHaveBeenCalled());

async function storeOrderIn(state: OrderState): Promise<string> {
  const productId = await storeProduct(server.database, { seller });
  return storeOrder(server.database, { productId, buyer, state });
}

const advanceHours = (hours: number, id?: string) => shiftOrderTimes(server.database, hours, id);
const days = (count: number) => count * 24;

/** The state of an order, and then the types of its events. */
async function readStateAndEvents(id: string) {
  const [row] = await server.database.query<{ state: string; types: string[] | null }>(sql`
    select state, (select json_agg(type order by number) from order_events where order_id = id)
      as types from orders where id = ${id}`);
  return [row!.state, ...(row!.types ?? [])];
}

/** The kinds of the notifications of a user, in order. */
async function notificationKinds({ id }: TestUser): Promise<string[]> {
  const rows = await server.database.query<{ kind: string }>(sql`
    select kind from notifications where user_id = ${id} order by order_id, event_number`);
  return rows.map(({ kind }) => kind);
}

/** Sends a user's event, which the order must accept. */
async function send(id: string, { token }: TestUser, event: object): Promise<void> {
  const { status } = await server.call('POST', `/api/sales/${id}/events`, { token, body: event });
  expect(status).toBe(200);
}

interface DeadlineRule {
  state: OrderState;
  /** In hours after the state was entered. */
  reminders: number[];
  /** In hours after the state was entered. */
  expiry: number;
  /** The state after the expiry. */
  to: OrderState;
  remindedRoles?: ('buyer' | 'seller')[];
  /** The setting of the expiry, with a value other than the default. */
  setting: [name: string, value: number];
}

const buyerAndSeller: DeadlineRule['remindedRoles'] = ['buyer', 'seller'];
const rules: DeadlineRule[] = [
  {
    state: 'booked',
    reminders: [48],
    remindedRoles: ['buyer'],
    expiry: 72,
    to: 'lapsed',
    setting: ['BOOKING_HOURS', 30],
  },
  {
    state: 'awaitingHandOver',
    reminders: [days(7), days(12)],
    remindedRoles: buyerAndSeller,
    expiry: days(14),
    to: 'refunding',
    setting: ['HAND_OVER_DAYS', 5],
  },
  {
    state: 'cancellationRequested',
    reminders: [],
    expiry: 72,
    to: 'refunding',
    setting: ['CANCELLATION_ANSWER_HOURS', 10],
  },
  {
    state: 'handOverClaimed',
    reminders: [days(1), days(4), days(9)],
    remindedRoles: ['buyer'],
    expiry: days(14),
    to: 'handOverUnconfirmed',
    setting: ['RECEIPT_DAYS', 3],
  },
  {
    state: 'inspecting',
    reminders: [24],
    remindedRoles: ['buyer'],
    expiry: 48,
    to: 'completed',
    setting: ['INSPECTION_HOURS', 10],
  },
  {
    state: 'reported',
    reminders: [],
    expiry: days(3),
    to: 'underReview',
    setting: ['REPORT_ANSWER_DAYS', 1],
  },
  {
    state: 'returnOffered',
    reminders: [],
    expiry: days(3),
    to: 'underReview',
    setting: ['REPORT_ANSWER_DAYS', 1],
  },
  {
    state: 'returning',
    reminders: [days(7), days(12)],
    remindedRoles: buyerAndSeller,
    expiry: days(14),
    to: 'underReview',
    setting: ['RETURN_DAYS', 3],
  },
];

describe.each(rules)('an order that is $state', ({ state, reminders, remindedRoles, ...rule }) => {
  const { expiry, to, setting } = rule;

  test(`sends ${reminders.length} reminders, and is ${to} after its deadline`, async () => {
    const id = await storeOrderIn(state);
    let passedHours = 0;
    const advanceTo = async (hours: number) => {
      await advanceHours(hours - passedHours, id);
      passedHours = hours;
    };
    for (const [index, hours] of [...reminders, expiry].entries()) {
      await advanceTo(hours - 1);
      expect([hours, await tick()]).toEqual([hours, 0]);
      await advanceTo(hours);
      expect(await tick()).toBe(1);
      expect(await tick()).toBe(0);
      const isLast = index === reminders.length;
      const sent = isLast
        ? [...reminders.map(() => 'clock.remind'), 'clock.expire']
        : reminders.slice(0, index + 1).map(() => 'clock.remind');
      expect(await readStateAndEvents(id)).toEqual([isLast ? to : state, ...sent]);
      for (const [role, user] of Object.entries({ buyer, seller }) as ['buyer', TestUser][]) {
        const count = isLast || !remindedRoles?.includes(role) ? 0 : index + 1;
        if (!isLast) expect([role, (await notificationKinds(user)).length]).toEqual([role, count]);
      }
    }
    const isForAdmin = to === 'underReview' || to === 'handOverUnconfirmed';
    expect(await notificationKinds(admin)).toEqual(isForAdmin ? ['underReview'] : []);
  });

  test('sends one reminder after a server outage, and none if the deadline has passed', async () => {
    const [unreminded, expired] = [await storeOrderIn(state), await storeOrderIn(state)];
    await advanceHours(expiry - 1, unreminded);
    await advanceHours(expiry + 1000, expired);
    expect(await tick()).toBe(reminders.length > 0 ? 2 : 1);
    expect(await readStateAndEvents(unreminded)).toEqual([
      state,
      ...(reminders.length > 0 ? ['clock.remind'] : []),
    ]);
    expect(await readStateAndEvents(expired)).toEqual([to, 'clock.expire']);
    expect(await tick()).toBe(0);
  });

  test('keeps its deadline when the setting changes', async () => {
    const id = await storeOrderIn(state);
    const [name, value] = setting;
    await advanceHours(expiry - 1);
    await server.database.query(sql`update orders set remind_at = null`);
    expect(await tick({ [name]: String(value) })).toBe(0);
    expect(await readStateAndEvents(id)).toEqual([state]);
    await advanceHours(1);
    expect(await tick({ [name]: String(value * 100) })).toBe(1);
    expect((await readStateAndEvents(id))[0]).toBe(to);
  });
});

test('the deadline of a state that the order has left changes nothing', async () => {
  const accepted = await storeOrderIn('inspecting');
  await send(accepted, buyer, { type: 'buyer.accept' });
  const contested = await storeOrderIn('reported');
  await send(contested, seller, { type: 'seller.contestReport', reason: 'It was fine.' });
  const refunded = await storeOrderIn('cancellationRequested');
  await send(refunded, seller, { type: 'seller.agreeToCancel' });
  await advanceHours(days(365));
  expect(await tick()).toBe(0);
  const states = await Promise.all([accepted, contested, refunded].map(readStateAndEvents));
  expect(states.map(([state]) => state)).toEqual(['completed', 'underReview', 'refunding']);
});

test('the deadline of the hand-over keeps running during a request to cancel', async () => {
  const id = await storeOrderIn('awaitingHandOver');
  await advanceHours(days(13));
  await send(id, buyer, { type: 'buyer.requestCancellation', reason: 'I found another one.' });
  await advanceHours(23);
  expect(await tick()).toBe(0);
  await send(id, seller, { type: 'seller.declineToCancel', reason: 'We have a date.' });
  await advanceHours(1);
  expect(await tick()).toBe(1);
  expect((await readStateAndEvents(id))[0]).toBe('refunding');
});

test('a request to cancel ends at the deadline of the hand-over', async () => {
  const id = await storeOrderIn('awaitingHandOver');
  await advanceHours(days(13));
  await send(id, buyer, { type: 'buyer.requestCancellation', reason: 'I found another one.' });
  await advanceHours(24);
  await tick();
  expect((await readStateAndEvents(id))[0]).toBe('refunding');
});

test('a new request to cancel has a new deadline', async () => {
  const id = await storeOrderIn('awaitingHandOver');
  await send(id, buyer, { type: 'buyer.requestCancellation', reason: 'I found another one.' });
  await advanceHours(71);
  await send(id, seller, { type: 'seller.declineToCancel', reason: 'We have a date.' });
  await send(id, buyer, { type: 'buyer.requestCancellation', reason: 'I am ill.' });
  await advanceHours(71);
  expect(await tick()).toBe(0);
  await advanceHours(1);
  expect(await tick()).toBe(1);
  expect((await readStateAndEvents(id))[0]).toBe('refunding');
});

test('concurrent runs of the clock send each event once', async () => {
  const orders: [string, string[]][] = [];
  for (let count = 0; count < 6; count += 1) {
    orders.push([await storeOrderIn('booked'), ['lapsed', 'clock.expire']]);
    orders.push([await storeOrderIn('handOverClaimed'), ['handOverClaimed', 'clock.remind']]);
  }
  await advanceHours(days(3));
  const movedCounts = await Promise.all([tick(), tick(), tick()]);
  expect(movedCounts.reduce((sum, each) => sum + each)).toBe(orders.length);
  for (const [id, expected] of orders) expect(await readStateAndEvents(id)).toEqual(expected);
});

test('a failing order does not delay the others', async () => {
  const [failingOrder, dueOrder] = [await storeOrderIn('booked'), await storeOrderIn('booked')];
  // Its history already contains an event with the next number.
  await server.database.query(sql`
    insert into order_events (order_id, number, type, state)
    values (${failingOrder}, 1, 'buyer.book', 'booked')`);
  await advanceHours(80);
  expect(await tick()).toBe(1);
  expect(onError).toHaveBeenCalledTimes(1);
  onError.mockClear();
  expect((await readStateAndEvents(dueOrder))[0]).toBe('lapsed');
});
