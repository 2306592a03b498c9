import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Announcements } from '../../../../src/client/app/announcements';
import { api } from '../../../../src/client/api/api';
import { createStore } from '../../../../src/client/api/store';
import { NewNotifications } from '../../../../src/client/features/notifications/new-notifications';
import { accessToken } from '../../../../src/client/services/identity/access-token';
import { json, onCall } from '../../support/api-stub';
import { ThemeWrapper } from '../../support/theme-wrapper';

test('new notifications are requested only once there is an access token', async () => {
  const countRequests = onCall('get', '/notifications/unseen', { count: 2 });
  render(
    <ThemeWrapper>
      <Provider store={createStore()}>
        <NewNotifications />
      </Provider>
    </ThemeWrapper>,
  );
  act(() => accessToken.store('token'));
  expect(await screen.findByText('2')).toBeVisible();
  expect(countRequests.map(({ authorization }) => authorization)).toEqual(['Bearer token']);
});

test('new notifications are announced only if they arrive while the page is open', async () => {
  onCall('get', '/notifications/unseen', (_request, count) => json({ count: count === 1 ? 1 : 2 }));
  accessToken.store('token');
  const store = createStore();
  render(
    <ThemeWrapper>
      <Provider store={store}>
        <NewNotifications />
        <Announcements />
      </Provider>
    </ThemeWrapper>,
  );
  expect(await screen.findByText('1 new notification')).toBeInTheDocument();
  const updates = screen.getByRole('log', { name: 'Updates' });
  expect(updates).toBeEmptyDOMElement();
  act(() => void store.dispatch(api.util.invalidateTags(['Notifications'])));
  await waitFor(() => expect(updates).toHaveTextContent(/^2 new notifications$/));
});
