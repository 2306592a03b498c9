import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../support/configuration';
import { admin } from '../../../support/fixtures';
import { onListCall } from '../../../support/list-pages';
import { json, onCall } from '../../../support/api-stub';
import { renderApplication, signIn } from '../../../support/render-application';
import { sale } from '../../../support/sales';
import { readTable } from '../../../support/table';
import { userWithHistory } from '../../../support/user-record';

const pagePath = '/dashboard/all-orders';
const stateParameter = (path: string) => new URLSearchParams(path.split('?')[1]).get('state');

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
});
afterEach(() => setConfiguration(publicConfiguration));

test('lists every order with buyer, seller, state and deadline, and links to each', async () => {
  onCall('get', '/all-sales', [
    sale,
    { ...sale, orderId: 'order-2', state: 'underReview', deadline: null },
  ]);
  renderApplication(pagePath);
  const [headings, ...rows] = await readTable('all orders');
  expect(headings).toEqual([
    ...['No.', 'Image', 'Name', 'Buyer', 'Seller', 'Price', 'Ordered', 'State'],
  ]);
  expect(rows.map(([, , name, buyer, seller, , , state]) => [name, buyer, seller, state])).toEqual([
    ['Omega Seamaster', 'Bea Buyer', 'Sam Seller', 'BookedTo be paid by Nov 23See the order'],
    ['Omega Seamaster', 'Bea Buyer', 'Sam Seller', 'Under reviewSee the order'],
  ]);
  const links = screen.getAllByRole('link', { name: 'See the order of Omega Seamaster' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/order/${sale.orderId}`,
    '/dashboard/order/order-2',
  ]);
});

test('filters by state, which is in the URL', async () => {
  onCall('get', '/all-sales', ({ path }) =>
    json(stateParameter(path) === 'reported' ? [] : [sale]),
  );
  const { user } = renderApplication(pagePath);
  await readTable('all orders');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Problem reported');
  expect(await screen.findByText('No order is in this state')).toBeVisible();
  expect(window.location.search).toBe('?state=reported');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Every state');
  expect(await readTable('all orders')).toHaveLength(2);
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('searches, and filters by the days of the reader, which are in the URL', async () => {
  const requests = onCall('get', '/all-sales', []);
  const { user } = renderApplication(`${pagePath}?from=2026-03-01`);
  const from = await screen.findByLabelText('From');
  expect(from).toHaveValue('2026-03-01');
  await user.type(screen.getByRole('searchbox'), 'omega');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-15' } });
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(requests.at(-1)?.path.split('?')[1]))).toEqual({
      text: 'omega',
      bookedFrom: new Date('2026-03-01T00:00').toISOString(),
      bookedBefore: new Date('2026-03-16T00:00').toISOString(),
      limit: '61',
    }),
  );
  expect(window.location.search).toBe('?from=2026-03-01&q=omega&to=2026-03-15');
  await waitFor(() => expect(screen.getByText('No orders found')).toBeVisible());
});

test('a user in the URL filters the orders, also together with a state, until the filter by user is removed', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/users/:id', userWithHistory);
  const requests = onCall('get', '/all-sales', ({ path }) =>
    json(stateParameter(path) ? [] : [sale]),
  );
  const { user } = renderApplication(`${pagePath}?user=user-1`);
  await readTable('all orders');
  expect(await screen.findByRole('link', { name: userWithHistory.displayName })).toHaveAttribute(
    'href',
    '/dashboard/users/user-1',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Problem reported');
  expect(await screen.findByText('No order of this user is in this state')).toBeVisible();
  expect(window.location.search).toBe('?user=user-1&state=reported');
  await user.click(screen.getByRole('link', { name: 'Show the orders of all users' }));
  expect(await screen.findByText('No order is in this state')).toBeVisible();
  expect(window.location.search).toBe('?state=reported');
  expect(screen.queryByText(userWithHistory.displayName)).not.toBeInTheDocument();
  expect(requests.map(({ path }) => path)).toEqual([
    '/all-sales?user=user-1&limit=61',
    '/all-sales?state=reported&user=user-1&limit=61',
    '/all-sales?state=reported&limit=61',
  ]);
});

test('a product in the URL filters the orders, also together with a state, until the filter by product is removed', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const requests = onCall('get', '/all-sales', ({ path }) =>
    json(stateParameter(path) ? [] : [sale]),
  );
  const { user } = renderApplication(`${pagePath}?product=product-1`);
  await readTable('all orders');
  expect(screen.getByText('Orders of')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Problem reported');
  expect(await screen.findByText('No order of this listing is in this state')).toBeVisible();
  expect(screen.getByText('Orders of one listing')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all orders' }));
  expect(await screen.findByText('No order is in this state')).toBeVisible();
  expect(window.location.search).toBe('?state=reported');
  expect(requests.map(({ path }) => path)).toEqual([
    '/all-sales?product=product-1&limit=61',
    '/all-sales?state=reported&product=product-1&limit=61',
    '/all-sales?state=reported&limit=61',
  ]);
});

test('shows sixty orders in the state of the URL, and sixty more on demand', async () => {
  const reported = Array.from({ length: 62 }, (_, number) => ({
    ...sale,
    orderId: `order-${number}`,
    state: 'reported',
  }));
  const requests = onListCall('/all-sales', reported);
  const { user } = renderApplication(`${pagePath}?state=reported`);
  expect(await readTable('all orders')).toHaveLength(61);
  expect(requests.map(({ path }) => path)).toEqual(['/all-sales?state=reported&limit=61']);
  const more = screen.getByRole('link', { name: 'Show more orders' });
  expect(more).toHaveAttribute('href', `${pagePath}?state=reported&shown=120`);
  await user.click(more);
  await waitFor(() => expect(more).not.toBeInTheDocument());
  expect(await readTable('all orders')).toHaveLength(63);
});
