import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { brandDefaults } from '../../../../../../src/contract/platform/shop-defaults';
import { noFees } from '../../../../../../src/contract/payments/fee';
import { numberSettings } from '../../../../../../src/contract/platform/number-settings';
import { onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { admin } from '../../../../support/fixtures';
import { renderApplication, signIn } from '../../../../support/render-application';

const numbers = Object.fromEntries(Object.keys(numberSettings).map((name) => [name, 60]));
const settings = {
  shopName: 'Secondhand',
  logo: '/logo.svg',
  contactAddress: '',
  timeZone: 'UTC',
  consent: 'notice',
  searchWords: 'sinn, zinn',
  places: '',
  ...{ fees: noFees, bankHolder: '', bankIban: '' },
  ...brandDefaults,
  ...numbers,
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('get', '/settings', { settings, defaults: { ...settings, searchWords: '' } });
  onCall('get', '/search-report', {
    searches: [{ text: 'smurf', searches: 12, results: 0, opened: 0 }],
    builtInWords: 'tank => rectangular',
    builtInPlaces: 'Dhaka, Bangladesh, 23.76, 90.39',
    unknownPlaces: ['Savar'],
  });
});
afterEach(() => setConfiguration(publicConfiguration));

test('one press on a search in vain begins a line that says what it means', async () => {
  const changes = onCall('put', '/settings', { acknowledged: true, modifiedCount: 1 });
  const { user } = renderApplication('/dashboard/search-words');
  const row = await screen.findByRole('row', { name: /smurf/ });
  const [save] = screen.getAllByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.click(within(row).getByRole('button', { name: 'Add meaning' }));
  const field = screen.getByLabelText('What buyers’ words mean');
  expect(field).toHaveValue('sinn, zinn\nsmurf => ');
  await user.type(field, 'submariner blue');
  await user.click(save!);
  await screen.findByText('Search words saved.');
  expect(changes[0]?.body).toEqual({
    searchWords: 'sinn, zinn\nsmurf => submariner blue',
    replaces: { searchWords: 'sinn, zinn' },
  });
});

test('a line that is no meaning is explained and can’t be saved', async () => {
  const { user } = renderApplication('/dashboard/search-words');
  await user.type(await screen.findByLabelText('What buyers’ words mean'), '\nsmurf');
  expect(screen.getByText(/“smurf” must be like/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Save' })[0]).toBeDisabled();
});

test('one press on a place that sellers write begins a line with its position', async () => {
  const changes = onCall('put', '/settings', { acknowledged: true, modifiedCount: 1 });
  const { user } = renderApplication('/dashboard/search-words');
  await user.click(await screen.findByRole('button', { name: 'Add Savar' }));
  const field = screen.getByLabelText('Places near which buyers search');
  expect(field).toHaveValue('Savar, ');
  const save = screen.getAllByRole('button', { name: 'Save' })[1]!;
  await user.type(field, 'Bangladesh, 23.86, 190');
  expect(await screen.findByText(/“Savar, Bangladesh, 23.86, 190” must be like/)).toBeVisible();
  expect(save).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'Savar, Bangladesh, 23.86, 90.27');
  await user.click(save);
  await screen.findByText('Places saved.');
  expect(changes[0]?.body).toEqual({
    places: 'Savar, Bangladesh, 23.86, 90.27',
    replaces: { places: '' },
  });
});
