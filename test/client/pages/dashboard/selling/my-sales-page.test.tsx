import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../support/configuration';
import { seller } from '../../../support/fixtures';
import { json, onCall, errorResponse } from '../../../support/api-stub';
import { renderApplication, signIn } from '../../../support/render-application';
import { sale } from '../../../support/sales';
import { readTable } from '../../../support/table';

const pagePath = '/dashboard/my-sales';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller');
});
afterEach(() => setConfiguration(publicConfiguration));

test("lists orders with the buyer's contact data and the next step", async () => {
  const expiredSale = {
    ...sale,
    orderId: 'order-2',
    state: 'lapsed',
    deadline: null,
    phoneNumber: null,
    meetingLocation: null,
  };
  onCall('get', '/sales', [{ ...sale, state: 'awaitingHandOver' }, expiredSale]);
  renderApplication(pagePath);
  const [headings, paid, lapsed] = await readTable('your sales');
  expect(headings).toEqual([
    ...['No.', 'Image', 'Name', 'Buyer', 'Meeting place', 'Ordered', 'State', 'What to do'],
  ]);
  expect(paid?.slice(2, 5)).toEqual([
    'Omega Seamaster',
    'Bea Buyer01712345678',
    'Under the station clock',
  ]);
  expect(paid?.slice(6)).toEqual([
    'PaidHand over by Nov 23',
    'Enter the codeMoreI handed it over without the codeCancel saleSee the order',
  ]);
  expect(lapsed?.slice(3, 5)).toEqual(['Bea Buyer', '']);
  expect(lapsed?.at(-1)).toBe('See the order');
  expect(screen.getByRole('link', { name: '01712345678' })).toHaveAttribute(
    'href',
    'tel:01712345678',
  );
  expect(
    screen.getAllByRole('link', { name: 'See the order of Omega Seamaster' })[0],
  ).toHaveAttribute('href', '/dashboard/order/order-3f9a21bc');
});

test('a seller enters the hand-over code in the row of the sale', async () => {
  onCall('get', '/sales', (_request, count) =>
    json([{ ...sale, state: count === 1 ? 'awaitingHandOver' : 'inspecting' }]),
  );
  const eventRequests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'inspecting',
  });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Enter the code: Omega Seamaster' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Enter the buyer's code" }));
  await user.type(dialog.getByLabelText('Code'), '012 345');
  await user.click(dialog.getByRole('button', { name: 'Confirm the hand-over' }));
  expect(await screen.findByText('Handed over')).toBeInTheDocument();
  expect(eventRequests.map(({ body }) => body)).toEqual([
    { type: 'seller.handOver', code: '012345' },
  ]);
});

test('shows that nothing is ordered yet', async () => {
  onCall('get', '/sales', []);
  renderApplication(pagePath);
  expect(await screen.findByText('No orders yet')).toBeVisible();
});

test('offers Retry when the sales cannot be loaded', async () => {
  onCall('get', '/sales', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json([sale]),
  );
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await readTable('your sales')).toHaveLength(2);
});

test('says by the payouts alone whether the price of a completed sale is owed', async () => {
  const completed = { ...sale, state: 'completed', deadline: null };
  const payout = { amount: 120_000, currency: 'usd', paidOn: null };
  onCall('get', '/sales', [
    { ...completed, payout: { ...payout, state: 'owed' } },
    {
      ...completed,
      orderId: 'order-2',
      payout: { ...payout, state: 'paid', paidOn: '2026-11-20' },
    },
  ]);
  renderApplication(pagePath);
  const [, owed, paid] = await readTable('your sales');
  expect(owed?.[6]).toBe('CompletedOwed$1,200.00');
  expect(paid?.[6]).toMatch(/^CompletedPaid on /);
  expect(paid?.[6]).not.toMatch(/owe/i);
});
