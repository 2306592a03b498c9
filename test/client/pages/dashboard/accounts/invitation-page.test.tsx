import { screen } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { buyer } from '../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(buyer, 'buyer');
});
afterEach(() => setConfiguration(publicConfiguration));

test('the link of an invitation is used only when its reader accepts, and a failure says why', async () => {
  const requests = onCall('post', '/accepted-invitations', (_, count) =>
    count === 1
      ? errorResponse(403, 'This invitation was sent to another email address.')
      : json({ acknowledged: true }),
  );
  const { user } = renderApplication('/dashboard/invitation#secret');
  const accept = await screen.findByRole('button', { name: 'Accept' });
  expect(screen.getByText(buyer.email)).toBeVisible();
  expect(requests).toEqual([]);
  await user.click(accept);
  expect(await screen.findByText(/sent to another email address/)).toBeVisible();
  await user.click(accept);
  expect(await screen.findByText('Welcome to the team!')).toBeInTheDocument();
  expect(requests[0]?.body).toEqual({ token: 'secret' });
  expect(currentUrl()).toBe('/dashboard');
});
