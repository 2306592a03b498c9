import type { Page } from '@playwright/test';
import { expectSignedIn, submitSignIn } from '../../accounts';
import { expect, test } from '../fixtures';
import { holdResponse } from '../network';
import { demoUser } from '../visits';
import { specificationSections } from '../specification-sections';

async function expectFullScreenSpinner(page: Page) {
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  const { width, height } = page.viewportSize()!;
  const box = (await spinner.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(height);
  expect(box.width).toBeGreaterThanOrEqual(width * 0.6);
}

test.describe(specificationSections.routes, () => {
  for (const [path, heading] of [
    ['/dashboard/my-wishlist', 'My Wishlist'],
    ['/dashboard/my-orders', 'My Orders'],
  ] as const) {
    test(`${path} shows a full-screen spinner until the auth state is known`, async ({ visit }) => {
      const heldResponses: { release: () => void }[] = [];
      const page = await visit(path, {
        as: 'Buyer',
        beforeNavigation: async (newPage) =>
          heldResponses.push(await holdResponse(newPage, /accounts:lookup/)),
      });
      await expectFullScreenSpinner(page);
      heldResponses.forEach(({ release }) => release());
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('a category that the server rendered is visible while the session is checked', async ({
    visit,
  }) => {
    const heldResponses: { release: () => void }[] = [];
    const page = await visit('/category/dive-watches', {
      as: 'Buyer',
      beforeNavigation: async (newPage) =>
        heldResponses.push(await holdResponse(newPage, /accounts:lookup/)),
    });
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await card.evaluate((element) => Object.assign(element, { isRendered: true }));
    heldResponses.forEach(({ release }) => release());
    await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
    expect(await card.evaluate((element) => 'isRendered' in element)).toBe(true);
  });

  test('a visitor to a category sees no more than a spinner before the redirect', async ({
    visit,
  }) => {
    const heldResponses: { release: () => void }[] = [];
    const page = await visit('/category/dive-watches', {
      until: 'commit',
      beforeNavigation: async (newPage) =>
        heldResponses.push(await holdResponse(newPage, /\/assets\/[^/]+\.js$/)),
    });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeHidden();
    heldResponses.forEach(({ release }) => release());
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'See the same watches in search' }).click();
    await expect(page).toHaveURL('/search?category=dive-watches');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('My Orders shows a full-screen spinner until the role is known', async ({ visit }) => {
    const heldResponses: { release: () => void }[] = [];
    const page = await visit('/dashboard/my-orders', {
      as: 'Buyer',
      beforeNavigation: async (newPage) =>
        heldResponses.push(await holdResponse(newPage, '**/api/user/*')),
    });
    await expectFullScreenSpinner(page);
    heldResponses.forEach(({ release }) => release());
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  });

  for (const path of ['/dashboard/my-wishlist', '/category/dive-watches?sort=price#top']) {
    test(`signing in leads back to ${path}, which sent the visitor to /login`, async ({
      visit,
    }) => {
      const page = await visit(path);
      await expect(page).toHaveURL('/login');
      await submitSignIn(page, demoUser('Buyer'));
      await expect(page).toHaveURL(path);
      await expectSignedIn(page);
    });
  }

  test('signing in leads back to a guarded page, also after a visit of the registration page', async ({
    visit,
  }) => {
    const page = await visit('/category/dive-watches');
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'SignUp' }).click();
    await expect(title).toHaveText('Create your account');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(title).toHaveText('Login to your account');
    await submitSignIn(page, demoUser('Buyer'));
    await expect(page).toHaveURL('/category/dive-watches');
  });
});
