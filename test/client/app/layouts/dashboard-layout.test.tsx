import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { admin, buyer, seller } from '../../support/fixtures';
import { sale } from '../../support/sales';
import { onCall, errorResponse } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
    statecharts: true,
  });
  onCall('get', '/sales/:id', () => errorResponse(404, 'There is no such order.'));
  onCall('get', '/orders/:id', () => errorResponse(404, 'There is no such watch.'));
  onCall('get', '/listings/:id/figures', () => errorResponse(404, 'There is no such watch.'));
  onCall('get', '/all-seller', []);
});
afterEach(() => setConfiguration(publicConfiguration));

const users = { buyer, seller, Admin: admin };
const findMenu = async () => within(await screen.findByRole('navigation', { name: 'Dashboard' }));

test.each<[keyof typeof users, string, string, string]>([
  ['buyer', '/dashboard/order/order-1', 'My Orders', '/dashboard/my-orders'],
  ['buyer', '/dashboard/payment/product-1', 'My Orders', '/dashboard/my-orders'],
  ['seller', '/dashboard/order/order-1', 'My Sales', '/dashboard/my-sales'],
  ['seller', '/dashboard/figures/product-1', 'My Products', '/dashboard/my-products'],
  ['Admin', '/dashboard/order/order-1', 'All Orders', '/dashboard/all-orders'],
])(
  'a page below a menu item has a back link to that item: %s at %s, to %s',
  async (role, page, label, to) => {
    signIn(users[role], role);
    renderApplication(page);
    const backLink = await screen.findByRole('link', { name: `‹ Back to ${label}` });
    expect(backLink).toHaveAttribute('href', to);
    const currentLink = (await findMenu()).getByRole('link', { current: true });
    expect(currentLink).toHaveTextContent(label);
  },
);

test('shows no back link on a page of the menu', async () => {
  signIn(admin, 'Admin');
  renderApplication('/dashboard/all-sellers');
  const currentLink = (await findMenu()).getByRole('link', { current: 'page' });
  expect(currentLink).toHaveTextContent('All Sellers');
  expect(screen.queryByRole('link', { name: /Back to/ })).not.toBeInTheDocument();
});

test("shows state charts in the admin's menu only, and only if enabled", async () => {
  signIn(admin, 'Admin');
  renderApplication('/dashboard/all-sellers');
  const link = (await findMenu()).getByRole('link', { name: 'State charts' });
  expect(link).toHaveAttribute('href', '/statecharts');
  expect(screen.getAllByRole('link', { name: 'State charts' })).toEqual([link]);
});

test('groups the links of staff by the work', async () => {
  signIn(admin, 'Admin');
  renderApplication('/dashboard/all-sellers');
  const menu = await findMenu();
  const groups = menu.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Today', 'Sales', 'Catalog', 'People', 'Trust', 'Shop']);
  const people = within(menu.getByRole('group', { name: 'People' })).getAllByRole('link');
  expect(people.map((link) => link.textContent)).toEqual(['All Sellers', 'All Buyers', 'People']);
});

test.each<[keyof typeof users, readonly string[]]>([
  ['buyer', ['Buying', 'You']],
  ['seller', ['Selling', 'You']],
])('groups the links of a %s', async (role, titles) => {
  signIn(users[role], role);
  renderApplication('/dashboard/order/order-1');
  const groups = (await findMenu()).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(titles);
});

test('the menu counts the orders that wait, the unread messages and the new notifications', async () => {
  onCall('get', '/sales', [
    { ...sale, state: 'awaitingHandOver' },
    { ...sale, orderId: 'order-2', state: 'completed' },
  ]);
  onCall('get', '/conversations/unread', { count: 2 });
  onCall('get', '/notifications/unseen', { count: 3 });
  signIn(seller, 'seller');
  renderApplication('/dashboard/order/order-1');
  const menu = await findMenu();
  for (const count of ['1 to do', '2 unread', '3 new'])
    expect(await menu.findByText((_text, element) => element?.textContent === count)).toBeVisible();
  const texts = menu.getAllByRole('link').map((link) => link.parentElement?.textContent);
  expect(texts).toEqual([
    ...['My Products', 'Add A Product', 'My Sales1 to do', 'My Payouts'],
    ...['Notifications3 new', 'Messages2 unread', 'My account'],
  ]);
});
