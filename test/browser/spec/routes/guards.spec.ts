import type { Page } from '@playwright/test';
import { fillSignIn } from '../../accounts';
import { expect, test } from '../fixtures';
import { holdResponse } from '../network';
import { demoUser } from '../visits';
import { sections } from '../sections';

async function expectFullScreenSpinner(page: Page) {
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  const { width, height } = page.viewportSize()!;
  const box = (await spinner.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(height);
  expect(box.width).toBeGreaterThanOrEqual(width * 0.6);
}

test.describe(sections.routes, { tag: '@long' }, () => {
  for (const [path, heading] of [
    ['/category/dive-watches', 'Products Under Dive Watches'],
    ['/dashboard/my-orders', 'My Orders'],
  ] as const) {
    test(`guarded routes show a full-screen spinner while loading: ${path} until the auth state is known`, async ({
      visit,
    }) => {
      const held: { release: () => void }[] = [];
      const page = await visit(path, {
        as: 'Buyer',
        before: async (opened) => held.push(await holdResponse(opened, /accounts:lookup/)),
      });
      await expectFullScreenSpinner(page);
      held.forEach(({ release }) => release());
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('guarded routes show a full-screen spinner while loading: until the role is known', async ({
    visit,
  }) => {
    const held: { release: () => void }[] = [];
    const page = await visit('/dashboard/my-orders', {
      as: 'Buyer',
      before: async (opened) => held.push(await holdResponse(opened, '**/api/user/*')),
    });
    await expectFullScreenSpinner(page);
    held.forEach(({ release }) => release());
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  });

  for (const path of ['/dashboard/my-wishlist', '/category/dive-watches?sort=price#top']) {
    test(`the origin location is remembered: signing in leads back to ${path}`, async ({
      visit,
    }) => {
      const page = await visit(path);
      await expect(page).toHaveURL('/login');
      await fillSignIn(page, demoUser('Buyer'));
      await expect(page).toHaveURL(path);
      await expect(page.getByText('Successfully Logged In!')).toBeVisible();
    });
  }

  test('the origin location is remembered via the registration page', async ({ visit }) => {
    const page = await visit('/category/dive-watches');
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'SignUp' }).click();
    await expect(title).toHaveText('Create your account');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(title).toHaveText('Login to your account');
    await fillSignIn(page, demoUser('Buyer'));
    await expect(page).toHaveURL('/category/dive-watches');
  });
});
