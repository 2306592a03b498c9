import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSignedIn, signIn, signOut, submitSignIn } from './accounts';

/** Opens the sandbox's mailbox with the link on the page, then the recipient's newest email. */
async function openNewestEmail(page: Page, recipient: string): Promise<Page> {
  const popupOpened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /read the email here|Sandbox mailbox/ }).click();
  const mailbox = await popupOpened;
  await mailbox
    .getByRole('listitem')
    .filter({ hasText: recipient })
    .first()
    .getByRole('link')
    .click();
  return mailbox;
}

test(
  'a forgotten password is reset with the link in an email',
  { tag: '@quick' },
  async ({ newUserPage, shop }) => {
    const member = await shop.register('buyer', 'Fay Forgetful');
    const page = await newUserPage();
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(member.email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send email' }).click();

    const mailbox = await openNewestEmail(page, member.email);
    const memberWithNewPassword = { ...member, password: 'a-newer-password' };
    await mailbox.getByLabel('New password').fill(memberWithNewPassword.password);
    await mailbox.getByRole('button', { name: 'Save the password' }).click();
    await expect(mailbox.getByRole('heading', { name: 'Password saved' })).toBeVisible();
    expect(mailbox.url()).not.toContain(memberWithNewPassword.password);

    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await submitSignIn(page, member);
    await expect(page.getByRole('alert')).toContainText("don't match an account");
    await submitSignIn(page, memberWithNewPassword);
    await expectSignedIn(page);
  },
);

test('the link in an email confirms the address on the page and on the server', async ({
  newUserPage,
  shop,
}) => {
  const member = await shop.register('buyer', 'Uma Unconfirmed');
  const page = await newUserPage();
  await signIn(page, member);
  const confirmationBar = page.getByRole('complementary', { name: 'Confirm your address' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await confirmationBar.getByRole('button', { name: 'Send email' }).click();

  const mailbox = await openNewestEmail(page, member.email);
  await expect(mailbox.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  const tokenRequest = page.waitForRequest(/\/api\/jwt/);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const [, claims = ''] = (await (await tokenRequest).headerValue('authorization'))!.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    email_verified: true,
  });
  await expect(page.getByText('Email Address Confirmed!')).toBeVisible();
  await expect(confirmationBar).toHaveCount(0);

  await signOut(page);
  await signIn(page, member);
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
  await expect(confirmationBar).toHaveCount(0);
});
