import { screen } from '@testing-library/react';
import { buyer } from '../../support/fixtures';
import { onCall, errorResponse } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

beforeEach(() => onCall('get', '/*', () => errorResponse(400, 'No.')));

const reminder = 'choose whether you buy or sell';

test('links a user without a role to the role choice', async () => {
  signIn(buyer, null);
  const { user } = renderApplication('/blog');
  await user.click(await screen.findByRole('link', { name: reminder }));
  expect(await screen.findByRole('heading', { name: 'One last thing' })).toBeVisible();
});

test('is hidden from a user with a role', async () => {
  signIn(buyer, 'buyer');
  renderApplication('/blog');
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: reminder })).not.toBeInTheDocument();
});
