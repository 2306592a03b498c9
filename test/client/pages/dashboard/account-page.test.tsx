import { screen } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { firebase } from '../../support/firebase-auth';
import { seller } from '../../support/fixtures';
import { renderApplication, signIn } from '../../support/render-application';

const lossOfBadge = /you lose your verified badge/;
const nameField = () => screen.findByLabelText('Full name');
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['ownAccount'] });
  onCall('get', '/my-products/:email', []);
  onCall('get', '/blocked-people', []);
  onCall('get', '/account-deletion', { requestedAt: null, orders: [] });
  signIn(seller, 'seller', { verified: true });
});
afterEach(() => setConfiguration(publicConfiguration));

test('warns of the loss of the badge before a new name is saved', async () => {
  const saved = onCall('post', '/user', { acknowledged: true });
  const { user } = renderApplication('/dashboard/account');
  await user.type(await nameField(), ' Junior');
  expect(screen.getByText(lossOfBadge)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ body: { displayName: `${seller.displayName} Junior` } });
  expect(await nameField()).toHaveValue(`${seller.displayName} Junior`);
  expect(screen.queryByText(lossOfBadge)).not.toBeInTheDocument();
});

test('keeps what was typed if the profile is not saved', async () => {
  const { user } = renderApplication('/dashboard/account');
  await user.type(await nameField(), ' Junior');
  firebase.failWith('network-request-failed');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach/);
  expect(await nameField()).toHaveValue(`${seller.displayName} Junior`);
});

test('saves no name that imitates a verified badge', async () => {
  const { user } = renderApplication('/dashboard/account');
  await user.type(await nameField(), ' ✔');
  await user.click(save());
  expect(await screen.findByText(/no check marks/)).toBeVisible();
});
