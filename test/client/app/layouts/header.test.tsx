import { screen, waitFor, within } from '@testing-library/react';
import { idempotencyKey } from '../../../../src/client/api/idempotency-keys';
import { drafts } from '../../../../src/client/services/drafts/drafts';
import { accessToken } from '../../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { admin, buyer, seller } from '../../support/fixtures';
import { onCall, errorResponse } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

beforeEach(() => onCall('get', '/*', () => errorResponse(400, 'No.')));

const findNavigation = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

test('shows a visitor Login and Register', async () => {
  renderApplication('/blog');
  const nav = await findNavigation();
  expect(await nav.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(nav.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(nav.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  expect(nav.queryByRole('button', { name: 'LogOut' })).not.toBeInTheDocument();
});

test.each([
  ['an admin', admin, 'Admin', '/dashboard/all-sellers'],
  ['a seller', seller, 'seller', '/dashboard/my-products'],
  ['a buyer', buyer, 'buyer', '/dashboard/my-orders'],
] as const)('leads %s to their own dashboard', async (_name, person, role, start) => {
  signIn(person, role);
  renderApplication('/blog');
  const nav = await findNavigation();
  expect(await nav.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', start);
  expect(nav.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
});

test('shows no Dashboard button to a user without a role', async () => {
  signIn(buyer, null);
  renderApplication('/blog');
  const nav = await findNavigation();
  expect(await nav.findByRole('button', { name: 'LogOut' })).toBeVisible();
  expect(nav.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});

test('opens a menu with the name, the email and Sign out', async () => {
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/blog');
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText('Bea Buyer')).toBeVisible();
  expect(menu.getByText('bea@example.com')).toBeVisible();
  await user.click(menu.getByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
});

test('switches between Dark mode and Light mode', async () => {
  const { user } = renderApplication('/blog');
  const nav = await findNavigation();
  await user.click(nav.getByRole('button', { name: 'Dark mode' }));
  await user.click(nav.getByRole('button', { name: 'Light mode' }));
  expect(nav.getByRole('button', { name: 'Dark mode' })).toBeVisible();
});

test('LogOut signs out and removes the access token and the drafts', async () => {
  drafts.save('product-uid-bea', { productName: 'Seiko 5' });
  idempotencyKey('a change with an unknown outcome');
  signIn(buyer, 'buyer');
  accessToken.store('token');
  const { user } = renderApplication('/blog');
  await user.click(await screen.findByRole('button', { name: 'LogOut' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(accessToken.read()).toBeNull());
  expect({ ...sessionStorage }).toEqual({});
});

test('LogOut ends the session on a server that supports it', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const signOutRequests = onCall('delete', '/session', { acknowledged: true });
  signIn(buyer, 'buyer');
  accessToken.store('token');
  const { user } = renderApplication('/blog');
  await user.click(await screen.findByRole('button', { name: 'LogOut' }));
  await waitFor(() => expect(signOutRequests).toHaveLength(1));
  expect(signOutRequests[0]?.authorization).toBe('Bearer token');
  setConfiguration(publicConfiguration);
});

describe('the side menu of the dashboard', () => {
  test.each([
    ['an admin', admin, 'Admin', ['All Sellers', 'All Buyers']],
    ['a seller', seller, 'seller', ['My Products', 'Add A Product']],
    ['a buyer', buyer, 'buyer', ['My Orders', 'My WishList']],
  ] as const)('shows %s their own screens', async (_name, person, role, screens) => {
    signIn(person, role);
    renderApplication('/dashboard');
    const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(screens);
  });

  test('links a seller to their sales if the API has the orders capability', async () => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    signIn(seller, 'seller');
    renderApplication('/dashboard');
    const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
    expect(menu.getByRole('link', { name: 'My Sales' })).toHaveAttribute(
      'href',
      '/dashboard/my-sales',
    );
    setConfiguration(publicConfiguration);
  });

  test('opens with Open Menubar on small screens, and closes on navigation', async () => {
    signIn(buyer, 'buyer');
    const { user } = renderApplication('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Open Menubar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dashboard' }));
    await user.click(drawer.getByRole('link', { name: 'My WishList' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: 'My WishList' })).toBeVisible();
  });
});
