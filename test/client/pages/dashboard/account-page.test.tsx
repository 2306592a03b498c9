import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { firebase } from '../../support/firebase-auth';
import { seller } from '../../support/fixtures';
import { renderApplication, signIn } from '../../support/render-application';

const lossOfBadge = /you lose your verified badge/;
const nameField = () => screen.findByLabelText('Full name');
const save = () => screen.getByRole('button', { name: 'Save' });

const current = {
  ...{ id: '2', browser: 'Firefox', system: 'Windows', isCurrent: true },
  ...{ signedInAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-26T10:00:00.000Z' },
};
const other = { ...current, id: '1', browser: 'Safari', system: 'iPhone', isCurrent: false };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['ownAccount'] });
  onCall('get', '/my-products/:email', []);
  onCall('get', '/blocked-people', []);
  onCall('get', '/sessions', [current, other]);
  onCall('get', '/email-settings', { declined: ['messages'] });
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
  expect(save()).toHaveFocus();
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

test('turns a kind of emails off at once, and on again if that fails', async () => {
  const changes = onCall('put', '/email-settings', ({ body }, count) =>
    count === 1
      ? json({ declined: ['messages', (body as { kind: string }).kind] })
      : errorResponse(400, 'Not now.'),
  );
  const { user } = renderApplication('/dashboard/account');
  const wishes = await screen.findByRole('checkbox', { name: /wishlist/ });
  const messages = screen.getByRole('checkbox', { name: /Messages/ });
  expect(wishes).toBeChecked();
  await user.click(wishes);
  await waitFor(() => expect(wishes).not.toBeChecked());
  await waitFor(() => expect(changes[0]?.body).toEqual({ kind: 'wishes', declined: true }));
  await user.click(messages);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(messages).not.toBeChecked();
  expect(wishes).not.toBeChecked();
});

test("lets the browser download the user's data, and says why it can't", async () => {
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
  await user.click(download);
  expect(await screen.findByText('Please try again in an hour.')).toBeInTheDocument();
  expect(urls).toHaveLength(1);
  click.mockRestore();
});

test('signs out another session, or all others, but offers no button for this one', async () => {
  let sessions = [current, other];
  onCall('get', '/sessions', () => json(sessions));
  const endedOne = onCall('delete', '/sessions/:id', () => {
    sessions = [current];
    return json({ acknowledged: true });
  });
  const endedOthers = onCall('delete', '/sessions', { acknowledged: true });
  const { user } = renderApplication('/dashboard/account');
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Firefox/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(endedOne[0]?.path).toMatch(/\/sessions\/1$/);
  await user.click(screen.getByRole('button', { name: 'Sign out of all other sessions' }));
  expect(await screen.findByText('Your other sessions are signed out')).toBeInTheDocument();
  expect(endedOthers).toHaveLength(1);
});

test('says that the account is not kept if that fails', async () => {
  onCall('get', '/account-deletion', { requestedAt: '2026-11-01T10:00:00.000Z', orders: [] });
  onCall('delete', '/account-deletion', () => errorResponse(400, 'Not now.'));
  const { user } = renderApplication('/dashboard/account');
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
});

test.each([
  ['Sessions', '/sessions', 'Firefox on Windows', [current]],
  ['Delete account', '/account-deletion', 'Delete account', { requestedAt: null, orders: [] }],
])('offers to load the section %s again if that failed', async (title, path, content, data) => {
  onCall('get', path, (_, count) => (count === 1 ? errorResponse(400, 'Not now.') : json(data)));
  const { user } = renderApplication('/dashboard/account');
  const section = within(await screen.findByRole('region', { name: title }));
  await user.click(await section.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(section.queryByRole('alert')).not.toBeInTheDocument());
  expect(section.getAllByText(content)[0]).toBeVisible();
});
