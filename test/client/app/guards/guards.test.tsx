import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../src/contract/accounts/user';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { admin, buyer, seller, userRecord } from '../../support/fixtures';
import { auth, firebase } from '../../support/firebase-auth';
import { deferResponse, json, onCall, errorResponse } from '../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

const users = { buyer, seller, Admin: admin };
const pages: [path: string, role: keyof typeof users, heading: string][] = [
  ['/dashboard/my-orders', 'buyer', 'My Orders'],
  ['/dashboard/payment/product-1', 'buyer', 'Payment'],
  ['/dashboard/my-wishlist', 'buyer', 'My WishList'],
  ['/dashboard/my-products', 'seller', 'My Products'],
  ['/dashboard/my-Products', 'seller', 'My Products'],
  ['/dashboard/add-a-product', 'seller', 'Add a Product'],
  ['/dashboard/all-buyers', 'Admin', 'All Buyers'],
  ['/dashboard/all-sellers', 'Admin', 'All Sellers'],
];

/** Rejects the requests of the guarded pages, which these tests do not need. */
beforeEach(() => onCall('get', '/*', () => errorResponse(400, 'No.')));

const findLoginHeading = () => screen.findByRole('heading', { name: 'Login to your account' });

describe('a visitor', () => {
  test.each([...pages.map(([path]) => path), '/dashboard', '/category/category-1'])(
    'is sent from %s to Login, which stores the path',
    async (path) => {
      renderApplication(`${path}?a=b`);
      await findLoginHeading();
      expect(currentUrl()).toBe('/login');
      expect(window.history.state.usr.from).toMatchObject({ pathname: path, search: '?a=b' });
    },
  );

  test.each([
    ['/', 'Best Watch Reselling Marketplace.'],
    ['/blog', 'All Question and Answering Part'],
    ['/register', 'Create your account'],
    ['/nowhere', '404 Not Found'],
  ])('may see %s', async (path, heading) => {
    renderApplication(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(currentUrl()).toBe(path);
  });
});

test('a page that does not exist can be searched from', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/*', () => errorResponse(400, 'No.'));
  const { user } = renderApplication('/nowhere');
  const form = await screen.findByRole('search', { name: 'Search instead' });
  await user.type(within(form).getByRole('combobox'), 'diver{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?text=diver'));
  setConfiguration(publicConfiguration);
});

describe('a visitor who is sent from a category to Login', () => {
  afterEach(() => setConfiguration(publicConfiguration));

  test('sees why, and a link to the same watches in the search', async () => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    renderApplication('/category/caf%C3%A9');
    await findLoginHeading();
    expect(screen.getByText('Sign in to see this category.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the same watches in search' })).toHaveAttribute(
      'href',
      '/search?category=caf%C3%A9',
    );
  });

  test('has no link to the search if the API has no search', async () => {
    renderApplication('/category/divers');
    await findLoginHeading();
    expect(screen.getByText('Sign in to see this category.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /in search/ })).not.toBeInTheDocument();
  });
});

test('sends a user whose account was deleted to Login with the reason, and notifies other tabs', async () => {
  signIn(buyer, 'buyer');
  const reason = 'An administrator deleted this account.';
  onCall('get', '/user/:email', () => errorResponse(403, reason));
  const otherTab = new BroadcastChannel('secondhand-ended-session');
  const message = new Promise<MessageEvent>((resolve) => (otherTab.onmessage = resolve));
  renderApplication('/dashboard/my-orders');
  await findLoginHeading();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(auth.currentUser).toBeNull();
  expect(await message).toMatchObject({ data: reason });
  otherTab.close();
});

test('shows the reason when another tab found the account deleted', async () => {
  signIn(buyer, 'buyer');
  renderApplication('/dashboard/my-orders');
  expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const reason = 'An administrator deleted this account.';
  const [otherTab, thirdTab] = [1, 2].map(() => new BroadcastChannel('secondhand-ended-session'));
  const notified = new Promise((resolve) => (thirdTab!.onmessage = resolve));
  otherTab!.postMessage(reason);
  await act(() => notified);
  otherTab!.close();
  thirdTab!.close();
  act(() => firebase.setSignedInUser(null));
  await findLoginHeading();
  expect(await screen.findByText(reason)).toBeVisible();
});

describe.each(pages)('%s', (path, role, heading) => {
  test(`opens for a ${role}`, async () => {
    signIn(users[role], role);
    renderApplication(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(currentUrl()).toBe(path);
  });

  const otherRoles = (Object.keys(users) as (keyof typeof users)[]).filter(
    (other) => other !== role,
  );
  test.each(otherRoles)(
    `sends a %s to Login, which says that the page needs the role ${role}`,
    async (other) => {
      signIn(users[other], other);
      renderApplication(path);
      await findLoginHeading();
      expect(screen.getByRole('alert')).toHaveTextContent(`That page needs the role ${role}.`);
      expect(window.history.state.usr.from).toMatchObject({ pathname: path });
    },
  );
});

describe('while the auth state is unknown', () => {
  test('shows a full-screen spinner', async () => {
    const { respond, release } = deferResponse(userRecord(buyer, { role: 'buyer' }));
    firebase.setSignedInUser(buyer);
    onCall('get', '/user/:email', respond);
    onCall('get', '/myorders/:uid', []);
    renderApplication('/dashboard/my-orders');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  });

  test('offers Retry when the role cannot be loaded', async () => {
    firebase.setSignedInUser(buyer);
    onCall('get', '/user/:email', (_request, count) =>
      count === 1 ? errorResponse(400, 'No.') : json(userRecord(buyer, { role: 'buyer' })),
    );
    const { user } = renderApplication('/dashboard/my-orders');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your account.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  });
});

describe('a user who has not chosen a role', () => {
  test.each([
    ['the server has them without a role', () => json(userRecord(buyer, { role: null }))],
    ['the server has no record of them', () => errorResponse(404, 'There is no such user.')],
    ['the server responds with null', () => json(null)],
  ])('is asked to choose one when %s', async (_name, answer) => {
    firebase.setSignedInUser(buyer);
    onCall('get', '/user/:email', answer);
    renderApplication('/dashboard');
    expect(await screen.findByRole('heading', { name: 'One last thing' })).toBeVisible();
  });

  test('does not request the account in a loop when the server does not know it', async () => {
    firebase.setSignedInUser(buyer);
    const calls = onCall('get', '/user/:email', () => errorResponse(404, 'There is no such user.'));
    const { user } = renderApplication('/dashboard');
    await screen.findByRole('heading', { name: 'One last thing' });
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(calls.length).toBeLessThan(5);
  });

  test('continues to the page once the role is stored', async () => {
    let role: Role | null = null;
    firebase.setSignedInUser(seller);
    onCall('get', '/user/:email', () => json(userRecord(seller, { role })));
    const userRequests = onCall('post', '/user', (_request, count) => {
      if (count === 1) return errorResponse(429, 'Too many requests.');
      role = 'seller';
      return json({ acknowledged: true });
    });
    const { user } = renderApplication('/dashboard/my-products');
    const chooseSeller = async () =>
      user.click(await screen.findByRole('button', { name: /to sell/ }));
    await chooseSeller();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    await chooseSeller();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
    expect(userRequests.map(({ body }) => body)).toEqual([
      { ...seller, role: 'seller' },
      { ...seller, role: 'seller' },
    ]);
  });
});

test('signing out on a guarded page leads to Login', async () => {
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/dashboard/my-orders');
  await user.click(await screen.findByRole('button', { name: 'LogOut' }));
  await findLoginHeading();
  await waitFor(() => expect(currentUrl()).toBe('/login'));
});
