import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { brandDefaults } from '../../../../../src/contract/platform/shop-defaults';
import { noFees, type FeeSettings } from '../../../../../src/contract/payments/fee';
import { numberSettings } from '../../../../../src/contract/platform/number-settings';
import { onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { fillIn } from '../../../support/fill-in';
import { admin, category } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';

const settings = {
  ...{ shopName: 'Secondhand', logo: '/logo.svg', contactAddress: '', timeZone: 'UTC' },
  ...{
    consent: 'notice',
    searchWords: '',
    places: '',
    bankHolder: '',
    bankIban: '',
    ...brandDefaults,
  },
  ...Object.fromEntries(Object.keys(numberSettings).map((name) => [name, 60])),
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('get', '/categories', [category]);
});
afterEach(() => setConfiguration(publicConfiguration));

async function openFees(fees: FeeSettings) {
  onCall('get', '/settings', { settings: { ...settings, fees }, defaults: { ...settings, fees } });
  const changes = onCall('put', '/settings', { acknowledged: true, modifiedCount: 1 });
  const { user } = renderApplication('/dashboard/fees');
  const all = within(await screen.findByRole('region', { name: 'All categories' }));
  return { user, all, changes };
}

test('an admin sets the fee, and sees what it is for a price', async () => {
  const { user, all, changes } = await openFees(noFees);
  expect(all.getByText(/the shop keeps \$0\./)).toBeVisible();
  await fillIn(user, all.getByLabelText('Part of the price'), '6,5');
  await fillIn(user, all.getByLabelText('Fixed part'), '0.35');
  await fillIn(user, all.getByLabelText('Maximum'), '50');
  await fillIn(user, all.getByLabelText('Tax on the fee'), '19');
  expect(
    all.getByText(/\$1,000 the seller gets \$940.50, and the shop keeps \$59.50\./),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Fees saved.');
  expect(changes[0]?.body).toEqual({
    fees: {
      currency: 'usd',
      taxRate: 1900,
      standard: { rate: 650, fixed: 35, minimum: 0, maximum: 5_000 },
      categories: {},
    },
    replaces: { fees: noFees },
  });
});

test('a category gets another fee, and returns to that of all', async () => {
  const standard = { rate: 800, fixed: 0, minimum: 200, maximum: null };
  const { user, changes } = await openFees({ ...noFees, currency: 'usd', standard });
  await user.selectOptions(screen.getByLabelText('Category'), category.name);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const own = within(screen.getByRole('region', { name: category.name }));
  expect(own.getByLabelText('Minimum')).toHaveValue('2.00');
  await user.clear(own.getByLabelText('Part of the price'));
  await fillIn(user, own.getByLabelText('Part of the price'), '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Fees saved.');
  const categories = { [category._id]: { ...standard, rate: 400 } };
  expect(changes[0]?.body).toMatchObject({ fees: { standard, categories } });

  await user.click(own.getByRole('button', { name: 'Use the fee of all categories' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(changes[1]?.body).toMatchObject({ fees: { categories: {} } });
});

test.each([
  ['Part of the price', '120', 'A percentage must be from 0 to 100, with at most two decimals.'],
  ['Part of the price', '1.255', 'A percentage must be from 0 to 100, with at most two decimals.'],
  ['Fixed part', 'two', 'An amount must be a number of at least 0, such as 2.50.'],
  ['Maximum', '1', 'The maximum must be at least the minimum.'],
])('%s can not be %s', async (label, text, message) => {
  const standard = { rate: 800, fixed: 0, minimum: 200, maximum: null };
  const { user, all, changes } = await openFees({ ...noFees, currency: 'usd', standard });
  await user.clear(all.getByLabelText(label));
  await fillIn(user, all.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await all.findByText(message)).toBeVisible();
  expect(changes).toEqual([]);
});
