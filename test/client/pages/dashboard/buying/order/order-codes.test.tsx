import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import type { SaleDetails } from '../../../../../../src/contract/buying/sale';
import { publicConfiguration } from '../../../../support/configuration';
import { errorResponse, json, onCall } from '../../../../support/api-stub';
import { buyer, seller } from '../../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';
import { paidSale } from '../../../../support/sales';

const pagePath = '/dashboard/order/order-3f9a21bc';
const saleOfSeller: SaleDetails = { ...paidSale, as: 'seller', handOverCode: null };

beforeEach(() => setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] }));
afterEach(() => setConfiguration(publicConfiguration));

const findCodeDialog = async (title: string) =>
  within(await screen.findByRole('dialog', { name: title }));

test('shows the buyer the hand-over code as digits and as a QR code, and copies it', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/sales/:id', paidSale);
  const { user } = renderApplication(pagePath);
  const code = within(await screen.findByRole('region', { name: 'Your hand-over code' }));
  expect(code.getByText('012 345')).toBeVisible();
  expect(
    code.getByText(
      'Give the code only when you have the watch in your hands. Our staff will never ask you for it.',
    ),
  ).toBeVisible();
  expect(
    await code.findByRole('img', { name: 'QR code of your hand-over code' }),
  ).toBeInTheDocument();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(code.getByRole('button', { name: 'Copy the code' }));
  expect(copy).toHaveBeenCalledWith('012345');
  expect(await screen.findByText('Code copied.')).toBeInTheDocument();
});

test('shows the seller the return code', async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', { ...saleOfSeller, state: 'returning', returnCode: '543210' });
  renderApplication(pagePath);
  const code = within(await screen.findByRole('region', { name: 'Your return code' }));
  expect(code.getByText('543 210')).toBeVisible();
});

test("keeps a wrong code, and shows the server's reason at the field", async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', saleOfSeller);
  const requests = onCall('post', '/sales/:id/events', (_request, count) =>
    count === 1
      ? errorResponse(400, "That's not the code of this order.")
      : errorResponse(429, 'Too many codes were entered.'),
  );
  const { user } = renderApplication(pagePath);
  expect(
    await screen.findByText("Don't hand over the watch before the code is accepted."),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  const dialog = await findCodeDialog("Enter the buyer's code");
  const field = dialog.getByLabelText('Code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(field, '12 34');
  await user.click(dialog.getByRole('button', { name: 'Confirm the hand-over' }));
  expect(await dialog.findByText('The code has six digits.')).toBeVisible();
  expect(requests).toEqual([]);

  await user.type(field, '56');
  await user.click(dialog.getByRole('button', { name: 'Confirm the hand-over' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription("That's not the code of this order."),
  );
  expect(field).toHaveValue('12 3456');
  expect(requests[0]?.body).toEqual({ type: 'seller.handOver', code: '123456' });

  await user.type(field, '{backspace}7');
  await user.click(dialog.getByRole('button', { name: 'Confirm the hand-over' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Too many codes were entered.'));
});

test('opens the dialog with the code that the seller scanned', async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', (_request, count) =>
    json({ ...saleOfSeller, state: count === 1 ? 'awaitingHandOver' : 'inspecting' }),
  );
  const requests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'inspecting',
  });
  const { user } = renderApplication(`${pagePath}?code=012345`);
  const dialog = await findCodeDialog("Enter the buyer's code");
  expect(dialog.getByLabelText('Code')).toHaveValue('012345');
  expect(currentUrl()).toBe(pagePath);
  await user.click(dialog.getByRole('button', { name: 'Confirm the hand-over' }));
  expect(await screen.findByText('The code is accepted.')).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([{ type: 'seller.handOver', code: '012345' }]);
});

test('opens no dialog for a code in the URL when the user cannot enter one', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/sales/:id', paidSale);
  renderApplication(`${pagePath}?code=012345`);
  await waitFor(() => expect(currentUrl()).toBe(pagePath));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
