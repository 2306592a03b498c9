import { screen, waitFor } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../support/configuration';
import { buyer, order } from '../../../support/fixtures';
import { deferResponse, json, onCall, errorResponse } from '../../../support/api-stub';
import { renderApplication, signIn } from '../../../support/render-application';
import { readTable } from '../../../support/table';

const pagePath = '/dashboard/my-orders';

beforeEach(() => signIn(buyer, 'buyer'));

test('lists the orders, each with a link to the payment page', async () => {
  const casio = { ...order, _id: 'order-2', productId: 'product-2', productName: 'Casio F-91W' };
  const requests = onCall('get', '/myorders/:uid', [order, casio]);
  renderApplication(pagePath);
  expect(await readTable('your orders')).toEqual([
    ['No.', 'Image', 'Name', 'Location', 'Price', 'Payment'],
    ['1', '', 'Omega Seamaster', 'Dhaka', '$1,200', 'Pay Now'],
    ['2', '', 'Casio F-91W', 'Dhaka', '$1,200', 'Pay Now'],
  ]);
  expect(screen.getByRole('img', { name: 'Casio F-91W' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay Now for Casio F-91W' })).toHaveAttribute(
    'href',
    '/dashboard/payment/product-2',
  );
  expect(requests[0]?.path).toBe('/myorders/uid-bea');
  await waitFor(() => expect(document.title).toBe('My Orders - Think. Feel. Resell.'));
});

test('shows a link to the receipt instead of the payment for a paid order', async () => {
  onCall('get', '/myorders/:uid', [{ ...order, paid: true }]);
  renderApplication(pagePath);
  expect((await readTable('your orders'))[1]?.at(-1)).toBe('PaidReceipt');
  expect(screen.queryByRole('link', { name: /Pay Now/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Receipt for Omega Seamaster' })).toHaveAttribute(
    'href',
    '/dashboard/payment/product-1',
  );
});

test('marks paid and unpaid orders of a closed seller account', async () => {
  const orderOfClosedAccount = { ...order, sellerClosed: true };
  onCall('get', '/myorders/:uid', [
    { ...orderOfClosedAccount, paid: true },
    { ...orderOfClosedAccount, _id: 'order-2' },
  ]);
  renderApplication(pagePath);
  const payments = (await readTable('your orders')).slice(1).map((row) => row.at(-1));
  expect(payments).toEqual([
    "PaidReceiptThe seller's account was closed.",
    "No longer for saleThe seller's account was closed.",
  ]);
  expect(screen.queryByRole('link', { name: /Pay Now/ })).not.toBeInTheDocument();
});

test('offers the payment of an order if the server does not send the field "paid"', async () => {
  onCall('get', '/myorders/:uid', [{ ...order, originalPrice: 2500, sellingPrice: 1200 }]);
  renderApplication(pagePath);
  expect((await readTable('your orders'))[1]?.slice(-2)).toEqual(['$1,200', 'Pay Now']);
});

test('shows the state of each order if the API has it, and offers payment for bookings only', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const requests = onCall('get', '/myorders/:uid', [
    { ...order, state: 'booked', deadline: '2026-11-28T09:30:00.000Z' },
    { ...order, _id: 'order-2', state: 'paying' },
    { ...order, _id: 'order-3', state: 'inspecting', paid: true },
    { ...order, _id: 'order-4', state: 'refunded', paid: true },
    { ...order, _id: 'order-5', state: 'lapsed' },
    { ...order, _id: 'order-6', state: 'awaitingHandOver', paid: true },
  ]);
  renderApplication(pagePath);
  const [headings, ...rows] = await readTable('your orders');
  expect(headings?.slice(-3)).toEqual(['Price', 'State', 'Payment']);
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['BookedPay by Nov 28See the order', 'Pay Now'],
    ['Payment under waySee the order', ''],
    ['Handed overSee the order', 'PaidReceipt'],
    ['RefundedSee the order', ''],
    ['ExpiredSee the order', ''],
    ['PaidSee the order', 'Receipt'],
  ]);
  const [first] = screen.getAllByRole('link', { name: 'See the order of Omega Seamaster' });
  expect(first).toHaveAttribute('href', '/dashboard/order/order-1');
  expect(requests[0]?.path).toBe('/myorders/uid-bea?ended=true&limit=1000');
  setConfiguration(publicConfiguration);
});

test('shows a spinner while the orders load', async () => {
  const { respond, release } = deferResponse([order]);
  onCall('get', '/myorders/:uid', respond);
  renderApplication(pagePath);
  expect(await screen.findByText('Loading your orders')).toBeInTheDocument();
  release();
  expect(await readTable('your orders')).toHaveLength(2);
});

test('shows that nothing is booked yet', async () => {
  onCall('get', '/myorders/:uid', []);
  renderApplication(pagePath);
  expect(await screen.findByText("You haven't booked anything yet")).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('offers Retry when the orders cannot be loaded', async () => {
  onCall('get', '/myorders/:uid', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json([order]),
  );
  const { user } = renderApplication(pagePath);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your orders.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await readTable('your orders')).toHaveLength(2);
});
