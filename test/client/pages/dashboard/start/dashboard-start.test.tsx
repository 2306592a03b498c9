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
import { orderStates } from '../../../../../src/contract/buying/order-states';
import { deadlineLabels } from '../../../../../src/contract/buying/deadline-labels';
import { purchaseTasks, saleTasks } from '../../../../../src/client/features/order/order-tasks';
import { conversation } from '../../../support/conversations';
import { sale } from '../../../support/sales';
import { json, onCall, errorResponse } from '../../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

afterEach(() => setConfiguration(publicConfiguration));

const startLink = (name: string | RegExp) => screen.findByRole('link', { name });

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement;

const extend = () => setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });

describe('without extensions of the server', () => {
  test('shows a buyer what they have to pay', async () => {
    onCall('get', '/myorders/:uid', [order, { ...order, _id: 'order-2', paid: true }]);
    onCall('get', '/wishlist/:email', [wishlistEntry]);
    signIn(buyer, 'buyer');
    renderApplication('/dashboard');
    expect(await startLink(/^Pay.+/)).toHaveAttribute('href', '/dashboard/payment/product-1');
    expect(screen.getAllByRole('link', { name: /^Pay/ })).toHaveLength(1);
    expect(await figure('Orders')).toHaveTextContent('Orders2');
    expect(await figure('Saved')).toHaveTextContent('Saved1');
  });

  test('shows a seller their figures and the form for a new watch', async () => {
    onCall('get', '/my-products/:email', [product, { ...product, _id: 'p2', advertise: false }]);
    signIn(seller, 'seller');
    renderApplication('/dashboard');
    expect(await startLink('Add a watch')).toHaveAttribute('href', '/dashboard/add-a-product');
    expect(await figure('Listed')).toHaveTextContent('Listed2');
    expect(await figure('Advertised')).toHaveTextContent('Advertised1');
  });

  test('shows an admin the accounts to verify', async () => {
    onCall('get', '/all-seller', [userRecord(seller, { role: 'seller', verified: true })]);
    onCall('get', '/all-buyer', [userRecord(buyer, { role: 'buyer' })]);
    signIn(admin, 'Admin');
    renderApplication('/dashboard');
    expect(await startLink(/^1\s*Buyers to verify$/)).toHaveAttribute(
      'href',
      '/dashboard/all-buyers',
    );
    expect(screen.queryByRole('link', { name: /Sellers to verify/ })).not.toBeInTheDocument();
    expect(await figure('Sellers')).toHaveTextContent('Sellers1');
  });

  test('shows an admin of many users how many of the newest are unverified', async () => {
    const person = userRecord(buyer, { role: 'buyer' });
    const people = Array.from({ length: 61 }, (_, number) => ({ ...person, _id: `id-${number}` }));
    onCall('get', '/all-seller', []);
    onCall('get', '/all-buyer', people);
    signIn(admin, 'Admin');
    renderApplication('/dashboard');
    expect(await startLink(/^60\s*Buyers to verify, of the newest 60$/)).toBeVisible();
    expect(await figure('Buyers')).toHaveTextContent('Buyers60+');
  });
});

test('shows a buyer what they have to do, the most urgent first, and what is unread', async () => {
  extend();
  onCall('get', '/myorders/:uid', [
    { ...order, state: 'awaitingHandOver', deadline: '2026-12-05T10:00:00.000Z' },
    { ...order, _id: 'order-2', state: 'booked', deadline: '2026-12-01T10:00:00.000Z' },
    { ...order, _id: 'order-3', state: 'completed' },
  ]);
  onCall('get', '/conversations', [{ ...conversation, unreadCount: 2 }]);
  onCall('get', '/wishlist/:email', []);
  signIn(buyer, 'buyer');
  renderApplication('/dashboard');
  const tasks = within(await screen.findByRole('region', { name: 'What needs you' }));
  const rows = await tasks.findAllByRole('link');
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Pay by Dec 1/), '/dashboard/payment/product-1'],
    [expect.stringMatching(/^Meet the seller by Dec 5.* held · /), `/dashboard/order/${order._id}`],
    [expect.stringMatching(/^2 new messages from/), '/dashboard/messages/conversation-1'],
  ]);
});

test('shows a person who buys and sells what waits in both roles', async () => {
  extend();
  onCall('get', '/myorders/:uid', [{ ...order, state: 'booked' }]);
  onCall('get', '/sales', [{ ...sale, state: 'awaitingHandOver' }]);
  onCall('get', '/wishlist/:email', []);
  onCall('get', '/figures', { views: 5, wishes: 0, questions: 2, bookings: 4 });
  const totals = [{ currency: 'usd', saleCount: 1, sales: 53_000, debt: 0 }];
  onCall('get', '/my-payouts/owed/totals', { until: '2026-11-28T10:00:00.000Z', totals });
  signIn(seller, 'seller', { hasBothRoles: true });
  renderApplication('/dashboard');
  expect(await startLink(/^Pay/)).toBeVisible();
  expect(await startLink(/^Enter the code by/)).toBeVisible();
  expect(await figure('Owed to you')).toHaveTextContent('$530');
  expect(await figure('Views')).toHaveTextContent('5');
});

test('names what needs the user while it loads', async () => {
  extend();
  onCall('get', '/conversations', () => new Promise(() => undefined));
  onCall('get', '/wishlist/:email', []);
  signIn(buyer, 'buyer');
  renderApplication('/dashboard');
  const tasks = within(await screen.findByRole('region', { name: 'What needs you' }));
  expect(tasks.getByText('Loading what needs you')).toBeInTheDocument();
});

test('has a way on for a buyer whom nothing waits for', async () => {
  extend();
  onCall('get', '/wishlist/:email', []);
  signIn(buyer, 'buyer');
  renderApplication('/dashboard');
  expect(await screen.findByText("You're all caught up")).toBeVisible();
  expect(await startLink('Find a watch')).toHaveAttribute('href', '/search');
});

test.each(['buyer', 'seller'] as const)(
  'a %s has a task in each state whose deadline is theirs',
  (role) => {
    const ownDeadline = /^(Answer|Check|Hand over|Pay|Return)/;
    const states = orderStates.filter((state) =>
      ownDeadline.test(deadlineLabels[state]?.[role] ?? ''),
    );
    expect(states.length).toBeGreaterThan(2);
    for (const state of states) {
      const tasks =
        role === 'buyer' ? purchaseTasks([{ ...order, state }]) : saleTasks([{ ...sale, state }]);
      expect(tasks).toHaveLength(1);
    }
  },
);

test('shows staff what waits for them, and no links that the menu has already', async () => {
  extend();
  const totals = { signUps: 0, listings: 0, sales: 0, turnover: 0, revenue: 0 };
  onCall('get', '/overview', { waiting: [{ kind: 'reports', count: 2 }], totals, days: [] });
  signIn(admin, 'Admin');
  renderApplication('/dashboard');
  expect(await startLink(/^2\s*Open reports$/)).toHaveAttribute('href', '/dashboard/reports');
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('link', { name: /^All Sellers/ })).not.toBeInTheDocument();
});

test('says what failed to load, and tries it again', async () => {
  let isBroken = true;
  onCall('get', '/myorders/:uid', () =>
    isBroken ? errorResponse(400, 'No.') : json([{ ...order, paid: false }]),
  );
  onCall('get', '/wishlist/:email', []);
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/dashboard');
  expect(await screen.findByText(/could not load what needs you/)).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await startLink(/^Pay/)).toBeVisible();
});

test('the overview asks for the chosen number of days, which the URL has', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'moderator');
  const zeros = { signUps: 0, listings: 0, sales: 0, turnover: 0, revenue: 0 };
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

test.each([
  ['none', [], /^1\s*Say where you want to be paid/],
  ['unfinished', [{ text: 'A photo', isWithStripe: false }], /^1\s*Stripe needs more from you/],
] as const)(
  'asks a seller with a first order to go to Stripe while the account there is %s',
  async (state, requirements, name) => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions', 'connect'] });
    onCall('get', '/sales', [sale]);
    onCall('get', '/figures', { views: 5, wishes: 0, questions: 2, bookings: 4 });
    onCall('get', '/my-payouts/stripe', { state, requirements, countries: ['US'], payouts: [] });
    signIn(seller, 'seller');
    renderApplication('/dashboard');
    expect(await startLink(name)).toHaveAttribute('href', '/dashboard/my-payouts');
  },
);

test('does not ask a seller without orders, or one whom Stripe checks', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions', 'connect'] });
  onCall('get', '/sales', [sale]);
  onCall('get', '/figures', { views: 5, wishes: 0, questions: 2, bookings: 4 });
  onCall('get', '/my-payouts/stripe', {
    ...{ state: 'unfinished', countries: ['US'], payouts: [] },
    requirements: [{ text: 'individual: address', isWithStripe: true }],
  });
  signIn(seller, 'seller');
  renderApplication('/dashboard');
  expect(await figure('Views')).toHaveTextContent('5');
  expect(screen.queryByRole('link', { name: /Stripe/ })).not.toBeInTheDocument();
});

test('asks a seller near the limit for tax details', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions', 'taxReports'] });
  onCall('get', '/sales', [sale]);
  onCall('get', '/figures', { views: 5, wishes: 0, questions: 2, bookings: 4 });
  onCall('get', '/my-payouts/tax-details', {
    ...{ entered: null, holdsFrom: '2027-01-20T10:00:00.000Z', isHeld: false },
  });
  signIn(seller, 'seller');
  renderApplication('/dashboard');
  const link = await startLink(/Enter your tax details\s*By Jan 20/);
  expect(link).toHaveAttribute('href', '/dashboard/my-payouts');
});
