import { act, screen, waitFor, within } from '@testing-library/react';
import { applyDateLocale } from '../../../../../src/client/app/apply-date-locale';
import { setDateLocale } from '../../../../../src/client/components/dates/local-format';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, json, onCall, onUpload } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { auth, firebase } from '../../../support/firebase-auth';
import { buyer, seller, userRecord } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';

const badgeWarning = /you lose your verified badge/;
const findNameField = () => screen.findByLabelText('Full name');
const getSaveButton = () => screen.getByRole('button', { name: 'Save' });

const currentSession = {
  ...{ id: '2', browser: 'Firefox', system: 'Windows', isCurrent: true },
  ...{ signedInAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-26T10:00:00.000Z' },
};
const otherSession = {
  ...currentSession,
  id: '1',
  browser: 'Safari',
  system: 'iPhone',
  isCurrent: false,
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/my-products/:email', []);
  onCall('get', '/blocked-people', []);
  onCall('get', '/sessions', [currentSession, otherSession]);
  onCall('get', '/email-settings', { declined: ['messages'] });
  onCall('get', '/shipping-address', { address: null });
  onCall('get', '/account-deletion', { requestedAt: null, orders: [] });
  signIn(seller, 'seller', { verified: true });
});
afterEach(() => setConfiguration(publicConfiguration));

test('warns that a new name removes the badge, before the name is saved', async () => {
  const saveRequests = onCall('post', '/user', { acknowledged: true });
  const { user } = renderApplication('/dashboard/account');
  await user.type(await findNameField(), ' Junior');
  expect(screen.getByText(badgeWarning)).toBeVisible();
  await user.click(getSaveButton());
  expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
  expect(saveRequests).toHaveLength(1);
  expect(saveRequests[0]).toMatchObject({ body: { displayName: `${seller.displayName} Junior` } });
  expect(await findNameField()).toHaveValue(`${seller.displayName} Junior`);
  expect(getSaveButton()).toHaveFocus();
  expect(screen.queryByText(badgeWarning)).not.toBeInTheDocument();
});

test('saves the photo that the user has chosen', async () => {
  const url = 'https://pictures.example/portrait.webp';
  onUpload(() => json({ data: { url } }));
  const saveRequests = onCall('post', '/user', { acknowledged: true });
  const { user } = renderApplication('/dashboard/account');
  await findNameField();
  const photo = new File(['photo'], 'me.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Photo', { selector: 'input[type=file]' }), photo);
  await waitFor(() => expect(document.querySelector(`img[src="${url}"]`)).toBeVisible());
  await user.click(getSaveButton());
  await waitFor(() => expect(saveRequests[0]).toMatchObject({ body: { photoURL: url } }));
});

test('removes the photo, at the server and at the identity service', async () => {
  const url = 'https://pictures.example/portrait.webp';
  signIn({ ...seller, photoURL: url }, 'seller', { verified: true });
  const saveRequests = onCall('post', '/user', { acknowledged: true });
  const { user } = renderApplication('/dashboard/account');
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await user.click(getSaveButton());
  expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
  expect(saveRequests[0]).toMatchObject({ body: { photoURL: '', removePhoto: true } });
  expect(auth.currentUser).toMatchObject({ photoURL: '' });
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  expect(document.querySelector(`img[src="${url}"]`)).not.toBeInTheDocument();
});

test('keeps what was typed if the profile is not saved', async () => {
  const { user } = renderApplication('/dashboard/account');
  await user.type(await findNameField(), ' Junior');
  firebase.failWith('network-request-failed');
  await user.click(getSaveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach/);
  expect(await findNameField()).toHaveValue(`${seller.displayName} Junior`);
});

test('rejects a name that imitates a verified badge', async () => {
  const { user } = renderApplication('/dashboard/account');
  await user.type(await findNameField(), ' ✔');
  await user.click(getSaveButton());
  expect(await screen.findByText(/no check marks/)).toBeVisible();
});

test('turns a kind of email off at once, and restores the setting if the request fails', async () => {
  const changes = onCall('put', '/email-settings', ({ body }, count) =>
    count === 1
      ? json({ declined: ['messages', (body as { kind: string }).kind] })
      : errorResponse(400, 'Not now.'),
  );
  const { user } = renderApplication('/dashboard/account');
  const wishlistEmails = await screen.findByRole('checkbox', { name: /wishlist/ });
  const messageEmails = screen.getByRole('checkbox', { name: /Messages/ });
  expect(wishlistEmails).toBeChecked();
  await user.click(wishlistEmails);
  await waitFor(() => expect(wishlistEmails).not.toBeChecked());
  await waitFor(() => expect(changes[0]?.body).toEqual({ kind: 'wishes', declined: true }));
  await user.click(messageEmails);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(messageEmails).not.toBeChecked();
  expect(wishlistEmails).not.toBeChecked();
});

test("downloads the user's data, and shows why a download was rejected", async () => {
  const urls: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    urls.push(this.href);
  });
  onCall('post', '/data-export', (_request, count) =>
    count === 1 ? json({ key: 'key-1' }) : errorResponse(429, 'Please try again in an hour.'),
  );
  const { user } = renderApplication('/dashboard/account');
  const download = await screen.findByRole('button', { name: 'Download my data' });
  await user.click(download);
  await waitFor(() => expect(urls).toEqual([expect.stringMatching(/\/data-export\/key-1$/)]));
  // The button is disabled until the page has rendered the end of the call.
  await waitFor(() => expect(download).toBeEnabled());
  await user.click(download);
  expect(await screen.findByText('Please try again in an hour.')).toBeInTheDocument();
  expect(urls).toHaveLength(1);
  click.mockRestore();
});

test('signs out another session, or all others, but offers no button for the current session', async () => {
  let sessions = [currentSession, otherSession];
  onCall('get', '/sessions', () => json(sessions));
  const signOutRequests = onCall('delete', '/sessions/:id', () => {
    sessions = [currentSession];
    return json({ acknowledged: true });
  });
  const signOutOthersRequests = onCall('delete', '/sessions', { acknowledged: true });
  onCall('get', '/jwt', { accessToken: 'of the newest sign-in' });
  const { user } = renderApplication('/dashboard/account');
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Firefox/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(signOutRequests[0]?.path).toMatch(/\/sessions\/1$/);
  await user.click(screen.getByRole('button', { name: 'Sign out of all other sessions' }));
  expect(await screen.findByText('Your other sessions are signed out')).toBeInTheDocument();
  // A changed password is a newer sign-in than that of the access token in use, which the call would end.
  expect(signOutOthersRequests).toMatchObject([{ authorization: 'Bearer of the newest sign-in' }]);
});

test('shows that a deletion waits for the payout after the last sale', async () => {
  const owed = [{ amount: 125_050, currency: 'usd' }];
  onCall('get', '/account-deletion', { requestedAt: '2026-11-01T10:00:00.000Z', orders: [], owed });
  renderApplication('/dashboard/account');
  expect(
    await screen.findByText('We delete it once you have been paid for your sales.'),
  ).toBeVisible();
});

test('shows why the deletion could not be cancelled', async () => {
  onCall('get', '/account-deletion', { requestedAt: '2026-11-01T10:00:00.000Z', orders: [] });
  onCall('delete', '/account-deletion', () => errorResponse(400, 'Not now.'));
  const { user } = renderApplication('/dashboard/account');
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
});

test.each([
  ['Sessions', '/sessions', 'Firefox on Windows', [currentSession]],
  ['Delete account', '/account-deletion', 'Delete account', { requestedAt: null, orders: [] }],
])('offers Retry when the section %s failed to load', async (title, path, content, data) => {
  onCall('get', path, (_, count) => (count === 1 ? errorResponse(400, 'Not now.') : json(data)));
  const { user } = renderApplication('/dashboard/account');
  const section = within(await screen.findByRole('region', { name: title }));
  await user.click(await section.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(section.queryByRole('alert')).not.toBeInTheDocument());
  expect((await section.findAllByText(content))[0]).toBeVisible();
});

describe('the ways to sign in', () => {
  const findButton = (name: string) => screen.findByRole('button', { name });
  const waitUntilButtonIsGone = (name: string) =>
    waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());

  const findDialogButton = async (name: string) =>
    within(await screen.findByRole('dialog')).findByRole('button', { name });
  const reauthenticate = async (user: ReturnType<typeof openWithSignInMethods>['user']) =>
    user.type(await screen.findByLabelText('Current password'), 'correct horse{Enter}');

  function openWithSignInMethods(...methods: string[]) {
    firebase.addAccount({ ...seller, password: 'correct horse' });
    firebase.setSignInMethods(...methods);
    signIn(seller, 'seller', { verified: true });
    return renderApplication('/dashboard/account');
  }

  test('shows that the account is deleted, and signs out', async () => {
    onCall('post', '/account-deletion', { acknowledged: true, isDeleted: true });
    const { user } = openWithSignInMethods('password');
    const section = within(await screen.findByRole('region', { name: 'Delete account' }));
    await user.click(await section.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Your email address'), seller.email);
    await user.type(dialog.getByLabelText('Password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
  });

  test('the last way to sign in cannot be disconnected until another is connected', async () => {
    const { user } = openWithSignInMethods('password');
    await user.click(await findButton('Connect Google'));
    await reauthenticate(user);
    await user.click(await findDialogButton('Connect Google'));
    expect(await screen.findByText('Google is connected')).toBeInTheDocument();
    expect(await findButton('Disconnect Google')).toHaveFocus();
    expect(screen.queryByText(/your only way to sign in/)).not.toBeInTheDocument();
    await user.click(await findButton('Disconnect Email and password'));
    await reauthenticate(user);
    await user.click(await findDialogButton('Remove password'));
    expect(await screen.findByText('Your password is removed')).toBeInTheDocument();
    await waitUntilButtonIsGone('Disconnect Google');
    expect(screen.getByText(/your only way to sign in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  });

  test('an account that signs in with Google can add a password', async () => {
    const { user } = openWithSignInMethods('google.com');
    await user.click(await findButton('Connect Email and password'));
    await user.click(await findButton('Continue with Google'));
    const password = await screen.findByLabelText('New password');
    await user.type(password, 'short{Enter}');
    expect(await screen.findByText(/at least 6 characters/)).toBeVisible();
    await user.type(password, 'er no more{Enter}');
    expect(await screen.findByText('Your password is saved')).toBeInTheDocument();
    expect(await findButton('Change password')).toBeVisible();
  });

  test.each([
    ['credential-already-in-use', 'This Github account already belongs to another account here.'],
    ['popup-blocked', /Your browser blocked the sign-in window/],
    ['network-request-failed', /could not reach/],
  ])('the dialog explains why an account was not connected: %s', async (code, message) => {
    const { user } = openWithSignInMethods('password');
    await user.click(await findButton('Connect Github'));
    await reauthenticate(user);
    const connect = await findDialogButton('Connect Github');
    firebase.failWith(code);
    await user.click(connect);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await findButton('Connect Github')).toBeVisible();
  });

  test('closing the pop-up changes nothing', async () => {
    const { user } = openWithSignInMethods('password');
    await user.click(await findButton('Connect Github'));
    await reauthenticate(user);
    const connect = await findDialogButton('Connect Github');
    firebase.failWith('popup-closed-by-user');
    await user.click(connect);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await findButton('Connect Github')).toBeVisible();
  });

  test('a way to sign in is disconnected only after a reauthentication', async () => {
    const { user } = openWithSignInMethods('password', 'github.com');
    await user.click(await findButton('Disconnect Github'));
    const password = await screen.findByLabelText('Current password');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText("That's not the password of this account.")).toBeVisible();
    await user.clear(password);
    await reauthenticate(user);
    await user.click(await findDialogButton('Disconnect Github'));
    expect(await screen.findByText('Github is disconnected')).toBeInTheDocument();
    expect(await findButton('Connect Github')).toBeVisible();
  });

  test('the last way to sign in stays if another tab has disconnected the other one', async () => {
    const { user } = openWithSignInMethods('password', 'github.com');
    await user.click(await findButton('Disconnect Github'));
    await reauthenticate(user);
    const disconnect = await findDialogButton('Disconnect Github');
    firebase.disconnectElsewhere('password');
    await user.click(disconnect);
    expect(await screen.findByRole('alert')).toHaveTextContent(/only way to sign in now/);
  });
});

describe('the language of dates', () => {
  const findLanguageField = () => screen.findByLabelText('Language of dates and times');
  const findLastUse = (text: RegExp) => screen.findByText(text);

  /** Opens the account page with a saved language. The server stores each change of it. */
  function openWithDateLocale(savedLocale: unknown = null) {
    let dateLocale = savedLocale;
    const account = () => json({ ...userRecord(seller, { role: 'seller' }), dateLocale });
    onCall('get', '/user/:email', account);
    const changes = onCall('put', '/date-locale', ({ body }) => {
      ({ dateLocale } = body as { dateLocale: unknown });
      return json({ acknowledged: true });
    });
    const { user, store } = renderApplication('/dashboard/account');
    const stop = applyDateLocale(store);
    return { user, changes, stop };
  }

  test('changes every date at once and is saved with the account', async () => {
    const { user, changes, stop } = openWithDateLocale();
    expect(await findLastUse(/Last used Nov 26, 2026/)).toBeVisible();
    await user.selectOptions(await findLanguageField(), 'Deutsch');
    expect(await findLastUse(/Last used 26.11.2026/)).toBeVisible();
    await waitFor(() => expect(changes[0]?.body).toEqual({ dateLocale: 'de-DE' }));
    await user.selectOptions(await findLanguageField(), 'Language of the browser');
    expect(await findLastUse(/Last used Nov 26, 2026/)).toBeVisible();
    await waitFor(() => expect(changes[1]?.body).toEqual({ dateLocale: null }));
    stop();
  });

  test('is stored with the account, so that it applies on every device', async () => {
    const { stop } = openWithDateLocale('de-DE');
    expect(await findLastUse(/Last used 26.11.2026/)).toBeVisible();
    expect(await findLanguageField()).toHaveValue('de-DE');
    stop();
    act(() => setDateLocale(undefined));
  });

  test('keeps its previous value when saving fails', async () => {
    const { user, stop } = openWithDateLocale();
    onCall('put', '/date-locale', () => errorResponse(400, 'Not now.'));
    await user.selectOptions(await findLanguageField(), 'Deutsch');
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(await findLastUse(/Last used Nov 26, 2026/)).toBeVisible();
    expect(await findLanguageField()).toHaveValue('');
    stop();
  });
});

describe('the shipping address of a buyer', () => {
  const address = {
    ...{ name: 'Bo Buyer', line1: 'Lake Road 5', line2: null, region: null },
    ...{ postalCode: '1205', city: 'Dhaka', country: 'BD' },
  };
  const findSection = async () =>
    within(await screen.findByRole('region', { name: 'Shipping address' }));

  beforeEach(() => signIn(buyer, 'buyer'));

  test('is shown and changed by the rules of an order', async () => {
    onCall('get', '/shipping-address', { address });
    const saved = onCall('put', '/shipping-address', { acknowledged: true, modifiedCount: 1 });
    const { user } = renderApplication('/dashboard/account');
    const section = await findSection();
    expect(section.getByText(/Lake Road 5/)).toHaveTextContent('1205 Dhaka Bangladesh');
    await user.click(section.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shipping address' }));
    const street = dialog.getByRole('textbox', { name: 'Street and number' });
    await user.clear(street);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Street and number are required!')).toBeVisible();
    await user.type(street, 'Lake Road 6');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your address is saved.')).toBeInTheDocument();
    const { line2, region, ...entered } = address;
    expect(saved.map(({ body }) => body)).toEqual([
      { address: { ...entered, line1: 'Lake Road 6' } },
    ]);
  });

  test('is removed after a confirmation', async () => {
    onCall('get', '/shipping-address', { address });
    const saved = onCall('put', '/shipping-address', { acknowledged: true, modifiedCount: 1 });
    const { user } = renderApplication('/dashboard/account');
    await user.click((await findSection()).getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove the shipping/ }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your address is removed.')).toBeInTheDocument();
    expect(saved.map(({ body }) => body)).toEqual([{ address: null }]);
  });

  test('can be added before the first order with shipping', async () => {
    const { user } = renderApplication('/dashboard/account');
    await user.click((await findSection()).getByRole('button', { name: 'Add an address' }));
    expect(await screen.findByRole('dialog', { name: 'Shipping address' })).toBeVisible();
  });
});
