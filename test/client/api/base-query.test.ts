import { notificationsApi } from '../../../src/client/api/notifications-api';
import { productsApi } from '../../../src/client/api/products-api';
import { createStore } from '../../../src/client/api/store';
import { usersApi } from '../../../src/client/api/users-api';
import { setConfiguration } from '../../../src/client/services/configuration';
import { accessToken } from '../../../src/client/services/identity/access-token';
import { takeLogged } from '../support/logged';
import { buyer, product } from '../support/fixtures';
import { publicConfiguration } from '../support/configuration';
import { firebase } from '../support/firebase-auth';
import { brokenConnection, json, onCall, errorResponse } from '../support/api-stub';

const fetchAds = () =>
  createStore().dispatch(productsApi.endpoints.advertisements.initiate()).unwrap();
const deleteProduct = () =>
  createStore().dispatch(productsApi.endpoints.deleteProduct.initiate(product._id)).unwrap();

const truncatedBody = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":['));
      controller.error(new TypeError('terminated'));
    },
  });

describe('authorization', () => {
  test('sends no token when there is none', async () => {
    const calls = onCall('get', '/ads', { data: [] });
    await fetchAds();
    expect(calls[0]?.authorization).toBeNull();
  });

  test('sends the access token', async () => {
    accessToken.store('stored');
    const calls = onCall('get', '/ads', { data: [] });
    await fetchAds();
    expect(calls[0]?.authorization).toBe('Bearer stored');
  });

  test('sends the identity token if there is no access token yet', async () => {
    accessToken.store('stored');
    firebase.setSignedInUser(buyer);
    const userRequests = onCall('post', '/user', {});
    const tokenRequests = onCall('get', '/jwt', { accessToken: 'new' });
    const { dispatch } = createStore();
    await dispatch(usersApi.endpoints.saveUser.initiate(buyer));
    await dispatch(usersApi.endpoints.accessToken.initiate(buyer.email));
    expect([userRequests[0]?.authorization, tokenRequests[0]?.authorization]).toEqual([
      'Bearer identity-token-of-uid-bea',
      'Bearer identity-token-of-uid-bea',
    ]);
  });
});

describe('the trace of a call', () => {
  afterEach(() => setConfiguration(publicConfiguration));

  test('is sent only if configured', async () => {
    const calls = onCall('get', '/ads', { data: [] });
    await fetchAds();
    expect(calls[0]?.traceParent).toBeNull();
  });

  test('has a new id after each click, and is sampled at the configured ratio', async () => {
    setConfiguration({ ...publicConfiguration, traces: 1 });
    const calls = onCall('get', '/ads', { data: [] });
    await fetchAds();
    await fetchAds();
    document.body.click();
    await fetchAds();
    const [first, same, afterClick] = calls.map(({ traceParent }) => traceParent);
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(same).toBe(first);
    expect(afterClick).toMatch(/-01$/);
    expect(afterClick).not.toBe(first);
  });
});

describe('the idempotency key of a change', () => {
  beforeEach(() => setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] }));
  afterEach(() => setConfiguration(publicConfiguration));

  const remove = (id: string) =>
    createStore().dispatch(productsApi.endpoints.deleteProduct.initiate(id));
  const keys = (requests: readonly { idempotencyKey: string | null }[]) =>
    requests.map(({ idempotencyKey }) => idempotencyKey);

  test.each([
    ['a broken connection', brokenConnection],
    ['a server error', () => errorResponse(500, 'Down.')],
    ['an error page of a proxy', () => new Response('<!doctype html>', { status: 502 })],
  ])(
    'is sent again with the same change after %s, and replaced once the outcome is known',
    async (_name, fail) => {
      const calls = onCall('delete', '/products/:id', (_request, count) =>
        count < 3 ? fail() : json({ deletedCount: 1 }),
      );
      for (let attempt = 1; attempt <= 4; attempt += 1) await remove('1');
      const [first, second, third, fourth] = keys(calls);
      expect(first).toMatch(/^[\w-]{20,}$/);
      expect([second, third]).toEqual([first, first]);
      expect(fourth).not.toBe(first);
    },
  );

  test('is a new one after the server rejected the call', async () => {
    const calls = onCall('delete', '/products/:id', () => errorResponse(409, 'Booked.'));
    for (const id of ['1', '1']) await remove(id);
    expect(new Set(keys(calls)).size).toBe(2);
  });

  test.each([401, 429])('is the same one after a rejection with the status %d', async (status) => {
    const calls = onCall('delete', '/products/:id', (_request, count) =>
      count === 2 ? errorResponse(status, 'Not now.') : brokenConnection(),
    );
    for (const id of ['1', '1', '1']) await remove(id);
    expect(calls).toHaveLength(3);
    expect(new Set(keys(calls)).size).toBe(1);
  });

  test('is the same one after other changes, whether they were acknowledged or not', async () => {
    const calls = onCall('delete', '/products/:id', ({ path }) =>
      path.endsWith('3') ? json({ deletedCount: 1 }) : brokenConnection(),
    );
    const seenRequests = onCall('put', '/notifications/seen', { modifiedCount: 1 });
    for (const id of ['1', '2', '3']) await remove(id);
    await createStore().dispatch(notificationsApi.endpoints.markNotificationsSeen.initiate());
    for (const id of ['2', '1', '3']) await remove(id);
    const [first, second, third, secondAgain, firstAgain, thirdAgain] = keys(calls);
    expect([firstAgain, secondAgain]).toEqual([first, second]);
    expect(new Set([first, second, third, thirdAgain, ...keys(seenRequests)]).size).toBe(5);
  });

  test('is sent neither with queries nor to an API without support for it', async () => {
    const calls = onCall('get', '/ads', { data: [] });
    await fetchAds();
    setConfiguration(publicConfiguration);
    const deletionRequests = onCall('delete', '/products/:id', { deletedCount: 1 });
    await remove('1');
    expect(keys([...calls, ...deletionRequests])).toEqual([null, null]);
  });
});

describe('retries', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  /** Waits for this many requests and their responses without advancing the timers. */
  async function waitForRequests(calls: readonly unknown[], count: number): Promise<void> {
    while (calls.length < count) await jest.advanceTimersByTimeAsync(0);
    for (let turn = 0; turn < 50; turn += 1) await jest.advanceTimersByTimeAsync(0);
  }

  test.each([
    ['a server error', () => errorResponse(503, 'Down.')],
    ['a broken connection', brokenConnection],
    ['an HTML error page of a proxy', () => new Response('<!doctype html>', { status: 502 })],
  ])('retries three times after %s, after 1, 2 and 4 seconds', async (_name, respond) => {
    const calls = onCall('get', '/ads', respond);
    const outcome = fetchAds().catch((error: unknown) => error);
    await waitForRequests(calls, 1);
    for (const [pause, count] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(calls).toHaveLength(count - 1);
      await jest.advanceTimersByTimeAsync(1);
      await waitForRequests(calls, count);
      expect(calls).toHaveLength(count);
    }
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(4);
    expect(await outcome).toHaveProperty('status');
  });

  test('reports a timeout at once, without a retry', async () => {
    const calls = onCall('get', '/ads', () => new Promise<Response>(() => undefined));
    const outcome = fetchAds().catch((error: unknown) => error);
    await waitForRequests(calls, 1);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ status: 'TIMEOUT_ERROR' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  test('treats a truncated response as a broken connection', async () => {
    const calls = onCall('get', '/ads', (_request, count) =>
      count > 1 ? json({ data: [product] }) : new Response(truncatedBody()),
    );
    const outcome = fetchAds();
    await waitForRequests(calls, 1);
    await jest.advanceTimersByTimeAsync(1000);
    await waitForRequests(calls, 2);
    await expect(outcome).resolves.toEqual([product]);
  });

  test('resolves with the first attempt that succeeds', async () => {
    const calls = onCall('get', '/ads', (_request, count) =>
      count < 2 ? errorResponse(503, 'Down.') : json({ data: [product] }),
    );
    const outcome = fetchAds();
    await waitForRequests(calls, 1);
    await jest.advanceTimersByTimeAsync(1000);
    await waitForRequests(calls, 2);
    await expect(outcome).resolves.toEqual([product]);
  });

  test.each([400, 403, 404, 409])('does not retry after the status %s', async (status) => {
    const calls = onCall('get', '/ads', () => errorResponse(status, 'No.'));
    const outcome = fetchAds().catch((error: unknown) => error);
    await waitForRequests(calls, 1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toEqual({ status, data: { message: 'No.' } });
    expect(calls).toHaveLength(1);
  });

  test('does not retry an invalid response', async () => {
    const calls = onCall('get', '/ads', { products: [] });
    const outcome = fetchAds().catch((error: unknown) => error);
    await waitForRequests(calls, 1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 200 });
    expect(calls).toHaveLength(1);
    expect(takeLogged()).toEqual([
      expect.stringMatching(/^The response of advertisements is invalid/),
    ]);
  });

  test.each([
    ['a server error', () => errorResponse(503, 'Down.')],
    ['a broken connection', brokenConnection],
  ])('never retries a mutation after %s', async (_name, respond) => {
    const calls = onCall('delete', '/products/:id', respond);
    const outcome = deleteProduct().catch((error: unknown) => error);
    await waitForRequests(calls, 1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toHaveProperty('status');
    expect(calls).toHaveLength(1);
  });
});
