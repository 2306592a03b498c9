import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { drafts } from '../../../../../src/client/services/drafts/drafts';
import { json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { seller } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';

beforeEach(() => {
  onCall('get', '/my-payouts/owed', []);
  onCall('get', '/my-payouts/owed/totals', { until: '2026-11-20T10:00:00.000Z', totals: [] });
  onCall('get', '/my-payouts', []);
  signIn(seller, 'seller');
});
afterEach(() => setConfiguration(publicConfiguration));

const openPage = (capabilities: 'payoutAccounts'[]) => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions', ...capabilities] });
  return renderApplication('/dashboard/my-payouts');
};

const findAccountPanel = async () =>
  within(await screen.findByRole('region', { name: 'Payout account' }));

test('a seller enters an IBAN, which is checked first and stored nowhere in the browser', async () => {
  onCall('get', '/my-payouts/account', () => json(null));
  const { user } = openPage(['payoutAccounts']);
  const saveRequests = onCall('put', '/my-payouts/account', () => {
    expect(JSON.stringify(drafts.read('idempotency-keys'))).not.toContain('3704');
    return json({ acknowledged: true, modifiedCount: 1 });
  });
  const account = await findAccountPanel();
  await user.type(await account.findByLabelText('Account holder'), 'Ada Lovelace');
  const iban = account.getByLabelText('IBAN');
  await user.type(iban, 'DE89 3704 0044 0532 0130 01');
  await user.click(account.getByRole('button', { name: 'Save' }));
  expect(await account.findByText(/not a valid IBAN/)).toBeVisible();
  await user.clear(iban);
  await user.type(iban, 'DE89 3704 0044 0532 0130 00');
  const storedAccount = { kind: 'iban', ending: '3000', changedAt: '2026-11-20T10:00:00.000Z' };
  onCall('get', '/my-payouts/account', () => json(storedAccount));
  await user.click(account.getByRole('button', { name: 'Save' }));
  expect(await account.findByText('IBAN ending in 3000')).toBeVisible();
  expect(saveRequests[0]?.body).toEqual({
    ...{ kind: 'iban', holder: 'Ada Lovelace', iban: 'DE89 3704 0044 0532 0130 00' },
  });
  expect(account.queryByLabelText('IBAN')).not.toBeInTheDocument();
});

test('shows no form if the server has no key to encrypt bank accounts', async () => {
  openPage([]);
  expect(await screen.findByText(/A sale is owed to you once it is completed/)).toBeVisible();
  expect(screen.queryByText('Payout account')).not.toBeInTheDocument();
});
