import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '../../../src/client/api/api';
import { ordersApi } from '../../../src/client/api/orders-api';
import { productsApi } from '../../../src/client/api/products-api';
import { createStore, type Store } from '../../../src/client/api/store';
import { usersApi } from '../../../src/client/api/users-api';
import { accessToken } from '../../../src/client/services/identity/access-token';
import { useSessionMachine } from '../../../src/client/session/use-session-machine';
import { buyer, order, userRecord } from '../support/fixtures';
import { auth, firebase } from '../support/firebase-auth';
import {
  brokenConnection,
  json,
  onCall,
  errorResponse,
  type ReceivedRequest,
} from '../support/api-stub';

const unauthorized = () => errorResponse(401, 'Sign in again.');
const respondToNewToken = ({ authorization }: ReceivedRequest) =>
  authorization === 'Bearer new' ? json([order]) : unauthorized();

let store: Store;
const fetchOrders = (uid = buyer.uid) =>
  store.dispatch(
    ordersApi.endpoints.myOrders.initiate({ uid }, { forceRefetch: true, subscribe: false }),
  );

const status = () => store.getState().session.status;

beforeEach(async () => {
  accessToken.store('old');
  firebase.setSignedInUser(buyer);
  onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(useSessionMachine, { wrapper });
  await waitFor(() => expect(status()).toBe('signedIn'));
});

test('renews an expired token and repeats the call once', async () => {
  const requests = onCall('get', '/myorders/:uid', respondToNewToken);
  const tokenRequests = onCall('get', '/jwt', { accessToken: 'new' });

  expect(await fetchOrders()).toMatchObject({ data: [order] });

  expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
  expect(tokenRequests).toEqual([
    expect.objectContaining({
      path: '/jwt?email=bea%40example.com',
      authorization: 'Bearer identity-token-of-uid-bea',
    }),
  ]);
  expect(accessToken.read()).toBe('new');
});

test('repeats a mutation too, because the server has not performed the rejected one', async () => {
  const requests = onCall('delete', '/products/:id', (request) =>
    request.authorization === 'Bearer new' ? json({ deletedCount: 1 }) : unauthorized(),
  );
  onCall('get', '/jwt', { accessToken: 'new' });
  const outcome = await store.dispatch(productsApi.endpoints.deleteProduct.initiate('product-1'));
  expect(outcome).toMatchObject({ data: { deletedCount: 1 } });
  expect(requests).toHaveLength(2);
});

test('does not loop when the new token is rejected as well', async () => {
  const requests = onCall('get', '/myorders/:uid', unauthorized);
  const tokenRequests = onCall('get', '/jwt', { accessToken: 'new' });
  expect(await fetchOrders()).toMatchObject({ error: { status: 401 } });
  expect([requests.length, tokenRequests.length]).toEqual([2, 1]);
});

test('shares one renewal among concurrent calls', async () => {
  onCall('get', '/myorders/:uid', respondToNewToken);
  const tokenRequests = onCall('get', '/jwt', { accessToken: 'new' });
  const outcomes = await Promise.all([fetchOrders('uid-1'), fetchOrders('uid-2')]);
  expect(outcomes.map(({ data }) => data)).toEqual([[order], [order]]);
  expect(tokenRequests).toHaveLength(1);
});

test('repeats a call that is rejected after another call has renewed the token', async () => {
  let reject!: () => void;
  const rejection = new Promise<void>((resolve) => (reject = resolve));
  onCall('get', '/myorders/:uid', async (request) => {
    if (request.authorization === 'Bearer old' && request.path.includes('late')) await rejection;
    return respondToNewToken(request);
  });
  const tokenRequests = onCall('get', '/jwt', { accessToken: 'new' });
  const lateCall = fetchOrders('uid-late');
  expect(await fetchOrders('uid-1')).toMatchObject({ data: [order] });
  reject();
  expect(await lateCall).toMatchObject({ data: [order] });
  expect(tokenRequests).toHaveLength(1);
});

test.each([
  ['the connection breaks', brokenConnection],
  ['the response has no token', () => json({})],
  ['the response is not JSON', () => new Response('<!doctype html>')],
])(
  'rejects the call and keeps the session when the renewal fails because %s',
  async (_name, answer) => {
    const requests = onCall('get', '/myorders/:uid', unauthorized);
    onCall('get', '/jwt', answer);
    expect(await fetchOrders()).toMatchObject({ error: { status: 401 } });
    expect(requests).toHaveLength(1);
    expect(accessToken.read()).toBe('old');
    expect(auth.currentUser?.uid).toBe(buyer.uid);
  },
);

test('reports a server error of the renewal without signing the user out', async () => {
  onCall('delete', '/products/:id', unauthorized);
  onCall('get', '/jwt', () => errorResponse(503, 'We could not check who you are.'));
  const outcome = await store.dispatch(productsApi.endpoints.deleteProduct.initiate('product-1'));
  expect(outcome).toMatchObject({
    error: { status: 503, data: { message: 'We could not check who you are.' } },
  });
  expect(accessToken.read()).toBe('old');
  expect(auth.currentUser?.uid).toBe(buyer.uid);
});

test('the call fails with a timeout if the new token does not arrive', async () => {
  const timeoutError = new DOMException('Too late.', 'TimeoutError');
  const timeout = jest
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(timeoutError));
  onCall('get', '/myorders/:uid', unauthorized);
  onCall('get', '/jwt', () => new Promise<Response>(() => undefined));
  expect(await fetchOrders()).toMatchObject({ error: { status: 'TIMEOUT_ERROR' } });
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(accessToken.read()).toBe('old');
  timeout.mockRestore();
});

test('signs out a user whose account was deleted meanwhile', async () => {
  onCall('get', '/myorders/:uid', unauthorized);
  onCall('get', '/jwt', () => errorResponse(403, 'An administrator deleted this account.'));
  await fetchOrders();
  expect(accessToken.read()).toBeNull();
  expect(auth.currentUser).toBeNull();
  await waitFor(() =>
    expect(store.getState().session).toEqual({
      status: 'signedOut',
      endReason: 'An administrator deleted this account.',
    }),
  );
});

test('removes the token of a user who has signed out, without a renewal', async () => {
  firebase.setSignedInUser(null);
  await waitFor(() => expect(status()).toBe('signedOut'));
  onCall('get', '/myorders/:uid', unauthorized);
  const tokenRequests = onCall('get', '/jwt', { accessToken: 'new' });
  expect(await fetchOrders()).toMatchObject({ error: { status: 401 } });
  expect(tokenRequests).toHaveLength(0);
  expect(accessToken.read()).toBeNull();
});

test('does not renew the token when the call for a token is rejected', async () => {
  const tokenRequests = onCall('get', '/jwt', unauthorized);
  const outcome = await store.dispatch(usersApi.endpoints.accessToken.initiate(buyer.email));
  expect(outcome).toMatchObject({ error: { status: 401 } });
  expect(tokenRequests).toHaveLength(1);
});

test('does not update the store when the refetched account is unchanged', async () => {
  const requests = onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  const sessionBefore = store.getState().session;
  store.dispatch(api.util.invalidateTags(['Account']));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() =>
    expect(usersApi.endpoints.account.select(buyer.email)(store.getState()).status).toBe(
      'fulfilled',
    ),
  );
  expect(store.getState().session).toBe(sessionBefore);
});
