import type { Page } from '@playwright/test';
import { expect, test } from './spec/fixtures';

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
      // The client deletes the queue of clicks when hydration is complete.
      await page.waitForFunction(() => !window.queuedClicks);
      expect(await title.evaluate((element) => 'isPrerendered' in element)).toBe(true);
      expect(errors).toEqual([]);
    },
  );
}
