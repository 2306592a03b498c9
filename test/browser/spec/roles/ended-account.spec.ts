import { submitSignIn } from '../../accounts';
import { installClock, advanceClock } from '../clock';
import { expect, test } from '../fixtures';

const ends = [
  {
    what: 'deletes',
    path: (id: string) => `/api/user/${id}`,
    method: 'DELETE',
    reason: 'An administrator deleted this account.',
  },
  {
    what: 'suspends',
    path: (id: string) => `/api/users/${id}/suspension`,
    method: 'PUT',
    body: { reason: 'Sold a watch twice.', basis: 'terms', rule: 'Scam or fraud' },
    reason: 'Sold a watch twice.',
  },
];

for (const { what, path, method, body, reason } of ends) {
  test(
    `a user whom the admin ${what} is signed out within a minute, in every open tab, and sees why`,
    { tag: '@long' },
    async ({ shop, visit }) => {
      const member = await shop.register('buyer', 'Dora Departed');
      const orders = await visit('/login', { beforeNavigation: installClock });
      await submitSignIn(orders, member);
      await expect(orders.getByText('Successfully Logged In!')).toBeVisible();
      await orders.goto('/dashboard/my-orders');
      await expect(orders.getByRole('heading', { name: 'My Orders' })).toBeVisible();
      const home = await orders.context().newPage();
      await home.goto('/');
      await expect(home.getByRole('button', { name: 'LogOut' })).toBeVisible();

      const { token } = await shop.signIn('Admin');
      const buyers = await shop.call<{ _id: string; email: string }[]>('/api/all-buyer', token);
      const { _id } = buyers.find(({ email }) => email === member.email)!;
      await shop.call(path(_id), token, method, body);

      await advanceClock(orders, 60_000);
      await expect(orders).toHaveURL('/login');
      await expect(orders.getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await expect(home.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    },
  );
}
