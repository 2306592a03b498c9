import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../../../src/client/api/store';
import { RecentActivitySync } from '../../../../src/client/app/recent-activity-sync';
import { Toasts } from '../../../../src/client/app/toasts';
import { newActivity } from '../../../../src/client/features/recent-activity/new-activity';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { accessToken } from '../../../../src/client/services/identity/access-token';
import { recentSearches } from '../../../../src/client/services/storage/recent-searches';
import {
  addViewedProduct,
  readViewedProducts,
  removeViewedProduct,
} from '../../../../src/client/services/storage/recently-viewed';
import { sessionChanged, type SessionState } from '../../../../src/client/session/session-slice';
import type { NewActivity } from '../../../../src/contract/calls/recent-activity';
import { brokenConnection, deferResponse, json, onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { buyer, product, seller } from '../../support/fixtures';
import { ThemeWrapper } from '../../support/theme-wrapper';

beforeEach(() => setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] }));
afterEach(() => setConfiguration(publicConfiguration));

describe('what a device sends', () => {
  const send = (device: string[], account: string[]) =>
    newActivity({ searches: device, viewed: [] }, { searches: account, viewed: [] });
  const sent = (searches: string[], cleared: string[] = []) => ({ searches, viewed: [], cleared });

  test.each([
    ['nothing new', ['b', 'a'], ['b', 'a'], undefined],
    ['a new entry', ['c', 'b', 'a'], ['b', 'a'], sent(['c'])],
    ['an entry that is used again', ['a', 'b'], ['b', 'a'], sent(['a'])],
    [
      'one more than a full list has',
      ['7', '6', '5', '4', '3', '2'],
      ['6', '5', '4', '3', '2', '1'],
      sent(['7']),
    ],
    ['a cleared list', [], ['b', 'a'], sent([], ['searches'])],
    ['a former entry after clearing', ['b'], ['c', 'b', 'a'], sent(['b'], ['searches'])],
  ])('is %s', (_name, device, account, expected) => {
    expect(send(device, account)).toEqual(expected);
  });
});

describe('of a signed-in user', () => {
  const signedIn = (user = buyer): SessionState => ({
    status: 'signedIn',
    user,
    role: 'buyer',
    verified: false,
  });
  const signedOut: SessionState = { status: 'signedOut', endReason: null };

  beforeEach(() => accessToken.store('token'));

  function renderSync(session: SessionState) {
    const store = createStore();
    store.dispatch(sessionChanged(session));
    const { unmount } = render(
      <ThemeWrapper>
        <Provider store={store}>
          <Toasts />
          <RecentActivitySync />
        </Provider>
      </ThemeWrapper>,
    );
    const change = (next: SessionState) => act(() => void store.dispatch(sessionChanged(next)));
    return { change, unmount };
  }

  /** The server of an account that has these entries before. */
  function onActivity(searches: string[], viewed = [product]) {
    let stored = searches;
    return onCall('post', '/recent-activity', ({ body }) => {
      const { searches: added, cleared } = body as NewActivity;
      if (cleared.includes('searches')) stored = [];
      stored = [...new Set([...added, ...stored])];
      return json({ searches: stored, viewed });
    });
  }

  test("a visitor's lists are added to the account, whose lists the device then shows", async () => {
    recentSearches.add('diver');
    addViewedProduct({ ...product, _id: 'product-9' });
    const requests = onActivity(['pilot']);
    renderSync(signedIn());
    await waitFor(() => expect(recentSearches.list()).toEqual(['diver', 'pilot']));
    expect(readViewedProducts().map(({ _id }) => _id)).toEqual(['product-1']);
    act(() => recentSearches.add('chrono'));
    await waitFor(() => expect(recentSearches.list()).toEqual(['chrono', 'diver', 'pilot']));
    expect(requests.map(({ body }) => body)).toEqual([
      { searches: ['diver'], viewed: ['product-9'], cleared: [] },
      { searches: ['chrono'], viewed: [], cleared: [] },
    ]);
  });

  test('nothing is sent before the sign-in has its token', async () => {
    accessToken.remove();
    const requests = onActivity(['pilot']);
    renderSync(signedIn());
    await act(() => import('../../../../src/client/features/recent-activity/sync-recent-activity'));
    act(() => accessToken.store('token'));
    await waitFor(() => expect(recentSearches.list()).toEqual(['pilot']));
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer token']);
  });

  test('a search during a request is sent after it', async () => {
    const { respond, release } = deferResponse({ searches: ['pilot'], viewed: [] });
    let isHeld = true;
    const requests = onCall('post', '/recent-activity', (request, count) =>
      isHeld ? respond(request, count) : json({ searches: ['chrono', 'pilot'], viewed: [] }),
    );
    renderSync(signedIn());
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => recentSearches.add('chrono'));
    isHeld = false;
    release();
    await waitFor(() => expect(recentSearches.list()).toEqual(['chrono', 'pilot']));
    expect(requests[1]?.body).toMatchObject({ searches: ['chrono'] });
  });

  test('clearing clears the account, as soon as there is a connection', async () => {
    let isOffline = false;
    let stored = ['diver'];
    const requests = onCall('post', '/recent-activity', ({ body }) => {
      if (isOffline) return brokenConnection();
      if ((body as NewActivity).cleared.includes('searches')) stored = [];
      return json({ searches: stored, viewed: [] });
    });
    renderSync(signedIn());
    await waitFor(() => expect(recentSearches.list()).toEqual(['diver']));
    isOffline = true;
    act(() => recentSearches.clear());
    expect(await screen.findByText(/not in your account yet/)).toBeInTheDocument();
    expect(recentSearches.list()).toEqual([]);
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(stored).toEqual([]));
    expect(requests.at(-1)?.body).toEqual({ searches: [], viewed: [], cleared: ['searches'] });
  });

  test('a viewed watch that no longer exists does not clear the list of the account', async () => {
    const other = { ...product, _id: 'product-2' };
    const requests = onActivity(['pilot'], [product, other]);
    renderSync(signedIn());
    await waitFor(() => expect(readViewedProducts()).toHaveLength(2));
    act(() => removeViewedProduct('product-2'));
    act(() => recentSearches.add('diver'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.body).toEqual({ searches: ['diver'], viewed: [], cleared: [] });
  });

  test('nothing stays on the device when the session ends, however it ends', async () => {
    onActivity(['pilot']);
    const { change } = renderSync(signedIn());
    await waitFor(() => expect(recentSearches.list()).toEqual(['pilot']));
    change({ ...signedOut, endReason: 'Signed out elsewhere.' });
    expect(recentSearches.list()).toEqual([]);
    expect(readViewedProducts()).toEqual([]);
  });

  test("another user who signs in gets nothing of the former one's", async () => {
    onActivity(['pilot']);
    const { unmount } = renderSync(signedIn());
    await waitFor(() => expect(recentSearches.list()).toEqual(['pilot']));
    unmount();
    const requests = onActivity([], []);
    renderSync(signedIn(seller));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toEqual({ searches: [], viewed: [], cleared: [] });
    await waitFor(() => expect(recentSearches.list()).toEqual([]));
  });

  test("a visitor's lists, and all at a server of the specification alone, stay on the device", async () => {
    recentSearches.add('diver');
    const { change } = renderSync(signedOut);
    expect(recentSearches.list()).toEqual(['diver']);
    setConfiguration(publicConfiguration);
    change(signedIn());
    // As long as it takes to load what would send them.
    await act(() => import('../../../../src/client/features/recent-activity/sync-recent-activity'));
    change(signedOut);
    expect(recentSearches.list()).toEqual(['diver']);
  });
});
