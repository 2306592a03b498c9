import { screen } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../../support/configuration';
import { buyer } from '../../../../support/fixtures';
import { onCall } from '../../../../support/api-stub';
import { renderApplication, signIn } from '../../../../support/render-application';
import { saleDetails } from '../../../../support/sales';

const dialogPath = '../../../../../../src/client/features/order/order-action-dialog';
let mockIsMissing = true;
jest.mock('../../../../../../src/client/features/order/order-action-dialog', () => {
  if (mockIsMissing) throw new Error('The chunk failed to load.');
  return jest.requireActual(dialogPath);
});

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(buyer, 'buyer');
});
afterEach(() => setConfiguration(publicConfiguration));

test('shows why a dialog failed to load, and opens it once it has loaded', async () => {
  onCall('get', '/sales/:id', saleDetails);
  const { user } = renderApplication('/dashboard/order/order-3f9a21bc');
  const button = await screen.findByRole('button', { name: 'Cancel order' });
  await user.click(button);
  await screen.findByText('You need a connection for this. Try again when you are online.');
  expect(screen.queryByRole('dialog')).toBeNull();
  mockIsMissing = false;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
});
