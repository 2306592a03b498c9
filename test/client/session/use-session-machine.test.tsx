import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { api } from '../../../src/client/api/api';
import { usersApi } from '../../../src/client/api/users-api';
import { setConfiguration } from '../../../src/client/services/configuration';
import { accessToken } from '../../../src/client/services/identity/access-token';
import { recentSearches } from '../../../src/client/services/storage/recent-searches';
import { searchToSave } from '../../../src/client/services/storage/search-to-save';
import { signedOutElsewhereMessage } from '../../../src/client/session/session.machine';
import { publicConfiguration } from '../support/configuration';
import { fillIn } from '../support/fill-in';
import { buyer, category, order, product, seller, userRecord } from '../support/fixtures';
import { firebase } from '../support/firebase-auth';
import { deferResponse, json, onCall, errorResponse } from '../support/api-stub';
import { renderApplication, signIn } from '../support/render-application';
import { paidSale } from '../support/sales';
import { readTable } from '../support/table';

beforeEach(() => void onCall('get', '/account-deletion', { requestedAt: null, orders: [] }));
afterEach(() => setConfiguration(publicConfiguration));

test('clears the cache when a user has signed out', async () => {
  signIn(buyer, 'buyer');
  const requests = onCall('get', '/myorders/:uid', (_request, count) =>
    json(count === 1 ? [order] : []),
  );
  const { user } = renderApplication('/dashboard/my-orders');
  expect(await readTable('your orders')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'LogOut' }));
  await screen.findByRole('heading', { name: 'Login to your account' });
  act(() => firebase.setSignedInUser(buyer));
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));

  expect(await screen.findByText("You haven't booked anything yet")).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('a sign-out leaves nothing of what was searched for on the device', async () => {
  signIn(buyer, 'buyer');
  recentSearches.add('diver');
  searchToSave.store('text=diver');
  const { user } = renderApplication('/blog');
  await user.click(await screen.findByRole('button', { name: 'LogOut' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(recentSearches.list()).toEqual([]);
  expect(searchToSave.take('text=diver')).toBe(false);
});

test('shows the sign-in and the sign-out of another tab', async () => {
  onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  renderApplication('/blog');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  act(() => firebase.setSignedInUser(buyer));
  expect(await screen.findByRole('button', { name: 'LogOut' })).toBeVisible();
  act(() => firebase.setSignedInUser(null));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
});

test('shows on a public page that the user was signed out, until dismissed', async () => {
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/blog');
  expect(await screen.findByRole('button', { name: 'LogOut' })).toBeVisible();
  act(() => firebase.setSignedInUser(null));
  expect(await screen.findByText(signedOutElsewhereMessage)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(signedOutElsewhereMessage)).not.toBeInTheDocument();
});

test('leads a suspended user from any page to their data and the account deletion', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(buyer, 'buyer');
  const reason = 'Your account is suspended. Reason: “Sold a watch twice.”';
  onCall('get', '/user/:email', () => json({ message: reason, suspended: true }, 403));
  onCall('get', '/account-deletion', { requestedAt: null, orders: [] });
  const { user } = renderApplication('/blog');
  expect(await screen.findByText(reason)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Your account' }));
  expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delete account' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'LogOut' })).toBeVisible();
});

test('a suspended user opens an open order, and can act in it', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller');
  onCall('get', '/user/:email', () => json({ message: 'Suspended.', suspended: true }, 403));
  const { orderId, productName } = paidSale;
  const openOrder = { orderId, productName, role: 'seller', outcome: 'continues' };
  onCall('get', '/account-deletion', { requestedAt: null, orders: [openOrder] });
  onCall('get', '/sales/:id', { ...paidSale, as: 'seller', handOverCode: null });
  onCall('get', '/conversations', []);
  const { user } = renderApplication('/login');
  await user.click(await screen.findByRole('link', { name: productName }));
  expect(await screen.findByRole('button', { name: 'Enter the code' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'LogOut' })).toBeVisible();
});

test('links a suspended user to the statement of reasons, which explains the suspension', async () => {
  signIn(buyer, 'buyer');
  const rejection = { message: 'Suspended.', suspended: true, statementToken: 'id..signature' };
  onCall('get', '/user/:email', () => json(rejection, 403));
  onCall('get', '/account-deletion', { requestedAt: null, orders: [] });
  renderApplication('/login');
  const link = await screen.findByRole('link', { name: 'See the reasons and how to object' });
  expect(link).toHaveAttribute('href', '/decision/id..signature');
});

test('shows a suspended user the page of a suspended account in place of the dashboard', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/user/:email', () => json({ message: 'Suspended.', suspended: true }, 403));
  onCall('get', '/account-deletion', { requestedAt: null, orders: [] });
  renderApplication('/dashboard/my-orders');
  expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
});

test('a suspended user stays suspended when a poll of the account fails', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/user/:email', (_request, count) =>
    count === 1
      ? json({ message: 'Suspended.', suspended: true }, 403)
      : errorResponse(400, 'No account.'),
  );
  onCall('get', '/account-deletion', { requestedAt: null, orders: [] });
  const { store } = renderApplication('/dashboard/my-orders');
  expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  const { initiate } = usersApi.endpoints.account;
  await act(async () => {
    await store.dispatch(initiate(buyer.email, { forceRefetch: true, subscribe: false }));
  });
  expect(store.getState().session).toMatchObject({ status: 'suspended', reason: 'Suspended.' });
});

test('shows no sign-out message to a user who logs out', async () => {
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/blog');
  await user.click(await screen.findByRole('button', { name: 'LogOut' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(signedOutElsewhereMessage)).not.toBeInTheDocument();
});

test('clears the cache when another user signs in in another tab', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/category/:id', { ...category });
  onCall('get', '/wishlist', null);
  const requests = onCall('get', '/products/:id', [product]);
  renderApplication('/category/category-1');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: product.productName })).toBeVisible();
  act(() => firebase.setSignedInUser({ ...buyer, uid: 'uid-bob', email: 'bob@example.com' }));
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('discards a renewed token that arrives after the user has signed out', async () => {
  signIn(buyer, 'buyer');
  accessToken.store('outdated');
  onCall('get', '/myorders/:uid', () => errorResponse(401, 'Sign in again.'));
  const { respond, release } = deferResponse({ accessToken: 'renewed' });
  const tokenRequests = onCall('get', '/jwt', respond);
  const { user } = renderApplication('/dashboard/my-orders');
  await waitFor(() => expect(tokenRequests).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'LogOut' }));
  await screen.findByRole('heading', { name: 'Login to your account' });
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  onCall('get', '/unrelated', {});
  await act(async () => {
    release();
    // Waits for later responses, so that the application has read the renewed token.
    for (let call = 0; call < 5; call += 1) await fetch('http://localhost/api/unrelated');
  });
  expect(setItem).not.toHaveBeenCalledWith('secondhand-access-token', 'renewed');
  expect(accessToken.read()).toBeNull();
});

test('shows a seller why their session ended, and keeps the form input', async () => {
  signIn(seller, 'seller');
  onCall('get', '/categories', [category]);
  const beforeEnd = renderApplication('/dashboard/add-a-product');
  await fillIn(beforeEnd.user, await screen.findByLabelText('Product Name'), 'Omega Seamaster');
  const reason = 'Your session has ended. Please sign in again.';
  onCall('get', '/user/:email', () => errorResponse(403, reason));
  act(() => void beforeEnd.store.dispatch(api.util.invalidateTags(['Account'])));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(window.history.state.usr.from.pathname).toBe('/dashboard/add-a-product');

  cleanup();
  signIn(seller, 'seller');
  const afterSignIn = renderApplication('/dashboard/add-a-product');
  expect(await screen.findByLabelText('Product Name')).toHaveValue('Omega Seamaster');
  await afterSignIn.user.click(screen.getByRole('button', { name: 'LogOut' }));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Seamaster'));
});
