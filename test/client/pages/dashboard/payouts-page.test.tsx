import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { json, onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { admin } from '../../support/fixtures';
import { renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['orders', 'keys', 'payouts', 'payoutAccounts'],
  });
  signIn(admin, 'Admin');
});
afterEach(() => setConfiguration(publicConfiguration));

const since = '2026-11-20T10:00:00.000Z';
const claims = [
  { orderId: 'order-1', productName: 'Diver', currency: 'usd', amount: 42_000, since },
  { orderId: 'order-2', productName: 'Pilot', currency: 'usd', amount: 10_000, since },
  { orderId: 'order-3', productName: 'Field', currency: 'usd', amount: -5_000, since },
];

test('an admin pays the chosen sales minus the debts of a seller', async () => {
  onCall('get', '/payouts/owed', {
    sellers: [
      {
        ...{ sellerId: 'seller-1', sellerName: 'Sam', sellerEmail: 'sam@example.com' },
        ...{
          sellerClosed: false,
          currency: 'usd',
          total: 47_000,
          saleCount: 2,
          debt: 5_000,
          since,
        },
      },
    ],
    sellerCount: 1,
    totals: [{ currency: 'usd', total: 47_000 }],
  });
  onCall('get', '/payouts/owed/seller-1', claims);
  onCall('get', '/payouts', []);
  const recorded = onCall('post', '/payouts', () =>
    json({ acknowledged: true, insertedId: 'payout-1' }),
  );
  const looks = onCall('post', '/payouts/owed/seller-1/account', () =>
    json({
      account: { kind: 'iban', holder: 'Sam', iban: 'DE89370400440532013000' },
      changedAt: since,
    }),
  );
  const { user } = renderApplication('/dashboard/payouts');
  await user.click(await screen.findByRole('button', { name: 'Pay Sam' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /Pilot/ }));
  expect(looks).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Show account' }));
  expect(await dialog.findByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(dialog.getByText('$370.00')).toBeVisible();
  await user.type(dialog.getByLabelText('Reference of the transfer'), 'SEPA 17');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/You have sent \$370\.00 to Sam for 1 sale on/)).toBeVisible();
  expect(dialog.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(looks).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Record the payout' }));
  expect(await dialog.findByText(/The payout is recorded/)).toBeVisible();
  expect(recorded[0]?.body).toMatchObject({
    ...{ sellerId: 'seller-1', currency: 'usd', orderIds: ['order-1'], amount: 37_000 },
    reference: 'SEPA 17',
  });
});
