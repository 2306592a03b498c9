import type { Page } from '@playwright/test';
import { installClock, pauseClock } from '../clock';
import { expect, sharedPage, test } from '../fixtures';
import { sections } from '../sections';

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Choose Category' });
const listOf = (page: Page) => carouselOf(page).locator('.slick-list');
const visibleSlides = (page: Page) => carouselOf(page).locator('.slick-slide.slick-active');
const currentTitle = (page: Page) =>
  carouselOf(page).locator('.slick-current h3').first().textContent();

/** Reads all edges in one call, because the cards may be moving. */
const cardEdges = (page: Page) =>
  visibleSlides(page)
    .locator('> div > div')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right };
      }),
    );

test.describe(sections.constants, { tag: '@long' }, () => {
  const page = sharedPage('/', { height: 1200 });

  for (const [width, slides] of [
    [640, 1],
    [767, 1],
    [768, 2],
    [1079, 2],
    [1080, 3],
    [1600, 3],
  ] as const) {
    test(`carousel: slides per view 1 at 640 px, 2 at 768 px, 3 at 1080 px: ${slides} at ${width} px`, async () => {
      await page().setViewportSize({ width, height: 1200 });
      await expect(visibleSlides(page())).toHaveCount(slides);
      // Pauses the autoplay.
      await listOf(page()).hover();
      await expect
        .poll(async () =>
          (await cardEdges(page())).every(({ left, right }) => left >= 0 && right <= width),
        )
        .toBe(true);
    });
  }

  test('carousel: grab cursor', async () => {
    await expect(listOf(page())).toHaveCSS('cursor', 'grab');
    await expect(visibleSlides(page()).locator('h3').first()).toHaveCSS('cursor', 'grab');
  });

  test('carousel: 30 px gap', async ({ visit }) => {
    const opened = await visit('/');
    await expect(visibleSlides(opened)).toHaveCount(3);
    const [first, second, third] = await cardEdges(opened);
    expect(second!.left - first!.right).toBeCloseTo(30, 0);
    expect(third!.left - second!.right).toBeCloseTo(30, 0);
  });

  test('carousel: arrow navigation', async ({ visit }) => {
    // Without autoplay, which could change the slide between two steps.
    const opened = await visit('/', { prefersReducedMotion: true });
    await expect(visibleSlides(opened)).toHaveCount(3);
    const [first, second] = await visibleSlides(opened).locator('h3').allTextContents();
    await carouselOf(opened).getByRole('button', { name: 'Next category' }).click();
    await expect.poll(() => currentTitle(opened)).toBe(second);
    // A click during a slide change has no effect.
    await expect(async () => {
      await carouselOf(opened).getByRole('button', { name: 'Previous category' }).click();
      expect(await currentTitle(opened)).toBe(first);
    }).toPass();
  });

  test('carousel: it can be dragged', async ({ visit }) => {
    // Without autoplay, which could change the slide between two steps.
    const opened = await visit('/', { prefersReducedMotion: true });
    await expect(visibleSlides(opened)).toHaveCount(3);
    await listOf(opened).hover();
    const [, second] = await visibleSlides(opened).locator('h3').allTextContents();
    const box = (await listOf(opened).boundingBox())!;
    const middle = box.y + box.height / 3;
    await opened.mouse.move(box.x + box.width / 2, middle);
    await opened.mouse.down();
    await opened.mouse.move(box.x + box.width / 4, middle, { steps: 5 });
    await opened.mouse.move(box.x + box.width / 8, middle, { steps: 5 });
    await opened.mouse.up();
    await expect.poll(() => currentTitle(opened)).toBe(second);
  });

  test('carousel: autoplay delay 2500 ms', async ({ visit }) => {
    const opened = await visit('/', { beforeNavigation: installClock });
    await expect(visibleSlides(opened)).toHaveCount(3);
    await pauseClock(opened);
    const start = await currentTitle(opened);
    for (let step = 0; (await currentTitle(opened)) === start; step += 1) {
      expect(step).toBeLessThan(300);
      await opened.clock.runFor(10);
    }
    const before = await currentTitle(opened);
    // In steps, so that the page renders in between.
    for (let passed = 0; passed < 2480; passed += 20) await opened.clock.runFor(20);
    expect(await currentTitle(opened)).toBe(before);
    await opened.clock.runFor(20);
    await expect.poll(() => currentTitle(opened)).not.toBe(before);
  });

  test('carousel: autoplay stops on hover and on focus', async ({ visit }) => {
    const opened = await visit('/', { beforeNavigation: installClock });
    await expect(visibleSlides(opened)).toHaveCount(3);
    await listOf(opened).hover();
    await pauseClock(opened);
    const hovered = await currentTitle(opened);
    await opened.clock.runFor(6000);
    expect(await currentTitle(opened)).toBe(hovered);

    await opened.mouse.move(5, 5);
    await carouselOf(opened).getByRole('link', { name: 'Show Products' }).first().focus();
    const focused = await currentTitle(opened);
    await opened.clock.runFor(6000);
    expect(await currentTitle(opened)).toBe(focused);
    await opened.getByLabel('First name').focus();
    await opened.clock.runFor(6000);
    expect(await currentTitle(opened)).not.toBe(focused);
  });

  test('carousel: no autoplay under prefers-reduced-motion', async ({ visit }) => {
    const opened = await visit('/', {
      beforeNavigation: async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await installClock(page);
      },
    });
    await expect(visibleSlides(opened)).toHaveCount(3);
    await pauseClock(opened);
    const still = await currentTitle(opened);
    await opened.clock.runFor(6000);
    expect(await currentTitle(opened)).toBe(still);
  });
});
