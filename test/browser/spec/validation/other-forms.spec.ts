import { rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { toasts } from '../assertions';
import { recordRequests } from '../network';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.validation, () => {
  test('the contact form has no validation', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(toasts(page)).toHaveText(['Thanks for Contacting Us!']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const [path, button, callUrl] of [
    ['/login', 'Sign In', /accounts:signInWithPassword/],
    ['/register', 'Sign Up', /accounts:signUp/],
  ] as const) {
    test(`${path} shows only the errors of the sign-in provider, without a validation in the client`, async ({
      visit,
    }) => {
      const page = await visit(path);
      const identityRequest = page.waitForRequest(callUrl);
      await page.getByLabel('Email Address').fill('no address');
      await page.getByLabel('Password').fill('x');
      await page.getByRole('button', { name: button, exact: true }).click();
      await identityRequest;
      await expect(toasts(page)).toHaveText([/auth\//]);
    });
  }

  test('deleting a user shows a confirmation ("Are you sure about deleting the user!")', async ({
    visit,
    shop,
  }) => {
    const { email, name } = await shop.register('buyer', 'Dora Doomed');
    const page = await visit('/dashboard/all-buyers', { as: 'Admin' });
    const userRequests = recordRequests(page, /\/api\/user\//);
    await rowOf(page, email).getByRole('button', { name: 'Delete' }).click();
    const confirmDialog = page.getByRole('alertdialog', {
      name: 'Are you sure about deleting the user!',
      exact: true,
    });
    await expect(confirmDialog).toContainText(name);
    await confirmDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(confirmDialog).toBeHidden();
    await expect(rowOf(page, email)).toBeVisible();
    expect(userRequests.filter((request) => request.method() === 'DELETE')).toEqual([]);
  });

  test('deleting a product shows "Are you sure about deleting data!"', async ({ visit, shop }) => {
    const { productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    const productRequests = recordRequests(page, /\/api\/products\//);
    await rowOf(page, productName).getByRole('button', { name: 'Delete' }).click();
    const confirmDialog = page.getByRole('alertdialog', {
      name: 'Are you sure about deleting data!',
      exact: true,
    });
    await expect(confirmDialog).toContainText(productName);
    await confirmDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(confirmDialog).toBeHidden();
    await expect(rowOf(page, productName)).toBeVisible();
    expect(productRequests).toEqual([]);
  });
});
