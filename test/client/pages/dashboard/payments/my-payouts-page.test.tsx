import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { drafts } from '../../../../../src/client/services/drafts/drafts';
import { json, onCall } from '../../../support/api-stub';
import { fillIn } from '../../../support/fill-in';
import { publicConfiguration } from '../../../support/configuration';
import { seller } from '../../../support/fixtures';
import { sale } from '../../../support/sales';
import { renderApplication, signIn } from '../../../support/render-application';

beforeEach(() => {
  onCall('get', '/my-payouts/owed', []);
  onCall('get', '/my-payouts/owed/totals', { until: '2026-11-20T10:00:00.000Z', totals: [] });
  onCall('get', '/my-payouts', []);
  signIn(seller, 'seller');
});
afterEach(() => setConfiguration(publicConfiguration));

const openPage = (capabilities: ('payoutAccounts' | 'connect' | 'taxReports')[]) => {
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
  expect(await screen.findByText(/Once a sale is completed/)).toBeVisible();
  expect(screen.queryByText('Payout account')).not.toBeInTheDocument();
});

const noAccount = { state: 'none', requirements: [], countries: ['DE', 'US'], payouts: [] };
const findStripePanel = async () =>
  within(await screen.findByRole('region', { name: 'Your account at Stripe' }));

test('a seller chooses their country and goes to Stripe, or reads why it refuses', async () => {
  onCall('get', '/my-payouts/stripe', noAccount);
  const links = onCall('post', '/my-payouts/stripe/link', () =>
    json({ message: 'Stripe refuses to open your account: not here.' }, 409),
  );
  const { user } = openPage(['connect']);
  const panel = await findStripePanel();
  await user.selectOptions(await panel.findByLabelText('Country where you live'), 'US');
  await user.click(panel.getByRole('button', { name: 'Set up at Stripe' }));
  expect(await panel.findByText(/refuses to open your account: not here/)).toBeVisible();
  expect(links[0]?.body).toEqual({ country: 'US' });
});

test('a seller reads what Stripe wants in its words, and what their bank did not take', async () => {
  const arrivesAt = '2026-11-20T10:00:00.000Z';
  const payout = { amount: 9000, currency: 'usd', arrivesAt, failure: null };
  onCall('get', '/my-payouts/stripe', {
    ...{ ...noAccount, state: 'unfinished', countries: ['US'] },
    requirements: [
      { text: 'The photo is not readable.', isWithStripe: false },
      { text: 'individual: address', isWithStripe: true },
    ],
    payouts: [
      { ...payout, id: 'po_2', status: 'failed', failure: 'The bank account has been closed.' },
      { ...payout, id: 'po_1', status: 'in_transit' },
    ],
  });
  openPage(['connect']);
  const panel = await findStripePanel();
  expect(await panel.findByText('The photo is not readable.')).toBeVisible();
  expect(panel.getByText('Stripe checks this: individual: address')).toBeVisible();
  expect(panel.getByText(/returned it. The bank account has been closed/)).toBeVisible();
  expect(panel.getByText(/On its way, at your bank by/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Continue at Stripe' })).toBeVisible();
  expect(screen.queryByText('Payout account')).not.toBeInTheDocument();
});

test('a seller reads what is held until a sale is completed, since when and why', async () => {
  onCall('get', '/sales', [
    { ...sale, state: 'inspecting', paidAt: '2026-11-20T10:00:00.000Z', shippingPrice: 1_250 },
    { ...sale, orderId: 'order-2', state: 'booked' },
  ]);
  openPage([]);
  const held = within(await screen.findByRole('list', { name: 'Held for buyers' }));
  expect(held.getAllByRole('listitem')).toHaveLength(1);
  expect(held.getByText('$1,212.50')).toBeVisible();
  expect(
    held.getByText('Paid on Nov 20 by the buyer. It is held until the sale is completed.'),
  ).toBeVisible();
});

const notAsked = { entered: null, holdsFrom: null, isHeld: false };
const findTaxPanel = async () => within(await screen.findByRole('region', { name: 'Tax details' }));

test('a seller near the limit enters their tax details, which are checked first', async () => {
  onCall('get', '/my-payouts/tax-details', { ...notAsked, holdsFrom: '2027-01-20T10:00:00.000Z' });
  const { user } = openPage(['taxReports']);
  const saveRequests = onCall('put', '/my-payouts/tax-details', () =>
    json({ acknowledged: true, modifiedCount: 1 }),
  );
  const panel = await findTaxPanel();
  expect(
    await panel.findByText('Street, number, postal code and city of your home.'),
  ).toBeVisible();
  expect(await panel.findByText(/Please enter your details by Jan 20/)).toBeVisible();
  await fillIn(user, panel.getByLabelText('Full name'), 'Ada Lovelace');
  await fillIn(user, panel.getByLabelText('Address'), 'Station Road 1, Berlin');
  await fillIn(user, panel.getByLabelText('Date of birth'), '1990-12-10');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('Please select the country.')).toBeVisible();
  expect(panel.getByText(/or the place of birth if you have none/)).toBeVisible();
  await user.selectOptions(panel.getByLabelText('Country'), 'Germany');
  await fillIn(user, panel.getByLabelText('Tax identification number'), '12 345 678 901');
  expect(panel.queryByLabelText('Place of birth')).not.toBeInTheDocument();
  await user.selectOptions(panel.getByLabelText('Country that issued the number'), 'Germany');
  onCall('get', '/my-payouts/tax-details', {
    ...notAsked,
    entered: { name: 'Ada Lovelace', ending: '901', changedAt: '2026-11-20T10:00:00.000Z' },
  });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('Ada Lovelace, tax number ending in 901')).toBeVisible();
  expect(saveRequests[0]?.body).toEqual({
    ...{ kind: 'person', name: 'Ada Lovelace', address: 'Station Road 1, Berlin', country: 'DE' },
    ...{ birthDate: '1990-12-10', taxNumber: '12345678901', taxCountry: 'DE' },
  });
  expect(panel.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a seller without tax details reads why payouts are held', async () => {
  onCall('get', '/my-payouts/tax-details', {
    ...notAsked,
    holdsFrom: '2026-11-20T10:00:00.000Z',
    isHeld: true,
  });
  openPage(['taxReports']);
  const panel = await findTaxPanel();
  expect(await panel.findByText(/^Your payouts are on hold until you enter/)).toBeVisible();
});

test('a seller who is not asked for tax details sees no form', async () => {
  onCall('get', '/my-payouts/tax-details', notAsked);
  openPage(['taxReports']);
  const panel = await findTaxPanel();
  expect(await panel.findByRole('button', { name: 'Enter tax details' })).toBeVisible();
  expect(panel.queryByLabelText('Full name')).not.toBeInTheDocument();
});
