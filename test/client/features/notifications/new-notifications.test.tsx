import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../../../src/client/api/store';
import { NewNotifications } from '../../../../src/client/features/notifications/new-notifications';
import { accessToken } from '../../../../src/client/services/access-token';
import { onCall } from '../../support/marketplace';
import { ThemeWrapper } from '../../support/theme-wrapper';

test('are counted as soon as there is an access token, and not before', async () => {
  const counted = onCall('get', '/notifications/unseen', { count: 2 });
  render(
    <ThemeWrapper>
      <Provider store={createStore()}>
        <NewNotifications />
      </Provider>
    </ThemeWrapper>,
  );
  act(() => accessToken.store('token'));
  expect(await screen.findByText('2')).toBeVisible();
  expect(counted.map(({ authorization }) => authorization)).toEqual(['Bearer token']);
});
