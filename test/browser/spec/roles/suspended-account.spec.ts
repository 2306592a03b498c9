import { submitSignIn } from '../../accounts';
import { expect, test } from '../fixtures';

const currentSecond = () => Math.floor(Date.now() / 1000);

test('a suspended user signs in again, downloads their data and deletes the account', async ({
  shop,
  visit,
}) => {
  const member = await shop.register('buyer', 'Sam Suspended');
  const { token } = await shop.signIn('Admin');
  const buyers = await shop.call<{ _id: string; email: string }[]>('/api/all-buyer', token);
  const { _id } = buyers.find(({ email }) => email === member.email)!;
  const body = { reason: 'Sold a watch twice.', basis: 'terms', rule: 'Scam or fraud' };
  await shop.call(`/api/users/${_id}/suspension`, token, 'PUT', body);
  // A sign-in in the second of the suspension counts as one before it.
  const secondOfSuspension = currentSecond();
  await expect.poll(currentSecond).toBeGreaterThan(secondOfSuspension);

  const page = await visit('/login');
  await submitSignIn(page, member);
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: body.reason })).toBeVisible();
  const downloadStarted = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await downloadStarted).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  await page.goto('/dashboard/my-orders');
  await expect(page).toHaveURL('/login');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your email address').fill(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
});
