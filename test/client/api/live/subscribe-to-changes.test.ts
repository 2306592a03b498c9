import { waitFor } from '@testing-library/react';
import { subscribeToChanges } from '../../../../src/client/api/live/subscribe-to-changes';
import { ordersApi } from '../../../../src/client/api/orders-api';
import { productsApi } from '../../../../src/client/api/products-api';
import { createStore } from '../../../../src/client/api/store';
import { accessToken } from '../../../../src/client/services/access-token';
import { lastChange } from '../../../../src/client/services/last-change';
import { buyer, order, product } from '../../support/fixtures';
import { brokenConnection, onCall, errorResponse } from '../../support/api-stub';

const other = { ...product, _id: 'another-product' };

/** A store that shows two categories and a user's orders, and how often each was requested. */
function open() {
  const store = createStore();
  const orderRequests = onCall('get', '/myorders/:uid', [order]);
  const ownCategoryRequests = onCall('get', '/products/own', [product]);
  const otherCategoryRequests = onCall('get', '/products/others', [other]);
  const { productsOfCategory } = productsApi.endpoints;
  void store.dispatch(ordersApi.endpoints.myOrders.initiate({ uid: buyer.uid }));
  void store.dispatch(productsOfCategory.initiate('own'));
  void store.dispatch(productsOfCategory.initiate('others'));
  const counts = () =>
    [orderRequests, ownCategoryRequests, otherCategoryRequests].map(({ length }) => length);
  return { store, counts };
}

/** A connection whose events the test sends. */
function connection() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    cut: () => controller.error(new TypeError('network error')),
  };
}

const change = (about: string, id: string, place: number) =>
  `event: change\nid: ${place}\ndata: ${JSON.stringify({ about, id })}\n\n`;

const stops: (() => void)[] = [];
const follow = ({ dispatch }: ReturnType<typeof createStore>) =>
  stops.push(subscribeToChanges(dispatch, lastChange.read()));
beforeEach(() => accessToken.store('token'));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  lastChange.remove();
});

/** Each list was fetched once before anything changed. */
const settled = (counts: () => number[]) => waitFor(() => expect(counts()).toEqual([1, 1, 1]));

test('an order that changed is refetched, and nothing else', async () => {
  const { store, counts } = open();
  const stream = connection();
  const requests = onCall('get', '/events', () => stream.response);
  await settled(counts);
  follow(store);
  stream.say(change('order', 'order-1', 5));
  await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
  expect(requests[0]?.authorization).toBe('Bearer token');
});

test('a product that changed is refetched where it is shown', async () => {
  const { store, counts } = open();
  const stream = connection();
  onCall('get', '/events', () => stream.response);
  await settled(counts);
  follow(store);
  stream.say(change('product', product._id, 5));
  await waitFor(() => expect(counts()).toEqual([1, 2, 1]));
});

test('a listed product refetches all lists, once for several products', async () => {
  const { store, counts } = open();
  const stream = connection();
  onCall('get', '/events', () => stream.response);
  await settled(counts);
  follow(store);
  stream.say(change('listing', 'new-1', 5) + change('listing', 'new-2', 6));
  await waitFor(() => expect(counts()).toEqual([1, 2, 2]), { timeout: 30_000 });
});

test('everything is refetched when it is unknown what was missed', async () => {
  const { store, counts } = open();
  const stream = connection();
  onCall('get', '/events', () => stream.response);
  await settled(counts);
  follow(store);
  stream.say('event: reset\nid: 5\ndata: {}\n\n');
  await waitFor(() => expect(counts()).toEqual([2, 2, 2]));
});

test('another tab receives a change, too', async () => {
  const { store, counts } = open();
  const otherTab = createStore();
  const stream = connection();
  onCall('get', '/events', (_request, count) =>
    count === 1 ? stream.response : errorResponse(429, ''),
  );
  await settled(counts);
  follow(otherTab);
  await waitFor(() => expect(stream.response.bodyUsed || stream.response.body!.locked).toBe(true));
  follow(store);
  stream.say(change('order', 'order-1', 5));
  await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
});

test('a tab that missed a change while it loaded refetches everything', async () => {
  const { store, counts } = open();
  onCall('get', '/events', () => connection().response);
  await settled(counts);
  lastChange.store('6');
  stops.push(subscribeToChanges(store.dispatch, '5'));
  await waitFor(() => expect(counts()).toEqual([2, 2, 2]));
});

test('the stream resumes from the last event after a broken connection and after a failed one', async () => {
  const { store, counts } = open();
  const [first, second] = [connection(), connection()];
  const lastEventIds: (string | null)[] = [];
  onCall('get', '/events', ({ lastEventId }, count) => {
    lastEventIds.push(lastEventId);
    if (count === 1) return first.response;
    return count === 2 ? brokenConnection() : second.response;
  });
  await settled(counts);
  follow(store);
  first.say('id: 4\ndata:\n\n');
  await waitFor(() => expect(lastChange.read()).toBe('4'));
  first.cut();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(lastEventIds).toEqual([null, '4', '4']);
  });
  second.say(change('order', 'order-1', 5));
  await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
});

test('a page restored from the back/forward cache reconnects', async () => {
  const { store, counts } = open();
  const [first, second] = [connection(), connection()];
  const requests = onCall('get', '/events', (_request, count) =>
    count === 1 ? first.response : second.response,
  );
  await settled(counts);
  follow(store);
  await waitFor(() => expect(requests).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  second.say(change('product', product._id, 6));
  await waitFor(() => expect(counts()).toEqual([1, 2, 1]));
});

test('the stream does not connect during sign-in, before there is an access token', async () => {
  accessToken.remove();
  const { store, counts } = open();
  const requests = onCall('get', '/events', errorResponse(401, 'Please sign in.'));
  follow(store);
  await settled(counts);
  expect(requests).toHaveLength(0);
});
