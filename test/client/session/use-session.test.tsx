import { act, screen } from '@testing-library/react';
import { buyer, order, userRecord } from '../support/fixtures';
import { firebase } from '../support/firebase-auth';
import { json, onCall } from '../support/marketplace';
import { renderApplication, signIn } from '../support/render-application';
import { tableTexts } from '../support/table';

test('keeps nothing that a person was shown once they have signed out', async () => {
  signIn(buyer, 'buyer');
  const asked = onCall('get', '/myorders/:uid', (_arrival, count) =>
    json(count === 1 ? [order] : []),
  );
  const { user } = renderApplication('/dashboard/my-orders');
  expect(await tableTexts('your orders')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'LogOut' }));
  await screen.findByRole('heading', { name: 'Login to your account' });
  act(() => firebase.signedIn(buyer));
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));

  expect(await screen.findByText("You haven't booked anything yet")).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('follows a sign-in in another tab', async () => {
  onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
  renderApplication('/blog');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  act(() => firebase.signedIn(buyer));
  expect(await screen.findByRole('button', { name: 'LogOut' })).toBeVisible();
  act(() => firebase.signedIn(null));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
});
