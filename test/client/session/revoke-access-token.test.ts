import { waitFor } from '@testing-library/react';
import { revokeAccessToken } from '../../../src/client/session/revoke-access-token';
import { accessToken } from '../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../src/client/services/configuration';
import { publicConfiguration } from '../support/configuration';
import { brokenConnection, onCall } from '../support/api-stub';

beforeEach(() => {
  accessToken.store('stored');
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
});

test('ends the session on the server once', async () => {
  const signOutRequests = onCall('delete', '/session', { acknowledged: true });
  revokeAccessToken();
  revokeAccessToken();
  expect(accessToken.read()).toBeNull();
  await waitFor(() => expect(signOutRequests).toHaveLength(1));
  expect(signOutRequests[0]?.authorization).toBe('Bearer stored');
});

test('removes the token while offline too', async () => {
  const requests = onCall('delete', '/session', brokenConnection);
  revokeAccessToken();
  expect(accessToken.read()).toBeNull();
  await waitFor(() => expect(requests).toHaveLength(1));
});

test('sends no request to a server without the sessions capability', () => {
  setConfiguration(publicConfiguration);
  const requests = jest.spyOn(window, 'fetch');
  revokeAccessToken();
  expect(accessToken.read()).toBeNull();
  expect(requests).not.toHaveBeenCalled();
});
