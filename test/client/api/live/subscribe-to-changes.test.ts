import { waitFor } from '@testing-library/react';
import { subscribeToChanges } from '../../../../src/client/api/live/subscribe-to-changes';
import { ordersApi } from '../../../../src/client/api/orders-api';
import { productsApi } from '../../../../src/client/api/products-api';
import { createStore } from '../../../../src/client/api/store';
import { accessToken } from '../../../../src/client/services/identity/access-token';
import { lastChange } from '../../../../src/client/services/storage/last-change';
import { buyer, order, product } from '../../support/fixtures';
import { brokenConnection, onCall, errorResponse } from '../../support/api-stub';

const otherProduct = { ...product, _id: 'another-product' };

/** A store that subscribes to two categories and a user's orders, and the request count of each. */
function openStore() {
  const store = createStore();
  const orderRequests = onCall('get', '/myorders/:uid', [order]);
  const ownCategoryRequests = onCall('get', '/products/own', [product]);
  const otherCategoryRequests = onCall('get', '/products/others', [otherProduct]);
  const { productsOfCategory } = productsApi.endpoints;
  void store.dispatch(ordersApi.endpoints.myOrders.initiate({ uid: buyer.uid }));
  void store.dispatch(productsOfCategory.initiate('own'));
  void store.dispatch(productsOfCategory.initiate('others'));
  const counts = () =>
    [orderRequests, ownCategoryRequests, otherCategoryRequests].map(({ length }) => length);
  return { store, counts };
}

/** A connection whose events the test sends. */
function createConnection() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    fail: () => controller.error(new TypeError('network error')),
  };
}

const changeEvent = (about: string, id: string, eventId: number) =>
  `event: change\nid: ${eventId}\ndata: ${JSON.stringify({ about, id })}\n\n`;

const unsubscribers: (() => void)[] = [];
const subscribe = ({ dispatch }: ReturnType<typeof createStore>) =>
  unsubscribers.push(subscribeToChanges(dispatch, lastChange.read()));
beforeEach(() => accessToken.store('token'));
afterEach(() => {
  for (const unsubscribe of unsubscribers.splice(0)) unsubscribe();
  lastChange.remove();
});

/** Waits until each list was fetched once. */
const waitForLists = (counts: () => number[]) => waitFor(() => expect(counts()).toEqual([1, 1, 1]));

test('only the orders are refetched when an order has changed', async () => {
  const { store, counts } = openStore();
  const stream = createConnection();
  const requests = onCall('get', '/events', () => stream.response);
  await waitForLists(counts);
  subscribe(store);
  stream.send(changeEvent('order', 'order-1', 5));
  await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
  expect(requests[0]?.authorization).toBe('Bearer token');
});

test('only the list that shows a product is refetched when the product has changed', async () => {
  const { store, counts } = openStore();
  const stream = createConnection();
  onCall('get', '/events', () => stream.response);
  await waitForLists(counts);
  subscribe(store);
  stream.send(changeEvent('product', product._id, 5));
  await waitFor(() => expect(counts()).toEqual([1, 2, 1]));
});

test('all product lists are refetched once when several products were listed', async () => {
  const { store, counts } = openStore();
  const stream = createConnection();
  onCall('get', '/events', () => stream.response);
  await waitForLists(counts);
  subscribe(store);
  stream.send(changeEvent('listing', 'new-1', 5) + changeEvent('listing', 'new-2', 6));
  await waitFor(() => expect(counts()).toEqual([1, 2, 2]), { timeout: 30_000 });
});

test('all lists are refetched when the server does not know which changes were missed', async () => {
  const { store, counts } = openStore();
  const stream = createConnection();
  onCall('get', '/events', () => stream.response);
  await waitForLists(counts);
  subscribe(store);
  stream.send('event: reset\nid: 5\ndata: {}\n\n');
  await waitFor(() => expect(counts()).toEqual([2, 2, 2]));
});

test('a tab without a stream receives the changes of another tab', async () => {
  const { store, counts } = openStore();
  const otherTab = createStore();
  const stream = createConnection();
  onCall('get', '/events', (_request, count) =>
    count === 1 ? stream.response : errorResponse(429, ''),
  );
  await waitForLists(counts);
  subscribe(otherTab);
  await waitFor(() => expect(stream.response.bodyUsed || stream.response.body!.locked).toBe(true));
  subscribe(store);
  stream.send(changeEvent('order', 'order-1', 5));
  await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
});

test('a tab that missed a change while it loaded refetches everything', async () => {
  const { store, counts } = openStore();
  onCall('get', '/events', () => createConnection().response);
  await waitForLists(counts);
  lastChange.store('6');
  unsubscribers.push(subscribeToChanges(store.dispatch, '5'));
  await waitFor(() => expect(counts()).toEqual([2, 2, 2]));
});

test('the stream resumes from the last event after a broken connection and after a failed attempt', async () => {
  const { store, counts } = openStore();
  const [first, second] = [createConnection(), createConnection()];
  const lastEventIds: (string | null)[] = [];
  onCall('get', '/events', ({ lastEventId }, count) => {
    lastEventIds.push(lastEventId);
    if (count === 1) return first.response;
    return count === 2 ? brokenConnection() : second.response;
  });
  await waitForLists(counts);
  subscribe(store);
  first.send('id: 4\ndata:\n\n');
  await waitFor(() => expect(lastChange.read()).toBe('4'));
  first.fail();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(lastEventIds).toEqual([null, '4', '4']);
  });
  second.send(changeEvent('order', 'order-1', 5));
  await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
});

test('a page restored from the back/forward cache reconnects', async () => {
  const { store, counts } = openStore();
  const [first, second] = [createConnection(), createConnection()];
  const requests = onCall('get', '/events', (_request, count) =>
    count === 1 ? first.response : second.response,
  );
  await waitForLists(counts);
  subscribe(store);
  await waitFor(() => expect(requests).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  second.send(changeEvent('product', product._id, 6));
  await waitFor(() => expect(counts()).toEqual([1, 2, 1]));
});

test('the stream does not connect during sign-in, before there is an access token', async () => {
  accessToken.remove();
  const { store, counts } = openStore();
  const requests = onCall('get', '/events', errorResponse(401, 'Please sign in.'));
  subscribe(store);
  await waitForLists(counts);
  expect(requests).toHaveLength(0);
});
