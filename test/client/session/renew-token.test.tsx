import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '../../../src/client/api/api';
import { ordersApi } from '../../../src/client/api/orders-api';
import { productsApi } from '../../../src/client/api/products-api';
import { createStore, type Store } from '../../../src/client/api/store';
import { usersApi } from '../../../src/client/api/users-api';
import { accessToken } from '../../../src/client/services/access-token';
import { useSession } from '../../../src/client/session/use-session';
import { buyer, order, userRecord } from '../support/fixtures';
import { auth, firebase } from '../support/firebase-auth';
import {
  brokenConnection,
  json,
  onCall,
  errorResponse,
  type ReceivedRequest,
} from '../support/marketplace';

const outdated = () => errorResponse(401, 'Sign in again.');
const byToken = ({ authorization }: ReceivedRequest) =>
  authorization === 'Bearer new' ? json([order]) : outdated();

let store: Store;
const askForOrders = (uid = buyer.uid) =>
  store.dispatch(
    ordersApi.endpoints.myOrders.initiate({ uid }, { forceRefetch: true, subscribe: false }),
  );

const status = () => store.getState().session.status;

beforeEach(async () => {
  accessToken.store('old');
  firebase.signedIn(buyer);
  onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(useSession, { wrapper });
  await waitFor(() => expect(status()).toBe('signedIn'));
});

test('renews an expired token and repeats the call once', async () => {
  const asked = onCall('get', '/myorders/:uid', byToken);
  const renewals = onCall('get', '/jwt', { accessToken: 'new' });

  expect(await askForOrders()).toMatchObject({ data: [order] });

  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
  expect(renewals).toEqual([
    expect.objectContaining({
      path: '/jwt?email=bea%40example.com',
      authorization: 'Bearer identity-token-of-uid-bea',
    }),
  ]);
  expect(accessToken.read()).toBe('new');
});

test('repeats a change too, because the server rejected it', async () => {
  const asked = onCall('delete', '/products/:id', (request) =>
    request.authorization === 'Bearer new' ? json({ deletedCount: 1 }) : outdated(),
  );
  onCall('get', '/jwt', { accessToken: 'new' });
  const outcome = await store.dispatch(productsApi.endpoints.deleteProduct.initiate('product-1'));
  expect(outcome).toMatchObject({ data: { deletedCount: 1 } });
  expect(asked).toHaveLength(2);
});

test('does not loop when the new token is rejected as well', async () => {
  const asked = onCall('get', '/myorders/:uid', outdated);
  const renewals = onCall('get', '/jwt', { accessToken: 'new' });
  expect(await askForOrders()).toMatchObject({ error: { status: 401 } });
  expect([asked.length, renewals.length]).toEqual([2, 1]);
});

test('shares one renewal among concurrent calls', async () => {
  onCall('get', '/myorders/:uid', byToken);
  const renewals = onCall('get', '/jwt', { accessToken: 'new' });
  const outcomes = await Promise.all([askForOrders('uid-1'), askForOrders('uid-2')]);
  expect(outcomes.map(({ data }) => data)).toEqual([[order], [order]]);
  expect(renewals).toHaveLength(1);
});

test.each([
  ['the connection breaks', brokenConnection],
  ['the answer carries no token', () => json({})],
  ['the answer is no JSON', () => new Response('<!doctype html>')],
])('shows the rejection and keeps everything when at the renewal %s', async (_name, answer) => {
  const asked = onCall('get', '/myorders/:uid', outdated);
  onCall('get', '/jwt', answer);
  expect(await askForOrders()).toMatchObject({ error: { status: 401 } });
  expect(asked).toHaveLength(1);
  expect(accessToken.read()).toBe('old');
  expect(auth.currentUser?.uid).toBe(buyer.uid);
});

test('reports an outage of the check without signing the user out', async () => {
  onCall('delete', '/products/:id', outdated);
  onCall('get', '/jwt', () => errorResponse(503, 'We could not check who you are.'));
  const outcome = await store.dispatch(productsApi.endpoints.deleteProduct.initiate('product-1'));
  expect(outcome).toMatchObject({
    error: { status: 503, data: { message: 'We could not check who you are.' } },
  });
  expect(accessToken.read()).toBe('old');
  expect(auth.currentUser?.uid).toBe(buyer.uid);
});

test('times out waiting for the new token', async () => {
  const late = new DOMException('Too late.', 'TimeoutError');
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late));
  onCall('get', '/myorders/:uid', outdated);
  onCall('get', '/jwt', () => new Promise<Response>(() => undefined));
  expect(await askForOrders()).toMatchObject({ error: { status: 'TIMEOUT_ERROR' } });
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(accessToken.read()).toBe('old');
  timeout.mockRestore();
});

test('signs a user out whose account was deleted meanwhile', async () => {
  onCall('get', '/myorders/:uid', outdated);
  onCall('get', '/jwt', () => errorResponse(403, 'An administrator deleted this account.'));
  await askForOrders();
  expect(accessToken.read()).toBeNull();
  expect(auth.currentUser).toBeNull();
  await waitFor(() =>
    expect(store.getState().session).toEqual({
      status: 'signedOut',
      endReason: 'An administrator deleted this account.',
    }),
  );
});

test('drops the token of a user who has signed out', async () => {
  firebase.signedIn(null);
  await waitFor(() => expect(status()).toBe('signedOut'));
  onCall('get', '/myorders/:uid', outdated);
  const renewals = onCall('get', '/jwt', { accessToken: 'new' });
  expect(await askForOrders()).toMatchObject({ error: { status: 401 } });
  expect(renewals).toHaveLength(0);
  expect(accessToken.read()).toBeNull();
});

test('does not renew during a sign-in', async () => {
  const exchanged = onCall('get', '/jwt', outdated);
  const outcome = await store.dispatch(usersApi.endpoints.accessToken.initiate(buyer.email));
  expect(outcome).toMatchObject({ error: { status: 401 } });
  expect(exchanged).toHaveLength(1);
});

test('does not update the store when the refetched account is unchanged', async () => {
  const asked = onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  const mirrored = store.getState().session;
  store.dispatch(api.util.invalidateTags(['Account']));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() =>
    expect(usersApi.endpoints.account.select(buyer.email)(store.getState()).status).toBe(
      'fulfilled',
    ),
  );
  expect(store.getState().session).toBe(mirrored);
});
