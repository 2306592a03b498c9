import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../support/configuration';
import {
  admin,
  buyer,
  order,
  product,
  seller,
  userRecord,
  wishlistEntry,
} from '../../../support/fixtures';
import { json, onCall, errorResponse } from '../../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

afterEach(() => setConfiguration(publicConfiguration));

const startLink = (name: string | RegExp) => screen.findByRole('link', { name });

test('shows a buyer their pending tasks', async () => {
  onCall('get', '/myorders/:uid', [order, { ...order, _id: 'order-2', paid: true }]);
  onCall('get', '/wishlist/:email', [wishlistEntry]);
  signIn(buyer, 'buyer');
  renderApplication('/dashboard');
  expect(await startLink(/^My Orders\s*2 booked, 1 to pay$/)).toHaveAttribute(
    'href',
    '/dashboard/my-orders',
  );
  expect(await startLink(/^My WishList\s*1 saved$/)).toHaveAttribute(
    'href',
    '/dashboard/my-wishlist',
  );
});

test('shows a seller their products and the form for a new one', async () => {
  onCall('get', '/my-products/:email', [product, { ...product, _id: 'p2', advertise: false }]);
  signIn(seller, 'seller');
  renderApplication('/dashboard');
  expect(await startLink(/^My Products\s*2 listed, 1 advertised$/)).toHaveAttribute(
    'href',
    '/dashboard/my-products',
  );
  expect(await startLink(/^Add A Product.+/)).toHaveAttribute('href', '/dashboard/add-a-product');
});

test('links an admin to the users and shows how many are unverified', async () => {
  onCall('get', '/all-seller', [userRecord(seller, { role: 'seller', verified: true })]);
  onCall('get', '/all-buyer', [userRecord(buyer, { role: 'buyer' })]);
  signIn(admin, 'Admin');
  renderApplication('/dashboard');
  expect(await startLink(/^All Sellers\s*1 registered, 0 to verify$/)).toHaveAttribute(
    'href',
    '/dashboard/all-sellers',
  );
  expect(await startLink(/^All Buyers\s*1 registered, 1 to verify$/)).toHaveAttribute(
    'href',
    '/dashboard/all-buyers',
  );
});

test('shows an admin of many users how many of the newest are unverified', async () => {
  const person = userRecord(buyer, { role: 'buyer' });
  const people = Array.from({ length: 61 }, (_, number) => ({ ...person, _id: `id-${number}` }));
  onCall('get', '/all-seller', []);
  onCall('get', '/all-buyer', people);
  signIn(admin, 'Admin');
  renderApplication('/dashboard');
  expect(
    await startLink(/^All Buyers\s*More than 60 registered, 60 of the newest to verify$/),
  ).toBeVisible();
});

test('shows staff what waits for them, and no links that the menu has already', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const totals = { signUps: 0, listings: 0, sales: 0, revenue: 0 };
  onCall('get', '/overview', { waiting: [{ kind: 'reports', count: 2 }], totals, days: [] });
  signIn(admin, 'Admin');
  renderApplication('/dashboard');
  expect(await startLink(/^2\s*Open reports$/)).toHaveAttribute('href', '/dashboard/reports');
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('link', { name: /^All Sellers/ })).not.toBeInTheDocument();
});

test('shows the links without numbers when the numbers fail to load', async () => {
  onCall('get', '/*', () => errorResponse(400, 'No.'));
  signIn(buyer, 'buyer');
  renderApplication('/dashboard');
  const main = await screen.findByRole('main');
  expect(await screen.findByText(/^Welcome/)).toBeVisible();
  expect(main).toHaveTextContent(/My Orders\s*My WishList$/);
});

test('the overview asks for the chosen number of days, which the URL has', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'moderator');
  const zeros = { signUps: 0, listings: 0, sales: 0, revenue: 0 };
  const requests = onCall('get', '/overview', ({ path }) =>
    json({
      ...{ waiting: [], totals: zeros },
      days: Array.from({ length: path.includes('365') ? 365 : 30 }, (_, index) => ({
        ...{ day: new Date(index * 86_400_000).toISOString().slice(0, 10), ...zeros },
      })),
    }),
  );
  const { user } = renderApplication('/dashboard');
  expect(await screen.findByRole('img', { name: 'Sales: none in 30 days' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Days'), 'The last year');
  expect(await screen.findByRole('img', { name: 'Sales: none in 365 days' })).toBeVisible();
  expect(currentUrl()).toBe('/dashboard?days=365');
  expect(requests.map(({ path }) => path)).toEqual(['/overview?days=30', '/overview?days=365']);
  setConfiguration(publicConfiguration);
});
