import type { Page } from '@playwright/test';
import { submitRegistration, submitSignIn, newAccount } from '../../accounts';
import { rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { expectOnlyToast, toasts } from '../assertions';
import { demoUser } from '../visits';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.errors, () => {
  test("a failed login shows the sign-in provider's message as a toast", async ({ visit }) => {
    const page = await visit('/login');
    await submitSignIn(page, { ...demoUser('Buyer'), password: 'not-the-password' });
    await expectOnlyToast(page, 'Firebase: Error (auth/invalid-credential).');
  });

  test("a failed registration shows the sign-in provider's message as a toast", async ({
    visit,
  }) => {
    const page = await visit('/register');
    await page.getByLabel('Email Address').fill(demoUser('Buyer').email);
    await page.getByLabel('Password').fill('a-long-password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expectOnlyToast(page, 'Firebase: Error (auth/email-already-in-use).');
  });

  test("a login shows the toast 'Successfully Logged In!'", async ({ visit }) => {
    const page = await visit('/login');
    await submitSignIn(page, demoUser('Buyer'));
    await expectOnlyToast(page, 'Successfully Logged In!');
  });

  test("a registration shows the toast 'User Created Successfully!'", async ({ visit }) => {
    const page = await visit('/register');
    await submitRegistration(page, newAccount('Tora Toast'), 'seller');
    await expectOnlyToast(page, 'User Created Successfully!');
  });

  test("the contact form shows the toast 'Thanks for Contacting Us!'", async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Send' }).click();
    await expectOnlyToast(page, 'Thanks for Contacting Us!');
  });

  async function deleteUser(page: Page, email: string) {
    await rowOf(page, email).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  }

  for (const { role, path, verifiedToast, deletedToast } of [
    {
      role: 'buyer',
      path: '/dashboard/all-buyers',
      verifiedToast: 'Buyer Verified Successfully!',
      deletedToast: 'Buyer Deleted Successfully!',
    },
    {
      role: 'seller',
      path: '/dashboard/all-sellers',
      verifiedToast: 'User Verified Successfully!',
      deletedToast: 'Seller Deleted Successfully!',
    },
  ] as const) {
    test(`verifying and deleting a ${role} show the toasts "${verifiedToast}" and "${deletedToast}"`, async ({
      visit,
      shop,
    }) => {
      const { email } = await shop.register(role, 'Tilda Temporary');
      const page = await visit(path, { as: 'Admin' });
      await rowOf(page, email).getByRole('button', { name: 'Verify' }).click();
      await expectOnlyToast(page, verifiedToast);
      await expect(toasts(page)).toHaveCount(0);
      await deleteUser(page, email);
      await expectOnlyToast(page, deletedToast);
      await expect(rowOf(page, email)).toHaveCount(0);
    });
  }
});
