import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { waitForHydration } from '../wait-for-hydration';

declare global {
  interface Window {
    moved: Record<string, number>;
  }
}

/** The first visible slide. */
const firstSlide = '.slick-active h3';

test('Back restores the scroll position of a long page', async ({ visit }) => {
  const page = await visit('/');
  await page.getByRole('heading', { name: 'Advertisements' }).waitFor();
  await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { name: 'All Question and Answering Part' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('Back from a product restores the loaded pages of a search and the scroll position', async ({
  visit,
}) => {
  const page = await visit('/search?order=priceUp');
  const product = page.getByRole('article').nth(34).getByRole('heading').getByRole('link');
  await page.getByRole('article').nth(23).scrollIntoViewIfNeeded();
  await product.scrollIntoViewIfNeeded();
  const name = (await product.textContent()) ?? '';
  // Reads the position when it clicks, because a card that is rendered in between may move the page.
  const before = await product.evaluate((link: HTMLElement) => {
    const { scrollY } = window;
    link.click();
    return scrollY;
  });
  expect(before).toBeGreaterThan(2_000);
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('button', { name: 'Enlarge the photo' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page).toHaveURL('/search?order=priceUp');
  await expect(product).toHaveText(name);
  await expect(product).toBeInViewport();
});

/** Opens a watch from its card and returns the parts that moved and for how long, in ms. */
async function openFromCard(page: Page): Promise<Record<string, number>> {
  // Before that, a link loads a new document.
  await waitForHydration(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect;
          const duration = Number(effect!.getTiming().duration);
          if (pseudoElement && duration > 0) window.moved[pseudoElement] = duration;
        }
      });
      return transition;
    };
    window.moved = {};
  });
  await page.getByRole('article').nth(5).getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Enlarge the photo' }).waitFor();
  return page.evaluate(() => window.moved);
}

test('the picture alone moves from a card to the page of the watch, in under 200 ms', async ({
  visit,
}) => {
  const moved = await openFromCard(await visit('/search'));
  expect(Object.keys(moved)).toContainEqual(
    expect.stringMatching(/^::view-transition-group\(picture-/),
  );
  expect(Object.keys(moved)).not.toContainEqual(expect.stringContaining('root'));
  expect(Math.max(...Object.values(moved))).toBeLessThan(200);
});

test('nothing moves where less motion is wanted', async ({ visit }) => {
  expect(await openFromCard(await visit('/search', { prefersReducedMotion: true }))).toEqual({});
});

test(
  'the carousel stops when paused and continues when played',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/', { needsNewContext: true });
    const pause = page.getByRole('button', { name: 'Pause the carousel' });
    await pause.scrollIntoViewIfNeeded();
    await pause.click();
    const play = page.getByRole('button', { name: 'Play the carousel' });
    await expect(play).toBeVisible();
    // From here on, neither hover nor focus pauses the carousel.
    await page.mouse.move(2, 2);
    await play.blur();
    const pausedSlide = await page.locator(firstSlide).first().textContent();
    await page.clock.install();
    await page.clock.fastForward(10_000);
    await expect(page.locator(firstSlide).first()).toHaveText(pausedSlide ?? '');
    await page.clock.resume();
    await play.click();
    await page.mouse.move(2, 2);
    await pause.blur();
    await expect(page.locator(firstSlide).first()).not.toHaveText(pausedSlide ?? '');
  },
);

test('an order is printed without buttons', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/dashboard/my-orders', { as: 'Buyer' });
  await page
    .getByRole('link', { name: /^Pay Now/ })
    .first()
    .click();
  await page.getByText('Resale Price').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Resale Price')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pay' })).toBeHidden();
});

test('every part of a skeleton can be seen', async ({ visit }) => {
  const page = await visit('/components');
  await page.getByText('Loading rows').first().waitFor();
  const heights = await page
    .locator('.chakra-skeleton')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});
