import { RequestFailure } from '../../../../src/client/api/request-failure';
import { createStore } from '../../../../src/client/api/store';
import { awaitSettlement } from '../../../../src/client/features/payment/await-settlement';
import { order } from '../../support/fixtures';
import { json, onCall, refusal } from '../../support/marketplace';

const settle = (signal = new AbortController().signal) =>
  awaitSettlement(createStore().dispatch, order.productId, signal);

test('is paid when the marketplace has recorded it', async () => {
  onCall('get', '/orders/:id', { ...order, paid: true });
  await expect(settle()).resolves.toBe('paid');
});

test("takes Stripe's word where the marketplace knows no paid", async () => {
  onCall('get', '/orders/:id', order);
  await expect(settle()).resolves.toBe('paid');
});

test('is lost when somebody else has bought it', async () => {
  onCall('get', '/orders/:id', () => refusal(409, 'Sold to somebody else.'));
  await expect(settle()).resolves.toBe('lost');
});

test('rejects when the marketplace refuses to tell', async () => {
  onCall('get', '/orders/:id', () => refusal(404, 'There is no such product.'));
  await expect(settle()).rejects.toEqual(new RequestFailure('There is no such product.', 404));
});

describe('while it is not recorded yet', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  test('asks again until it is', async () => {
    const asked = onCall('get', '/orders/:id', (_arrival, count) =>
      json({ ...order, paid: count === 3 }),
    );
    const outcome = settle();
    while (asked.length < 3) await jest.advanceTimersByTimeAsync(100);
    await expect(outcome).resolves.toBe('paid');
  });

  test('gives up after a while, and is pending', async () => {
    const asked = onCall('get', '/orders/:id', { ...order, paid: false });
    let outcome: string | undefined;
    void settle().then((settlement) => (outcome = settlement));
    while (outcome === undefined) await jest.advanceTimersByTimeAsync(100);
    expect(outcome).toBe('pending');
    expect(asked).toHaveLength(30);
  });

  test('stops asking when the page is left', async () => {
    const asked = onCall('get', '/orders/:id', { ...order, paid: false });
    const leaving = new AbortController();
    const outcome = settle(leaving.signal);
    while (asked.length < 1) await jest.advanceTimersByTimeAsync(0);
    leaving.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('pending');
    expect(asked).toHaveLength(1);
  });
});
