import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { brandDefaults } from '../../../../../../src/contract/platform/shop-defaults';
import { noFees } from '../../../../../../src/contract/payments/fee';
import { numberSettings } from '../../../../../../src/contract/platform/number-settings';
import { json, onCall } from '../../../../support/api-stub';
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
  ...brandDefaults,
  searchWords: '',
  places: '',
  ...{ fees: noFees, bankHolder: '', bankIban: '' },
  ...numbers,
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('get', '/settings', { settings, defaults: settings });
  onCall('get', '/site-pages', []);
});
afterEach(() => {
  setConfiguration(publicConfiguration);
  document.documentElement.removeAttribute('style');
});

test('shows the response of the mail server to a test email', async () => {
  const results = [
    { sent: false, message: 'The mail server rejects the password.' },
    { sent: true, message: 'The mail server has accepted the email.' },
  ];
  onCall('post', '/settings/test-email', () => json(results.shift()));
  const { user } = renderApplication('/dashboard/settings');
  const button = await screen.findByRole('button', { name: 'Send a test email' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('rejects the password');
  await user.click(button);
  expect(await screen.findByText(/has accepted the email.*spam folder/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the quotas of a shop for cameras are about cameras', async () => {
  const brand = { goodsSingular: 'camera', goodsPlural: 'cameras' };
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'], brand });
  const { user } = renderApplication('/dashboard/settings');
  const field = await screen.findByLabelText('New cameras');
  await user.clear(field);
  await user.type(field, '0');
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'New cameras must be a whole number from 1 to 10000 (cameras per day).',
  );
});

test('a saved shop name shows in the header at once', async () => {
  const changes = onCall('put', '/settings', { acknowledged: true, modifiedCount: 1 });
  const { user } = renderApplication('/dashboard/settings');
  const field = await screen.findByLabelText('Shop name');
  await user.clear(field);
  await user.type(field, 'Time & Again');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Time & Again, home' })).toBeVisible();
  expect(changes[0]?.body).toEqual({ shopName: 'Time & Again' });
});

test('the preview shows the entered brand, and a color that is hard to read is refused', async () => {
  const changes = onCall('put', '/settings', { acknowledged: true, modifiedCount: 2 });
  const { user } = renderApplication('/dashboard/settings');
  const enter = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  const preview = await screen.findByRole('figure', { name: 'Preview of the brand' });
  const ids = [...document.querySelectorAll('input')].map(({ id }) => id).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
  await enter('Several of the goods', 'cameras');
  expect(within(preview).getAllByText('See the cameras')).toHaveLength(2);
  await enter('Main color', '#ffd400');
  expect(await screen.findByText(/Text on this color is hard to read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(changes).toEqual([]);

  await enter('Main color', '#004d40');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved.');
  expect(changes[0]?.body).toEqual({ goodsPlural: 'cameras', mainColor: '#004d40' });
  expect(document.documentElement.style.getPropertyValue('--chakra-colors-ink-700')).toBe(
    '#004d40',
  );
});
