import { screen } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
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
  ...numbers,
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('get', '/settings', { settings, defaults: settings });
  onCall('get', '/site-pages', []);
});
afterEach(() => setConfiguration(publicConfiguration));

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
