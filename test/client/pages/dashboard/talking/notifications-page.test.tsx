import { act, screen, waitFor, within } from '@testing-library/react';
import { accessToken } from '../../../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import type { Notification } from '../../../../../src/contract/talking/notification';
import { publicConfiguration } from '../../../support/configuration';
import { seller } from '../../../support/fixtures';
import { json, onCall, errorResponse } from '../../../support/api-stub';
import { notification } from '../../../support/notifications';
import { renderApplication, signIn } from '../../../support/render-application';

const pagePath = '/dashboard/notifications';
const findBadge = () =>
  screen.findByRole('button', { name: /^Your account \d+ new notifications?$/ });

/** A server with these notifications, which stores what was seen. */
function stubNotifications(notifications: readonly Notification[]) {
  let isSeen = false;
  onCall('get', '/notifications', () =>
    json(notifications.map((each) => ({ ...each, seen: isSeen }))),
  );
  onCall('get', '/notifications/unseen', () => json({ count: isSeen ? 0 : notifications.length }));
  return onCall('put', '/notifications/seen', () => {
    isSeen = true;
    return json({ acknowledged: true, modifiedCount: notifications.length });
  });
}

function setTabVisibility(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/my-products/:email', []);
  signIn(seller, 'seller');
  accessToken.store('token');
});
afterEach(() => {
  setConfiguration(publicConfiguration);
  jest.restoreAllMocks();
});

test('shows the events of orders and of products on the wishlist, each with a link', async () => {
  stubNotifications([
    { ...notification, id: '2', news: 'paid' },
    { ...notification, orderId: 'order-2' },
    {
      ...{ id: '3', productId: 'product-1', productName: 'Omega Seamaster', news: 'priceFell' },
      ...{ seen: false, createdAt: notification.createdAt },
    },
  ]);
  renderApplication(pagePath);
  const list = within(await screen.findByRole('list', { name: 'your notifications' }));
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/order/order-3f9a21bc',
    '/dashboard/order/order-2',
    '/product/product-1',
  ]);
  expect(links[0]).toHaveTextContent(/“Omega Seamaster”.*New/);
  expect(links[1]).toHaveTextContent('“Omega Seamaster” was booked');
  expect(links[2]).toHaveTextContent('The price of “Omega Seamaster” has fallen');
  expect(screen.getAllByRole('time')).toHaveLength(3);
});

test.each([
  ['is written from right to left', 'ساعة', '“\u2068ساعة\u2069” was booked'],
  [
    'contains a line break and a direction override',
    'Diver\n\u202E 1969',
    '“Diver 1969” was booked',
  ],
])('isolates a name that %s from the surrounding text', async (_how, productName, title) => {
  stubNotifications([{ ...notification, productName }]);
  renderApplication(pagePath);
  expect(await screen.findByText(title)).toBeVisible();
});

test('marks visible notifications as seen, but shows them as new while the page stays open', async () => {
  const seenRequests = stubNotifications([notification]);
  renderApplication(pagePath);
  expect(await screen.findByText('New')).toBeVisible();
  await waitFor(() => expect(seenRequests).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Your account' })).toBeInTheDocument(),
  );
  expect(screen.getByText('New')).toBeVisible();
});

test('marks nothing as seen in a background tab', async () => {
  setTabVisibility('hidden');
  const seenRequests = stubNotifications([notification]);
  renderApplication(pagePath);
  expect(await screen.findByText('New')).toBeVisible();
  expect(await findBadge()).toBeInTheDocument();
  expect(seenRequests).toHaveLength(0);
  setTabVisibility('visible');
  await waitFor(() => expect(seenRequests).toHaveLength(1));
});

test("unsubscribes from the tab's visibility when the page is left", async () => {
  const addListener = jest.spyOn(document, 'addEventListener');
  const removeListener = jest.spyOn(document, 'removeEventListener');
  const listVisibilityListeners = ({ mock }: typeof addListener | typeof removeListener) =>
    mock.calls.filter(([name]) => name === 'visibilitychange').map(([, listener]) => listener);
  stubNotifications([notification]);
  const { user } = renderApplication(pagePath);
  expect(await screen.findByText('New')).toBeVisible();
  const addedListeners = listVisibilityListeners(addListener);
  expect(addedListeners).not.toHaveLength(0);
  await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
  await waitFor(() => expect(listVisibilityListeners(removeListener)).toEqual(addedListeners));
});

test('shows that there are no notifications yet', async () => {
  const seenRequests = stubNotifications([]);
  renderApplication(pagePath);
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
  expect(seenRequests).toHaveLength(0);
});

test('offers Retry when the notifications cannot be loaded', async () => {
  stubNotifications([notification]);
  onCall('get', '/notifications', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json([notification]),
  );
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Omega Seamaster/)).toBeVisible();
});

test('shows the number of new notifications in the header of every page, with a link', async () => {
  stubNotifications([notification, { ...notification, id: '2' }]);
  const { user } = renderApplication('/blog');
  await user.click(await screen.findByRole('button', { name: 'Your account 2 new notifications' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('shows the number of new notifications in the menu of the dashboard', async () => {
  stubNotifications([notification]);
  onCall('get', '/figures', {});
  renderApplication('/dashboard');
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  const link = menu.getByRole('link', { name: 'Notifications' });
  expect(link).toHaveAttribute('href', pagePath);
  await waitFor(() => expect(link.parentElement).toHaveTextContent('Notifications1 new'));
});

test('shows no notifications if the server does not support them', async () => {
  setConfiguration(publicConfiguration);
  const { user } = renderApplication('/dashboard');
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  expect(menu.queryByRole('link', { name: 'Notifications' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Notifications' })).not.toBeInTheDocument();
});
