import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { fillIn } from '../../support/fill-in';
import { admin, buyer, seller, userRecord } from '../../support/fixtures';
import { recordPageLoads } from '../../support/page-loads';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/*', () => errorResponse(400, 'No.'));
});
afterEach(() => {
  jest.restoreAllMocks();
  setConfiguration(publicConfiguration);
});

const findHeader = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const findForm = () => screen.findByRole('heading', { level: 1, name: 'Add a Product' });

test('a visitor who sells registers as a seller, and arrives at the form', async () => {
  const loadedUrls = recordPageLoads();
  onCall('get', '/jwt', { accessToken: 'token' });
  onCall('post', '/user', { acknowledged: true });
  const { user } = renderApplication('/blog');
  const header = await findHeader();
  await header.findByRole('link', { name: 'Login' });
  await waitFor(() =>
    expect(header.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '/register'),
  );
  await user.click(header.getByRole('link', { name: 'Sell' }));
  expect(await screen.findByLabelText('User Type')).toHaveValue('seller');
  await fillIn(user, screen.getByLabelText('Full Name'), seller.displayName);
  await fillIn(user, screen.getByLabelText('Email Address'), seller.email);
  await fillIn(user, screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(loadedUrls).toEqual(['/dashboard/add-a-product']));
});

test('a buyer who sells adds the role in one step, and sees the form', async () => {
  signIn(buyer, 'buyer');
  onCall('post', '/roles', () => {
    onCall('get', '/user/:email', userRecord(buyer, { role: 'seller', hasBothRoles: true }));
    return json({ acknowledged: true });
  });
  const { user } = renderApplication('/blog');
  const header = await findHeader();
  await header.findByRole('link', { name: 'Dashboard' });
  await user.click(header.getByRole('link', { name: 'Sell' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start selling' }));
  await user.click(dialog.getByRole('button', { name: 'Start selling' }));
  expect(await findForm()).toBeVisible();
  expect(currentUrl()).toBe('/dashboard/add-a-product');
});

test('a seller who sells sees the form', async () => {
  signIn(seller, 'seller');
  const { user } = renderApplication('/blog');
  const header = await findHeader();
  await header.findByRole('link', { name: 'Dashboard' });
  await user.click(header.getByRole('link', { name: 'Sell' }));
  expect(await findForm()).toBeVisible();
});

test('staff are not invited to sell', async () => {
  signIn(admin, 'Admin');
  renderApplication('/blog');
  const header = await findHeader();
  await header.findByRole('link', { name: 'Dashboard' });
  expect(header.queryByRole('link', { name: 'Sell' })).not.toBeInTheDocument();
});
