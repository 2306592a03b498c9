import { sql } from '../../../src/server/database/sql';
import { readLimits } from '../support/read-limits';
import { runClock } from '../../../src/server/orders/run-clock';
import { storeOrder, storeProduct } from '../support/records';
import { setUpUsers, setUpTestServer } from '../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });

const onError = jest.fn();
const tick = (environment = {}) => runClock(server.database, readLimits(environment), onError);
afterEach(() => expect(onError).not.toHaveBeenCalled());

async function order(state: string, hoursAgo: number): Promise<string> {
  const { database } = server;
  const productId = await storeProduct(database, { seller });
  const id = await storeOrder(database, { productId, buyer });
  await database.query(sql`
    update orders set state = ${state}, clock_started_at = now() - make_interval(hours => ${hoursAgo}::int)
    where id = ${id}`);
  return id;
}

async function stateOf(id: string) {
  const [row] = await server.database.query<{ state: string; types: string[] | null }>(sql`
    select state, (select json_agg(type order by number) from order_events where order_id = id)
      as types from orders where id = ${id}`);
  return [row!.state, ...(row!.types ?? [])];
}

test('a booking lapses after the configured hours', async () => {
  const [late, early] = [await order('booked', 72), await order('booked', 71)];
  await tick();
  expect(await stateOf(late)).toEqual(['lapsed', 'clock.lapse']);
  expect(await stateOf(early)).toEqual(['booked', 'clock.remind']);
  expect(await tick({ BOOKING_HOURS: '71' })).toBe(1);
  expect(await stateOf(early)).toEqual(['lapsed', 'clock.remind', 'clock.lapse']);
});

test('a buyer is reminded once, a day before the booking lapses', async () => {
  const [due, early] = [await order('booked', 48), await order('booked', 47)];
  expect(await tick()).toBe(1);
  expect(await tick()).toBe(0);
  expect(await stateOf(due)).toEqual(['booked', 'clock.remind']);
  expect(await stateOf(early)).toEqual(['booked']);
  const { body } = await server.call('GET', '/api/notifications', buyer);
  expect(body).toMatchObject([{ orderId: due, news: 'lapsesSoon', as: 'buyer' }]);
});

test('no reminder is sent when a booking lapses within a day', async () => {
  const booked = await order('booked', 1);
  expect(await tick({ BOOKING_HOURS: '24' })).toBe(0);
  expect(await stateOf(booked)).toEqual(['booked']);
});

test('an order is completed days after the hand-over, unless a problem was reported', async () => {
  const days = 14 * 24;
  const due = await order('handedOver', days);
  const early = await order('handedOver', days - 1);
  const disputed = await order('disputed', days);
  await tick();
  expect(await stateOf(due)).toEqual(['completed', 'clock.complete']);
  expect(await stateOf(early)).toEqual(['handedOver']);
  expect(await stateOf(disputed)).toEqual(['disputed']);
});

test('several concurrent clocks send each event once', async () => {
  const orders = [];
  for (let count = 0; count < 12; count += 1) orders.push(await order('booked', 100));
  const moved = await Promise.all([tick(), tick(), tick()]);
  expect(moved.reduce((sum, each) => sum + each)).toBe(orders.length);
  for (const id of orders) expect(await stateOf(id)).toEqual(['lapsed', 'clock.lapse']);
});

test('a failing order does not delay the others', async () => {
  const [failingOrder, dueOrder] = [await order('booked', 101), await order('booked', 100)];
  // Its history already contains an event with the next number.
  await server.database.query(sql`
    insert into order_events (order_id, number, type, state)
    values (${failingOrder}, 1, 'buyer.book', 'booked')`);
  expect(await tick()).toBe(1);
  expect(onError).toHaveBeenCalledTimes(1);
  onError.mockClear();
  expect((await stateOf(dueOrder))[0]).toBe('lapsed');
});
