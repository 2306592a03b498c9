import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../../support/api-stub';
import { fillIn } from '../../../support/fill-in';
import { publicConfiguration } from '../../../support/configuration';
import { admin } from '../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions', 'payoutAccounts'],
  });
  signIn(admin, 'Admin');
});
afterEach(() => setConfiguration(publicConfiguration));

const since = '2026-11-20T10:00:00.000Z';
const owedSales = [
  { orderId: 'order-1', productName: 'Diver', currency: 'usd', amount: 42_000, since },
  { orderId: 'order-2', productName: 'Pilot', currency: 'usd', amount: 10_000, since },
  { orderId: 'order-3', productName: 'Field', currency: 'usd', amount: -5_000, since },
];

const until = '2026-11-25T10:00:00.000Z';
const stubOwedSeller = (saleCount: number, sales: number, debt: number, bankFile?: object) => {
  const seller = { sellerId: 'seller-1', sellerName: 'Sam', sellerEmail: 'sam@example.com' };
  const total = sales - debt;
  onCall('get', '/payouts/owed', {
    sellers: [
      { ...seller, ...{ sellerClosed: false, currency: 'usd', total, saleCount, debt, since } },
    ],
    sellerCount: 1,
    totals: [{ currency: 'usd', total }],
    ...(bankFile && { bankFile }),
  });
  onCall('get', '/payouts/owed/seller-1/totals', {
    ...{ until, totals: [{ currency: 'usd', saleCount, sales, debt }] },
  });
  onCall('get', '/payouts', []);
};
const openPayoutDialog = async () => {
  const { user } = renderApplication('/dashboard/payouts');
  await user.click(await screen.findByRole('button', { name: 'Pay Sam' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};
const stubPayouts = () =>
  onCall('post', '/payouts', () => json({ acknowledged: true, insertedId: 'payout-1' }));

test('an admin pays the chosen sales minus the debts of a seller', async () => {
  stubOwedSeller(2, 52_000, 5_000);
  onCall('get', '/payouts/owed/seller-1', owedSales);
  const payoutRequests = stubPayouts();
  const accountRequests = onCall('post', '/payouts/owed/seller-1/account', () =>
    json({
      account: { kind: 'iban', holder: 'Sam', iban: 'DE89370400440532013000' },
      changedAt: since,
    }),
  );
  const { user, dialog } = await openPayoutDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /Pilot/ }));
  expect(accountRequests).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Show account' }));
  expect(await dialog.findByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(dialog.getByText('$370.00')).toBeVisible();
  await user.type(dialog.getByLabelText('Reference of the transfer'), 'SEPA 17');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/You have sent \$370\.00 to Sam for 1 sale on/)).toBeVisible();
  expect(dialog.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(accountRequests).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Record the payout' }));
  expect(await dialog.findByText(/The payout is recorded/)).toBeVisible();
  expect(payoutRequests[0]?.body).toMatchObject({
    ...{ sellerId: 'seller-1', currency: 'usd', amount: 37_000 },
    allSales: { until, exceptOrderIds: ['order-2'], saleCount: 1 },
    reference: 'SEPA 17',
  });
});

const manySales = Array.from({ length: 61 }, (_, index) => ({
  ...{ orderId: `order-${index}`, productName: `Watch ${index}`, currency: 'usd', since },
  amount: 100,
}));

test('an admin pays all sales of a seller at once, including those that the dialog does not list', async () => {
  stubOwedSeller(8_000, 800_000, 0);
  onCall('get', '/payouts/owed/seller-1', manySales);
  const payoutRequests = stubPayouts();
  const { user, dialog } = await openPayoutDialog();
  expect(await dialog.findByRole('checkbox', { name: 'All sales (8,000)' })).toBeChecked();
  expect(dialog.getAllByRole('listitem')).toHaveLength(60);
  await user.type(dialog.getByLabelText('Reference of the transfer'), 'SEPA 17');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/\$8,000\.00 to Sam for 8,000 sales/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record the payout' }));
  expect(await dialog.findByText(/The payout is recorded/)).toBeVisible();
  expect(payoutRequests[0]?.body).toMatchObject({
    ...{ amount: 800_000, allSales: { until, exceptOrderIds: [], saleCount: 8_000 } },
  });
});

test('an admin pays some of many sales, which stay selected after going back', async () => {
  stubOwedSeller(8_000, 800_000, 50);
  onCall('get', '/payouts/owed/seller-1', manySales);
  const payoutRequests = stubPayouts();
  const { user, dialog } = await openPayoutDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /All sales/ }));
  expect(dialog.getByText('Choose at least one sale.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^Watch 7\b/ }));
  await user.type(dialog.getByLabelText('Reference of the transfer'), 'SEPA 17');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(await dialog.findByRole('button', { name: 'Back' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Watch 9\b/ }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/\$1\.50 to Sam for 2 sales/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record the payout' }));
  expect(await dialog.findByText(/The payout is recorded/)).toBeVisible();
  expect(payoutRequests[0]?.body).toMatchObject({ amount: 150, orderIds: ['order-7', 'order-9'] });
});

test('a payout that another admin was faster with shows why, and selects all sales again', async () => {
  stubOwedSeller(2, 52_000, 0);
  onCall('get', '/payouts/owed/seller-1', owedSales.slice(0, 2));
  const message = 'Some of these sales are paid already. Please choose again.';
  const payoutRequests = onCall('post', '/payouts', () => errorResponse(409, message));
  const { user, dialog } = await openPayoutDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /Pilot/ }));
  await fillIn(user, dialog.getByLabelText('Reference of the transfer'), 'SEPA 17');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(await dialog.findByRole('button', { name: 'Record the payout' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.queryByRole('button', { name: 'Record the payout' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Choose again' }));
  expect(await dialog.findByRole('checkbox', { name: /Pilot/ })).toBeChecked();
  expect(payoutRequests).toHaveLength(1);
});

test('searches both lists by email address, and shows the total of the sellers found', async () => {
  stubOwedSeller(2, 52_000, 5_000);
  const payoutListRequests = onCall('get', '/payouts', []);
  const { user } = renderApplication('/dashboard/payouts?q=sam');
  expect(await screen.findByText(/^In total \$470\.00 to the sellers found\./)).toBeVisible();
  expect(await screen.findByText('No payout found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export all transfers' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export all payouts' })).toBeVisible();
  expect(payoutListRequests.map(({ path }) => path)).toEqual(['/payouts?text=sam&limit=61']);
  const searchRequests = onCall('get', '/payouts/owed', {
    sellers: [],
    sellerCount: 0,
    totals: [],
  });
  const field = screen.getByRole('searchbox', { name: 'Name or email address of the seller' });
  await user.type(field, 'uel');
  expect(await screen.findByText('No owed seller found')).toBeVisible();
  expect(searchRequests.at(-1)?.path).toBe('/payouts/owed?text=samuel&page=1');
  await user.click(screen.getByRole('link', { name: 'Show all payouts' }));
  expect(await screen.findByText('Nothing is owed')).toBeVisible();
  expect(await screen.findByText('No payouts yet')).toBeVisible();
  expect(currentUrl()).toBe('/dashboard/payouts');
});

test('a failed search shows no sellers of the previous search', async () => {
  stubOwedSeller(2, 52_000, 5_000);
  const { user } = renderApplication('/dashboard/payouts');
  expect(await screen.findByText(/^In total \$470\.00\. Send/)).toBeVisible();
  onCall('get', '/payouts/owed', () => errorResponse(400, 'Too long.'));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText(/Too long\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay Sam' })).not.toBeInTheDocument();
});

test('an admin reads what Stripe wants from a seller whom it can not pay', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions', 'connect'] });
  const seller = {
    sellerName: 'Sam',
    sellerEmail: '',
    sellerClosed: false,
    currency: 'usd',
    since,
  };
  const owed = { ...seller, total: 9_000, saleCount: 1, debt: 0 };
  onCall('get', '/payouts/owed', {
    sellers: [
      { ...owed, sellerId: 's1', stripeAccount: { isReady: false, wants: 'The photo is blurry.' } },
      { ...owed, sellerId: 's2', stripeAccount: null },
      { ...owed, sellerId: 's3', stripeAccount: { isReady: true, wants: '' } },
    ],
    sellerCount: 3,
    totals: [{ currency: 'usd', total: 27_000 }],
    returnedPayouts: [
      {
        ...{ id: 'po_1', sellerId: 's3', sellerName: 'Sam', currency: 'usd', amount: 4_000 },
        reason: 'The bank account has been closed.',
      },
    ],
  });
  onCall('get', '/payouts', []);
  renderApplication('/dashboard/payouts');
  const returned = await screen.findByRole('list', { name: 'Returned payouts' });
  expect(returned).toHaveTextContent('Sam: $40.00. The bank account has been closed.');
  expect(await screen.findAllByText('Stripe wants: The photo is blurry.')).not.toHaveLength(0);
  expect(screen.getAllByText('No account at Stripe yet')).not.toHaveLength(0);
  expect(screen.getByText(/Stripe pays sellers whose account there is ready/)).toBeVisible();
  expect(screen.queryByText(/bank transfer, and record it/)).not.toBeInTheDocument();
});

test('an admin records all transfers of the last file as paid, and learns which one did not fit', async () => {
  const bankFile = {
    ...{ id: 'file-1', exportedAt: since, transferCount: 12 },
    totals: [{ currency: 'usd', total: 340_000 }],
  };
  stubOwedSeller(2, 52_000, 0, bankFile);
  const results = [
    { recordedCount: 11, rejected: [{ sellerId: 'seller-1', message: 'It is paid already.' }] },
    { recordedCount: 1, rejected: [] },
  ];
  const requests = onCall('post', '/payouts/bank-files/:id/record', () => json(results.shift()));
  const { user } = renderApplication('/dashboard/payouts');
  expect(await screen.findByText(/^12 transfers of \$3,400.00, exported on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record all as paid' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Record 12 transfers as paid?' }),
  );
  const confirm = dialog.getByRole('button', { name: 'Record as paid' });
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '1 transfer could not be recorded. It is paid already.',
  );
  await user.click(confirm);
  await screen.findByText('The payouts are recorded.');
  expect(requests.map(({ path }) => path)).toEqual(
    Array(2).fill('/payouts/bank-files/file-1/record'),
  );
});

test('an admin sees whom to report of a year and what is missing, and exports the report', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions', 'taxReports'] });
  stubOwedSeller(1, 10_000, 0);
  const totals = [{ currency: 'usd', amount: 250_000 }];
  const reported = { sellerClosed: false, saleCount: 3, totals, reminders: 0, heldAt: null };
  const requests = onCall('get', '/payouts/tax-report', {
    sellers: [
      {
        ...reported,
        sellerId: '1',
        sellerName: 'Kim',
        hasDetails: false,
        askedAt: since,
        reminders: 2,
      },
      { ...reported, sellerId: '2', sellerName: 'Lou', hasDetails: true, askedAt: null },
    ],
    ...{ sellerCount: 2, missingCount: 1 },
  });
  const exports = onCall('post', '/payouts/tax-report/export', () => new Response('year'));
  const { user } = renderApplication('/dashboard/payouts');
  const report = within(await screen.findByRole('region', { name: /^Report to the tax office/ }));
  expect(await report.findByText(/missing for 1 of 2 sellers/)).toBeVisible();
  expect(report.getByText('Asked on Nov 20, reminded twice')).toBeVisible();
  expect(report.getAllByText('$2,500.00')).toHaveLength(2);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const lastYear = new Date().getFullYear() - 1;
  await user.selectOptions(report.getByLabelText('Year'), String(lastYear));
  await user.click(await report.findByRole('button', { name: 'Export report' }));
  await waitFor(() =>
    expect(click.mock.contexts).toEqual([
      expect.objectContaining({ download: `tax-report-${lastYear}.csv` }),
    ]),
  );
  expect(exports[0]?.body).toEqual({ year: lastYear });
  expect(requests.map(({ path }) => path)).toContain(`/payouts/tax-report?year=${lastYear}`);
});
