import type { Page } from '@playwright/test';
import { expect, test } from './spec/fixtures';

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Lets the page find that it runs as an installed app, which a browser without a window can't. */
const asInstalledApp = (page: Page) =>
  page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query.replace('(display-mode: standalone)', 'all'));
  });

test('the installed site says that there is no connection, and opens the page when it returns', async ({
  visit,
}) => {
  const page = await visit('/', { needsNewContext: true, beforeNavigation: asInstalledApp });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Question and Answering/);

  await page.context().setOffline(true);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page).toHaveURL('/help');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});

test('a tab of the browser gets no worker', async ({ visit }) => {
  const page = await visit('/', { as: 'Buyer', needsNewContext: true });
  // Enabled by hydration, after which the worker would be registered.
  const wishlistButtons = page.getByRole('button', { name: 'Add to Wishlist', disabled: false });
  await expect(wishlistButtons.first()).toBeVisible();
  expect(await registrations(page)).toBe(0);
});
