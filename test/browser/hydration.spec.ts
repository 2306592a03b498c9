import type { Page } from '@playwright/test';
import { expect, test } from './spec/fixtures';
import { holdResponse, type HeldResponse } from './spec/network';
import { waitForHydration } from './wait-for-hydration';

/** Pauses between React's units of work, so that the auth state changes during hydration. */
const slowDownHydration = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 100);
    };
  });

for (const [path, heading] of [
  ['/', 'Best Watch Reselling Marketplace.'],
  ['/blog', 'All Question and Answering Part'],
  ['/product/pelagor-reef-300', 'Pelagor Reef 300'],
  ['/seller/demo-seller-tomas', 'Tomas Lindqvist'],
  ['/search?text=reef&priceFrom=unreadable', 'Results for “reef”'],
  ['/category/dive-watches', 'Products Under Dive Watches'],
] as const) {
  const tag = path === '/' ? '@quick' : '@long';
  test(
    `${path} hydrates without a mismatch when the auth state changes during hydration`,
    { tag },
    async ({ visit }) => {
      const errors: string[] = [];
      const page = await visit(path, {
        as: 'Buyer',
        until: 'commit',
        beforeNavigation: async (newPage) => {
          newPage.on(
            'console',
            (message) => message.type() === 'error' && errors.push(message.text()),
          );
          newPage.on('pageerror', (error) => errors.push(error.message));
          await slowDownHydration(newPage);
        },
      });
      const title = page.getByRole('heading', { level: 1, name: heading });
      await title.evaluate((element) => Object.assign(element, { isPrerendered: true }));
      await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await waitForHydration(page);
      expect(await title.evaluate((element) => 'isPrerendered' in element)).toBe(true);
      expect(errors).toEqual([]);
    },
  );
}

test('buttons work on a page that was opened before the last one was hydrated', async ({
  visit,
}) => {
  const page = await visit('/', {
    as: 'Buyer',
    until: 'commit',
    beforeNavigation: slowDownHydration,
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible();
});

for (const [person, outcome] of [
  ['Buyer', 'opens the booking'],
  ['visitor', 'leads to Login'],
] as const) {
  test(`a ${person}'s press on Book Now before the scripts run ${outcome}`, async ({ visit }) => {
    let scripts: HeldResponse | undefined;
    const page = await visit('/', {
      ...(person === 'Buyer' && { as: person }),
      needsNewContext: true,
      until: 'commit',
      beforeNavigation: async (newPage) => {
        scripts = await holdResponse(newPage, /\/assets\/[^/]+\.js$/);
      },
    });
    const advertisements = page.getByRole('region', { name: 'Advertisements' });
    await advertisements.getByRole('button', { name: 'Book Now' }).first().click();
    scripts?.release();
    await expect(
      person === 'Buyer'
        ? page.getByRole('dialog').getByLabel('Phone number')
        : page.getByRole('heading', { level: 1, name: 'Login to your account' }),
    ).toBeVisible();
  });
}
