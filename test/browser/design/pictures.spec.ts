import type { Locator, Page } from '@playwright/test';
import { cardOf } from '../spec/cards';
import { expect, test } from '../spec/fixtures';

const watch = 'Vestrel Panda';
const pictureOf = (page: Page) => cardOf(page, watch).getByRole('img', { name: watch });

const naturalWidth = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.naturalWidth);

/** The picture URL that the browser chose, or an empty string before that. */
const chosenUrl = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.currentSrc);

async function expectLoaded(image: Locator) {
  await expect.poll(() => naturalWidth(image)).toBeGreaterThan(0);
  await expect(image).toHaveCSS('opacity', '1');
}

/** Scrolls to the watch and waits until its picture has loaded. */
async function openPicture(page: Page) {
  await cardOf(page, watch).scrollIntoViewIfNeeded();
  await expectLoaded(pictureOf(page));
  return pictureOf(page);
}

for (const [width, pictureWidth] of [
  [360, 160],
  [768, 480],
  [1280, 480],
] as const) {
  test(
    `a card fetches an AVIF picture of ${pictureWidth} px in a window of ${width} px`,
    { tag: '@long' },
    async ({ visit }) => {
      // With the cache of another test, the browser would reuse a larger picture.
      const image = await openPicture(await visit('/', { width, needsNewContext: true }));
      expect(await chosenUrl(image)).toMatch(new RegExp(`\\?width=${pictureWidth}&format=avif$`));
    },
  );
}

test('a thumbnail fetches the smallest size', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/dashboard/my-products', { as: 'Seller' });
  const image = page.getByRole('row').nth(1).getByRole('img').first();
  await expectLoaded(image);
  expect(await chosenUrl(image)).toMatch(/\?width=160&format=avif$/);
});
