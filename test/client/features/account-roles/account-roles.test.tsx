import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../src/contract/accounts/user';
import { setConfiguration } from '../../../../src/client/services/configuration';
import {
  brokenConnection,
  deferResponse,
  json,
  onCall,
  errorResponse,
} from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { buyer, seller, userRecord } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/*', () => errorResponse(400, 'No.'));
});
afterEach(() => setConfiguration(publicConfiguration));

/** Signs Bea in, and responds to the calls that change her roles. */
function signInBea(account: { role: Role; hasBothRoles?: boolean; verified?: boolean }) {
  let record = userRecord(buyer, account);
  firebase.setSignedInUser(buyer);
  onCall('get', '/user/:email', () => json(record));
  const respond = ({ body }: { body: unknown }) => {
    record = { ...record, ...(body as { role: Role }), hasBothRoles: true };
    return json({ acknowledged: true });
  };
  return {
    additionRequests: onCall('post', '/roles', respond),
    switchRequests: onCall('put', '/active-role', respond),
    /** Switches the role on the server, as another tab does. */
    switchElsewhere: (role: Role) => (record = { ...record, role }),
  };
}

const openMenu = async ({ user }: ReturnType<typeof renderApplication>) => {
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  return within(await screen.findByRole('menu'));
};
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findRoleSwitch = () => screen.findByRole('group', { name: 'Buying or selling' });

test('a buyer who starts selling is led to My Products, and can switch between both roles', async () => {
  const { additionRequests } = signInBea({ role: 'buyer' });
  const application = renderApplication('/blog');
  const menu = await openMenu(application);
  await application.user.click(menu.getByRole('menuitem', { name: 'Start selling' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start selling' }));
  expect(dialog.queryByText(/verified badge/)).not.toBeInTheDocument();
  await application.user.click(dialog.getByRole('button', { name: 'Start selling' }));
  // Expected before the page, because a toast disappears.
  expect(await screen.findByText("You're now selling")).toBeInTheDocument();
  expect(await findHeading('My Products')).toBeVisible();
  expect(additionRequests).toMatchObject([{ body: { role: 'seller' } }]);
  const roleSwitch = within(await findRoleSwitch());
  expect(roleSwitch.getByRole('button', { name: 'Selling' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the pages of the added role are opened only when the account is loaded again', async () => {
  const { additionRequests } = signInBea({ role: 'buyer' });
  const application = renderApplication('/blog');
  const menu = await openMenu(application);
  await application.user.click(menu.getByRole('menuitem', { name: 'Start selling' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start selling' }));
  const account = deferResponse(userRecord(buyer, { role: 'seller', hasBothRoles: true }));
  const accountRequests = onCall('get', '/user/:email', account.respond);
  await application.user.click(dialog.getByRole('button', { name: 'Start selling' }));
  await waitFor(() => expect(accountRequests).not.toHaveLength(0));
  expect(additionRequests).toHaveLength(1);
  expect(currentUrl()).toBe('/blog');
  account.release();
  expect(await findHeading('My Products')).toBeVisible();
});

test('a verified buyer is warned that a seller does not keep the badge', async () => {
  signInBea({ role: 'buyer', verified: true });
  const application = renderApplication('/blog');
  const menu = await openMenu(application);
  await application.user.click(menu.getByRole('menuitem', { name: 'Start selling' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Your verified badge is for buying/)).toBeVisible();
});

test('the dialog shows why a role was not added, and allows a retry', async () => {
  signInBea({ role: 'seller' });
  let attempts = 0;
  onCall('post', '/roles', () => {
    attempts += 1;
    return brokenConnection();
  });
  const application = renderApplication('/blog');
  const menu = await openMenu(application);
  await application.user.click(menu.getByRole('menuitem', { name: 'Start buying' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (let count = 1; count <= 2; count += 1) {
    await application.user.click(dialog.getByRole('button', { name: 'Start buying' }));
    await waitFor(() => expect(attempts).toBe(count));
    expect(await dialog.findByText(/could not reach the marketplace/)).toBeVisible();
  }
  expect(currentUrl()).toBe('/blog');
});

test('a user with both roles switches the role in the account menu', async () => {
  const { switchRequests } = signInBea({ role: 'buyer', hasBothRoles: true });
  const application = renderApplication('/blog');
  const menu = await openMenu(application);
  expect(menu.getByRole('menuitemradio', { name: 'Buying' })).toBeChecked();
  expect(menu.queryByRole('menuitem', { name: /^Start/ })).not.toBeInTheDocument();
  await application.user.click(menu.getByRole('menuitemradio', { name: 'Selling' }));
  expect(await findHeading('My Products')).toBeVisible();
  expect(switchRequests).toMatchObject([{ body: { role: 'seller' } }]);
});

test('a user with both roles switches the role in the dashboard menu', async () => {
  signInBea({ role: 'seller', hasBothRoles: true });
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(within(await findRoleSwitch()).getByRole('button', { name: 'Buying' }));
  expect(await findHeading('My Orders')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'My WishList' })).toBeVisible();
});

test('a failed switch shows the reason and keeps the active role', async () => {
  signInBea({ role: 'seller', hasBothRoles: true });
  onCall('put', '/active-role', () => errorResponse(503, 'We are busy.'));
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(within(await findRoleSwitch()).getByRole('button', { name: 'Buying' }));
  expect(await screen.findByText('We are busy.')).toBeInTheDocument();
  expect(currentUrl()).toBe('/dashboard/my-products');
});

test('opening a page of the other role switches to that role once', async () => {
  const { switchRequests } = signInBea({ role: 'buyer', hasBothRoles: true });
  renderApplication('/dashboard/my-products');
  // Expected before the page, because a toast disappears.
  expect(await screen.findByText("You're now selling")).toBeInTheDocument();
  expect(await findHeading('My Products')).toBeVisible();
  expect(switchRequests).toMatchObject([{ body: { role: 'seller' } }]);
});

test('an open page of a seller does not switch the role back when another tab switches to buying', async () => {
  const { switchRequests, switchElsewhere } = signInBea({ role: 'seller', hasBothRoles: true });
  const { store } = renderApplication('/dashboard/my-products');
  expect(await findHeading('My Products')).toBeVisible();
  switchElsewhere('buyer');
  const { api } = await import('../../../../src/client/api/api');
  store.dispatch(api.util.invalidateTags(['Account']));
  expect(await screen.findByRole('link', { name: 'My Orders' })).toBeVisible();
  expect(await findHeading('My Products')).toBeVisible();
  expect(switchRequests).toEqual([]);
});

test('no other role is offered if the server does not support users with both roles', async () => {
  setConfiguration(publicConfiguration);
  signIn(seller, 'seller');
  const menu = await openMenu(renderApplication('/blog'));
  expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(menu.queryByRole('menuitem', { name: /^Start/ })).not.toBeInTheDocument();
});

test.each(['Admin', null] as const)(
  'a user with the role %s is offered no other role',
  async (role) => {
    signIn(buyer, role);
    const menu = await openMenu(renderApplication('/blog'));
    expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: /^Start/ })).not.toBeInTheDocument();
  },
);
