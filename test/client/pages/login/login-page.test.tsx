import { screen, waitFor } from '@testing-library/react';
import { completedSignIn } from '../../../../src/client/services/storage/completed-sign-in';
import { accessToken } from '../../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { takeLogged } from '../../support/logged';
import { publicConfiguration } from '../../support/configuration';
import { fillIn } from '../../support/fill-in';
import { buyer, userRecord } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import {
  brokenConnection,
  deferResponse,
  json,
  onCall,
  errorResponse,
} from '../../support/api-stub';
import { recordPageLoads } from '../../support/page-loads';
import { renderApplication } from '../../support/render-application';

let loadedUrls: string[];

beforeEach(() => {
  loadedUrls = recordPageLoads();
  firebase.addAccount({ ...buyer, password: 'secret-1' });
  onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
});
afterEach(() => {
  jest.restoreAllMocks();
  setConfiguration(publicConfiguration);
});

async function openLogin(state?: unknown) {
  const { user } = renderApplication('/login', state);
  await screen.findByRole('heading', { name: 'Login to your account' });
  return user;
}

async function submitSignIn(user: Awaited<ReturnType<typeof openLogin>>, password = 'secret-1') {
  await fillIn(user, screen.getByLabelText('Email Address'), buyer.email);
  await fillIn(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('shows the elements of the specification', async () => {
  await openLogin();
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  await waitFor(() => expect(google).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Continue with Github' })).toBeEnabled();
  expect(screen.getByText('OR')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New Here?' })).toBeVisible();
  for (const name of ['SignUp', 'Create one']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/register');
  }
  await waitFor(() => expect(document.title).toBe('Login - Think. Feel. Resell.'));
});

test('saves the user, stores a token and loads the home page', async () => {
  const userRequests = onCall('post', '/user', { acknowledged: true });
  onCall('get', '/jwt', { accessToken: 'token' });
  const user = await openLogin();
  await submitSignIn(user);
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  expect(userRequests.map(({ body }) => body)).toEqual([buyer]);
  expect(accessToken.read()).toBe('token');
  expect(sessionStorage.getItem('secondhand-notification')).toBe('Successfully Logged In!');
  expect(completedSignIn.consume()).toBe(true);
});

test('returns to the requested page', async () => {
  onCall('post', '/user', {});
  onCall('get', '/jwt', { accessToken: 'token' });
  const user = await openLogin({ from: { pathname: '/category/1', search: '?a=b' } });
  await submitSignIn(user);
  await waitFor(() => expect(loadedUrls).toEqual(['/category/1?a=b']));
});

test.each(['Google', 'Github'])('signs in with %s', async (provider) => {
  firebase.setSocialAccount(buyer);
  const userRequests = onCall('post', '/user', {});
  onCall('get', '/jwt', { accessToken: 'token' });
  const user = await openLogin();
  await user.click(screen.getByRole('button', { name: `Continue with ${provider}` }));
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  expect(userRequests.map(({ body }) => body)).toEqual([buyer]);
});

test("shows the provider's message when it rejects the request, and keeps the input", async () => {
  const user = await openLogin();
  await submitSignIn(user, 'wrong-1');
  expect(await screen.findByText('Firebase: Error (auth/invalid-credential).')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    "This email address and password don't match an account.",
  );
  expect(screen.getByLabelText('Email Address')).toHaveValue(buyer.email);
  expect(screen.getByLabelText('Password')).toHaveValue('wrong-1');
  expect(loadedUrls).toEqual([]);
});

test('shows an error of one field under that field until it is corrected', async () => {
  firebase.failWith('invalid-email');
  const user = await openLogin();
  await submitSignIn(user);
  const text = "This email address isn't complete.";
  expect(await screen.findByText(text)).toBeVisible();
  await user.type(screen.getByLabelText('Email Address'), 'x');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('marks each empty field, in addition to the toast', async () => {
  firebase.failWith('invalid-email');
  const user = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const email = screen.getByLabelText('Email Address');
  expect(email).toHaveFocus();
  expect(await screen.findByText('Firebase: Error (auth/invalid-email).')).toBeInTheDocument();
  await waitFor(() => expect(email).toHaveAccessibleErrorMessage('Enter your email address.'));
  expect(screen.getByLabelText('Password')).toHaveAccessibleErrorMessage('Enter your password.');
});

test("explains an unknown error at the form without the provider's message", async () => {
  firebase.failWith('something-new');
  const user = await openLogin();
  await submitSignIn(user);
  expect(await screen.findByText('Firebase: Error (auth/something-new).')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The sign-in service refused this. Try again in a few minutes.',
  );
});

test('the sign-in can be repeated after a rejection', async () => {
  onCall('post', '/user', {});
  onCall('get', '/jwt', { accessToken: 'token' });
  firebase.failWith('network-request-failed');
  const user = await openLogin();
  await submitSignIn(user);
  expect(await screen.findByText(/could not reach the sign-in service/)).toBeVisible();
  firebase.stopFailing();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
});

test.each([
  ['the user cannot be saved', '/user', brokenConnection, /We could not reach the marketplace/],
  [
    'the account was deleted',
    '/user',
    () => errorResponse(403, 'It was deleted.'),
    'It was deleted.',
  ],
  ['the response has no token', '/jwt', () => json({}), /unexpected response/],
])(
  'does not complete the sign-in when %s, and continues on Retry',
  async (_name, call, answer, message) => {
    const failOnce = (_request: unknown, count: number) =>
      count === 1 ? answer() : json({ accessToken: 'token' });
    onCall('post', '/user', call === '/user' ? failOnce : {});
    onCall('get', '/jwt', call === '/jwt' ? failOnce : { accessToken: 'token' });
    const user = await openLogin();
    await submitSignIn(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect([loadedUrls, accessToken.read()]).toEqual([[], null]);
    takeLogged();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(loadedUrls).toEqual(['/']));
  },
);

test('shows the reason when the server ends the session during the sign-in', async () => {
  onCall('get', '/user/:email', () => errorResponse(403, 'Your account is suspended.'));
  onCall('post', '/user', deferResponse({}).respond);
  const user = await openLogin();
  await submitSignIn(user);
  expect(await screen.findByText('Your account is suspended.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('the form cannot be submitted twice while the request is pending', async () => {
  const { respond, release } = deferResponse({});
  const userRequests = onCall('post', '/user', respond);
  onCall('get', '/jwt', { accessToken: 'token' });
  const user = await openLogin();
  await submitSignIn(user);
  await waitFor(() => expect(userRequests).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  release();
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
  expect(userRequests).toHaveLength(1);
});

test('shows which role a page needs', async () => {
  await openLogin({ neededRole: 'seller' });
  expect(screen.getByRole('alert')).toHaveTextContent('That page needs the role seller.');
});

describe('a forgotten password', () => {
  async function openPasswordReset() {
    const user = await openLogin();
    await fillIn(user, screen.getByLabelText('Email Address'), buyer.email);
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    return user;
  }

  test('is reset with an email to the typed address', async () => {
    const user = await openPasswordReset();
    expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveValue(buyer.email);
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent(
      `If there's an account for ${buyer.email}, we've sent it an email`,
    );
    expect(firebase.sentEmails()).toEqual([`reset ${buyer.email}`]);
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByLabelText('Email Address')).toHaveValue(buyer.email);
  });

  test('does not reveal that an address has no account', async () => {
    firebase.failWith('user-not-found');
    const user = await openPasswordReset();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent("we've sent it an email");
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['invalid-email', "This email address isn't complete."],
    ['too-many-requests', 'Too many attempts.'],
  ])('shows why no email is sent: %s', async (code, text) => {
    firebase.failWith(code);
    const user = await openPasswordReset();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    firebase.stopFailing();
    await user.click(screen.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByRole('status')).toHaveTextContent("we've sent it an email");
  });
});

test('signs in with a demo account on one click', async () => {
  setConfiguration({
    ...publicConfiguration,
    demoAccounts: [{ label: 'Buyer', email: buyer.email, password: 'secret-1' }],
  });
  onCall('post', '/user', {});
  onCall('get', '/jwt', { accessToken: 'token' });
  const user = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Buyer' }));
  expect(screen.getByLabelText('Email Address')).toHaveValue(buyer.email);
  await waitFor(() => expect(loadedUrls).toEqual(['/']));
});
