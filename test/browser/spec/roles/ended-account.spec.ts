import { expectSignedIn, submitSignIn } from '../../accounts';
import { installClock, advanceClock } from '../clock';
import { expect, test } from '../fixtures';

const accountEndings = [
  {
    verb: 'deletes',
    path: (id: string) => `/api/user/${id}`,
    method: 'DELETE',
    reason: 'An administrator deleted this account.',
  },
  {
    verb: 'suspends',
    path: (id: string) => `/api/users/${id}/suspension`,
    method: 'PUT',
    body: { reason: 'Sold a watch twice.', basis: 'terms', rule: 'Scam or fraud' },
    reason: 'Sold a watch twice.',
  },
];

for (const { verb, path, method, body, reason } of accountEndings) {
  test(`a user whom the admin ${verb} is signed out within a minute, in every open tab, and sees why`, async ({
    shop,
    visit,
  }) => {
    const member = await shop.register('buyer', 'Dora Departed');
    const ordersPage = await visit('/login', { beforeNavigation: installClock });
    await submitSignIn(ordersPage, member);
    await expectSignedIn(ordersPage);
    await ordersPage.goto('/dashboard/my-orders');
    await expect(ordersPage.getByRole('heading', { name: 'My Orders' })).toBeVisible();
    const homePage = await ordersPage.context().newPage();
    await homePage.goto('/');
    await expect(homePage.getByRole('button', { name: 'LogOut' })).toBeVisible();

    const { token } = await shop.signIn('Admin');
    const buyers = await shop.call<{ _id: string; email: string }[]>('/api/all-buyer', token);
    const { _id } = buyers.find(({ email }) => email === member.email)!;
    await shop.call(path(_id), token, method, body);

    await advanceClock(ordersPage, 60_000);
    await expect(ordersPage).toHaveURL('/login');
    await expect(ordersPage.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(homePage.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  });
}
