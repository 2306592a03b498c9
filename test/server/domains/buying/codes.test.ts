import { sql } from '../../../../src/server/database/sql';
import { addUser, type TestUser } from '../../support/records';
import { setUpTestServer } from '../../support/set-up-test-server';
import { placeOrder, readOrder, type PlacedOrder } from './support/placed-order';
import { sendEvent } from './support/send-event';

const server = setUpTestServer();
let placed: PlacedOrder;
let orderId: string;
beforeEach(async () => {
  placed = await placeOrder(server, await addUser(server.database, 'Admin'));
  await sendEvent(server, placed, { type: 'buyer.book' });
  await sendEvent(server, placed, { type: 'stripe.paid' });
  orderId = (await readOrder(server, placed))!.id;
});

/** The codes in the database. */
async function readCodes() {
  const [row] = await server.database.query<{ handOver: string; return: string | null }>(sql`
    select hand_over_code as "handOver", return_code as "return" from orders where id = ${orderId}`);
  return row!;
}

const readSale = async ({ token }: TestUser) =>
  (await server.call('GET', `/api/sales/${orderId}`, { token })).body;
const enterHandOverCode = (code: string, { token } = placed.seller) =>
  server.call('POST', `/api/sales/${orderId}/events`, {
    token,
    body: { type: 'seller.handOver', code },
  });
const reportEvent = {
  type: 'buyer.report',
  problem: 'damaged',
  reason: 'It is scratched.',
} as const;

/** A code that the order does not have. */
const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function startReturn(): Promise<void> {
  await enterHandOverCode((await readCodes()).handOver);
  await sendEvent(server, placed, reportEvent);
  await sendEvent(server, placed, { type: 'seller.offerReturn' });
  await sendEvent(server, placed, { type: 'buyer.acceptReturn' });
}

test('the buyer alone sees the hand-over code, until the hand-over', async () => {
  const { handOver: code } = await readCodes();
  expect(code).toMatch(/^\d{6}$/);
  const views = await Promise.all([placed.buyer, placed.seller, placed.admin].map(readSale));
  expect(views.map(({ handOverCode }) => handOverCode)).toEqual([code, null, null]);
  await enterHandOverCode(code);
  expect((await readSale(placed.buyer)).handOverCode).toBeNull();
});

test('the seller alone sees the return code, while the watch is returned', async () => {
  expect((await readSale(placed.seller)).returnCode).toBeNull();
  await startReturn();
  const { return: code } = await readCodes();
  expect(code).toMatch(/^\d{6}$/);
  const views = await Promise.all([placed.seller, placed.buyer, placed.admin].map(readSale));
  expect(views.map(({ returnCode }) => returnCode)).toEqual([code, null, null]);
  await sendEvent(server, placed, { type: 'buyer.giveBack', code: '000000' });
  expect((await readSale(placed.seller)).returnCode).toBeNull();
});

test('no other response, notification or email contains a code', async () => {
  const { handOver: code } = await readCodes();
  await startReturn();
  const { return: returnCode } = await readCodes();
  const paths = (user: TestUser) => [
    `/api/sales/${orderId}`,
    `/api/orders/${placed.productId}`,
    '/api/notifications',
    '/api/sales',
    '/api/all-sales',
    `/api/myorders/${user.uid}`,
    `/api/product/${placed.productId}`,
    `/api/my-products/${user.email}`,
    `/api/wishlist/${user.email}`,
  ];
  for (const user of [placed.buyer, placed.seller, placed.admin]) {
    for (const path of paths(user)) {
      const { body } = await server.call('GET', path, { token: user.token });
      const text = JSON.stringify(body);
      expect([path, text.includes(`"${code}"`)]).toEqual([path, false]);
      const isSellersOrder = user === placed.seller && path === `/api/sales/${orderId}`;
      expect([path, text.includes(`"${returnCode}"`)]).toEqual([path, isSellersOrder]);
    }
  }
  const [{ stored } = { stored: '' }] = await server.database.query<{ stored: string }>(sql`
    select concat((select json_agg(outbox) from outbox), (select json_agg(order_events)
      from order_events), (select json_agg(notifications) from notifications),
      (select json_agg(live_changes) from live_changes),
      (select json_agg(idempotency_keys) from idempotency_keys)) as stored`);
  expect(stored).not.toContain(`"${code}"`);
  expect(stored).not.toContain(`"${returnCode}"`);
});

test('a code may be grouped and have digits of another script, and must have six digits', async () => {
  const { handOver: code } = await readCodes();
  for (const invalidCode of ['', '12345', '1234567', 'abcdef']) {
    expect((await enterHandOverCode(invalidCode)).status).toBe(400);
  }
  const bengaliDigits = code.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
  const pastedCode = `\u200e${bengaliDigits.slice(0, 3)}\u00a0–${bengaliDigits.slice(3)} `;
  const response = await enterHandOverCode(pastedCode);
  expect(response).toMatchObject({ status: 200, body: { state: 'inspecting' } });
});

describe('the limit of five wrong codes', () => {
  test('makes the seller wait, even with the right code', async () => {
    const { handOver: code } = await readCodes();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await enterHandOverCode(wrongCodeFor(code))).status).toBe(400);
    }
    const response = await enterHandOverCode(code);
    expect(response.status).toBe(429);
    expect(response.body.message).toBe(
      'Too many codes were entered. Please try again in 60 minutes.',
    );
    expect((await readOrder(server, placed))!.state).toBe('awaitingHandOver');
  });

  test('counts simultaneous attempts', async () => {
    const { handOver: code } = await readCodes();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => enterHandOverCode(wrongCodeFor(code))),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });

  test('does not count the attempts of other users', async () => {
    const { handOver: code } = await readCodes();
    const otherSeller = await addUser(server.database, 'seller');
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect((await enterHandOverCode(code, placed.buyer)).status).toBe(403);
      expect((await enterHandOverCode(code, placed.admin)).status).toBe(403);
      expect((await enterHandOverCode(code, otherSeller)).status).toBe(404);
    }
    expect((await enterHandOverCode(code)).status).toBe(200);
  });

  test('counts the attempts for the hand-over code and the return code separately', async () => {
    const { handOver: code } = await readCodes();
    for (let attempt = 1; attempt <= 4; attempt += 1) await enterHandOverCode(wrongCodeFor(code));
    await startReturn();
    const { return: returnCode } = await readCodes();
    const giveBack = (entered: string) =>
      server.call('POST', `/api/sales/${orderId}/events`, {
        token: placed.buyer.token,
        body: { type: 'buyer.giveBack', code: entered },
      });
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await giveBack(wrongCodeFor(returnCode!))).status).toBe(400);
    }
    expect((await giveBack(returnCode!)).status).toBe(200);
  });
});

test('after 30 wrong codes in all an order takes no more, even the right one, but a hand-over without the code', async () => {
  const { handOver: code } = await readCodes();
  const realTime = Date.now.bind(Date);
  for (let hour = 0; hour <= 6; hour += 1) {
    jest.spyOn(Date, 'now').mockImplementation(() => realTime() + hour * 3_600_000);
    await server.database.query(sql`
      delete from rate_limit_counters where window_ends_at < now() + interval '1 day'`);
    if (hour === 6) break;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await enterHandOverCode(wrongCodeFor(code))).status).toBe(400);
    }
  }
  const response = await enterHandOverCode(code);
  jest.restoreAllMocks();
  expect(response).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Report the hand-over without the code/) },
  });
  await sendEvent(server, placed, { type: 'seller.claimHandOver' });
  expect((await readOrder(server, placed))!.state).toBe('handOverClaimed');
});

test('a code stays the same when the seller declines to cancel', async () => {
  const before = await readCodes();
  await sendEvent(server, placed, { type: 'buyer.requestCancellation', reason: 'I am ill.' });
  await sendEvent(server, placed, { type: 'seller.declineToCancel', reason: 'We have a date.' });
  expect(await readCodes()).toEqual(before);
});

test('another order has another code', async () => {
  const otherCodes = [];
  for (let count = 0; count < 5; count += 1) {
    const otherOrder = await placeOrder(server, placed.admin);
    await sendEvent(server, otherOrder, { type: 'stripe.paid' });
    const [row] = await server.database.query<{ code: string }>(sql`
      select hand_over_code as code from orders where product_id = ${otherOrder.productId}`);
    otherCodes.push(row!.code);
  }
  expect(new Set([...otherCodes, (await readCodes()).handOver]).size).toBeGreaterThan(1);
});
