import { rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { toasts } from '../assertions';
import { recordRequests } from '../network';
import { sections } from '../sections';

test.describe(sections.validation, { tag: '@long' }, () => {
  test('Contact form: none', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(toasts(page)).toHaveText(['Thanks for Contacting Us!']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const [path, button, call] of [
    ['/login', 'Sign In', /accounts:signInWithPassword/],
    ['/register', 'Sign Up', /accounts:signUp/],
  ] as const) {
    test(`${path}: no client-side validation beyond what the sign-in provider returns`, async ({
      visit,
    }) => {
      const page = await visit(path);
      const asked = page.waitForRequest(call);
      await page.getByLabel('Email Address').fill('no address');
      await page.getByLabel('Password').fill('x');
      await page.getByRole('button', { name: button, exact: true }).click();
      await asked;
      await expect(toasts(page)).toHaveText([/auth\//]);
    });
  }

  test('deleting a user shows a confirmation ("Are you sure about deleting the user!")', async ({
    visit,
    shop,
  }) => {
    const { email, name } = await shop.register('buyer', 'Dora Doomed');
    const page = await visit('/dashboard/all-buyers', { as: 'Admin' });
    const deletions = recordRequests(page, /\/api\/user\//);
    await rowOf(page, email).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure about deleting the user!',
      exact: true,
    });
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(rowOf(page, email)).toBeVisible();
    expect(deletions.filter((request) => request.method() === 'DELETE')).toEqual([]);
  });

  test('deleting a product shows "Are you sure about deleting data!"', async ({ visit, shop }) => {
    const { productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    const deletions = recordRequests(page, /\/api\/products\//);
    await rowOf(page, productName).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure about deleting data!',
      exact: true,
    });
    await expect(question).toContainText(productName);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(rowOf(page, productName)).toBeVisible();
    expect(deletions).toEqual([]);
  });
});
