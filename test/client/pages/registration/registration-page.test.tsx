import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { fillIn } from '../../support/fill-in';
import { buyer, seller, userRecord } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import { json, onCall, errorResponse } from '../../support/api-stub';
import { recordPageLoads } from '../../support/page-loads';
import { renderApplication } from '../../support/render-application';

let loadedUrls: string[];

beforeEach(() => {
  loadedUrls = recordPageLoads();
  onCall('get', '/user/:email', userRecord(seller, { role: 'seller' }));
  onCall('get', '/jwt', { accessToken: 'token' });
});
afterEach(() => {
  jest.restoreAllMocks();
  setConfiguration(publicConfiguration);
});

async function openRegistration(state?: unknown) {
  const { user } = renderApplication('/register', state);
  await screen.findByRole('heading', { name: 'Create your account' });
  return user;
}

async function register(user: UserEvent, userType = 'Seller') {
  await fillIn(user, screen.getByLabelText('Full Name'), seller.displayName);
  await fillIn(user, screen.getByLabelText('Photo URL (optional)'), seller.photoURL);
  await fillIn(user, screen.getByLabelText('Email Address'), seller.email);
  await user.selectOptions(screen.getByLabelText('User Type'), userType);
  await fillIn(user, screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('offers both roles, the social providers and a link to Login', async () => {
  await openRegistration();
  const types = [...screen.getByLabelText<HTMLSelectElement>('User Type').options];
  expect(types.map(({ value }) => value)).toEqual(['buyer', 'seller']);
  for (const provider of ['Google', 'Github']) {
    const button = screen.getByRole('button', { name: `Continue with ${provider}` });
    // Disabled until hydration, because a press before could open no pop-up.
    await waitFor(() => expect(button).toBeEnabled());
  }
  expect(screen.getByRole('heading', { name: 'Already registered?' })).toBeVisible();
  expect(screen.getByText('Pick up where you left off.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Login' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login']);
});

test.each([
  ['Seller', 'seller'],
  ['Buyer', 'buyer'],
])('creates an account for a %s', async (userType, role) => {
  const userRequests = onCall('post', '/user', { acknowledged: true });
  const user = await openRegistration();
  await register(user, userType);
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  expect(userRequests.map(({ body }) => body)).toEqual([
    {
      uid: 'uid-of-sam@example.com',
      email: 'sam@example.com',
      displayName: 'Sam Seller',
      photoURL: '/images/sam.webp',
      role,
    },
  ]);
  expect(sessionStorage.getItem('secondhand-notification')).toBe('User Created Successfully!');
  expect(firebase.sentEmails()).toEqual(['confirm sam@example.com']);
});

describe('the consent', () => {
  test('is a notice with links to the terms and the privacy notice', async () => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    await openRegistration();
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('is a box that must be ticked where the shop asks for one', async () => {
    setConfiguration({
      ...publicConfiguration,
      capabilities: ['extensions'],
      consent: 'checkbox',
    });
    const userRequests = onCall('post', '/user', { acknowledged: true });
    const user = await openRegistration();
    await register(user);
    expect(
      await screen.findByText('Please agree to the terms and the privacy notice.'),
    ).toBeVisible();
    expect(userRequests).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /I'm of legal age/ }));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(loadedUrls).toEqual(['/']));
    expect(userRequests.map(({ body }) => Object.keys(body as object).sort())).toEqual([
      ['displayName', 'email', 'photoURL', 'role', 'uid'],
    ]);
  });

  test('is absent at a server that knows only the specification', async () => {
    await openRegistration();
    expect(screen.queryByText(/of legal age/)).not.toBeInTheDocument();
  });
});

test('continues to the requested page', async () => {
  onCall('post', '/user', {});
  const user = await openRegistration({ from: { pathname: '/dashboard/my-products' } });
  await register(user);
  await waitFor(() => expect(loadedUrls).toEqual(['/dashboard/my-products']));
});

test('shows an invalid name under its field, before an account is created', async () => {
  const userRequests = onCall('post', '/user', { acknowledged: true });
  const user = await openRegistration();
  await user.type(screen.getByLabelText('Full Name'), '✔ ');
  await register(user);
  const name = screen.getByLabelText('Full Name');
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(/no check marks, emoji or hidden characters/);
  expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  expect(userRequests).toEqual([]);

  await user.clear(name);
  await user.type(name, seller.displayName);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  expect(userRequests).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ displayName: 'Sam Seller' }) }),
  ]);
});

test('requires an https URL for the photo, and keeps the input', async () => {
  const userRequests = onCall('post', '/user', { acknowledged: true });
  const user = await openRegistration();
  const photo = screen.getByLabelText(/^Photo URL/);
  await user.clear(photo);
  await user.type(photo, 'http://photos.example/me.png');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(photo).toHaveFocus();
  expect(photo).toHaveAccessibleDescription(/starts with https:/);
  expect(photo).toHaveValue('http://photos.example/me.png');
  expect(userRequests).toEqual([]);
});

test("shows the provider's message, and an explanation at the email field", async () => {
  firebase.addAccount({ ...seller, password: 'other-1' });
  const user = await openRegistration();
  await register(user);
  expect(
    await screen.findByText('Firebase: Error (auth/email-already-in-use).'),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText('Email Address')).toHaveAccessibleErrorMessage(
      /already an account with this email address. Sign in instead/,
    ),
  );
  expect(screen.getByLabelText('Full Name')).toHaveValue('Sam Seller');
});

test('marks each empty field, in addition to the toast, until it is filled in', async () => {
  firebase.failWith('admin-restricted-operation');
  const user = await openRegistration();
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const [name, email, password] = ['Full Name', 'Email Address', 'Password'].map((label) =>
    screen.getByLabelText(label),
  );
  expect(name).toHaveFocus();
  const toastText = /Firebase: Error/;
  expect(await screen.findByText(toastText)).toHaveTextContent('(auth/admin-restricted-operation)');
  await waitFor(() => expect(name).toHaveAccessibleErrorMessage('Enter your full name.'));
  expect(email).toHaveAccessibleErrorMessage('Enter your email address.');
  expect(password).toHaveAccessibleErrorMessage('Choose a password of at least 6 characters.');
  expect(screen.getByLabelText(/^Photo URL/)).toBeValid();

  await user.type(email!, seller.email);
  expect(email).toBeValid();
  expect(password).toBeInvalid();
});

test('does not create the account again on Retry when the marketplace failed to save the user', async () => {
  const userRequests = onCall('post', '/user', (_request, count) =>
    count === 1 ? errorResponse(429, 'Too many requests.') : json({}),
  );
  const user = await openRegistration();
  await register(user);
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  expect(userRequests).toHaveLength(2);
});

test('a social sign-in sends no role', async () => {
  firebase.setSocialAccount(buyer);
  const userRequests = onCall('post', '/user', {});
  const user = await openRegistration();
  await user.click(screen.getByRole('button', { name: 'Continue with Github' }));
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  expect(userRequests.map(({ body }) => body)).toEqual([buyer]);
});

test('explains both roles, and that the choice is permanent', async () => {
  await openRegistration();
  const userType = screen.getByLabelText('User Type');
  expect(userType).toHaveAccessibleDescription(
    /Buyer: Save what you like.+Seller: List what you no longer need/,
  );
  expect(userType).toHaveAccessibleDescription(/You choose once and can't change it later\.$/);
});

test('reveals the typed password and keeps the focus', async () => {
  const user = await openRegistration();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.type(password, 'secret-1');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveFocus();
  await user.type(password, '2');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('secret-12');
});

test('restores the input after Back, without the password', async () => {
  const user = await openRegistration();
  await user.type(screen.getByLabelText('Full Name'), 'Sam Seller');
  await user.selectOptions(screen.getByLabelText('User Type'), 'Seller');
  await fillIn(user, screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
  await waitFor(() => expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument());
  window.history.back();
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Sam Seller');
  expect(screen.getByLabelText('User Type')).toHaveDisplayValue('Seller');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('removes the draft after the account was created', async () => {
  onCall('post', '/user', { acknowledged: true });
  const user = await openRegistration();
  await register(user);
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  const drafts = JSON.parse(sessionStorage.getItem('secondhand-drafts') ?? '{}') as object;
  // Only the owner of the drafts is left.
  expect(Object.keys(drafts)).toEqual(['owner']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(seller.displayName);
});
