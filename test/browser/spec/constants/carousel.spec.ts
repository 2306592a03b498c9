import type { Page } from '@playwright/test';
import { waitForHydration } from '../../wait-for-hydration';
import { installClock, pauseClock } from '../clock';
import { expect, sharedPage, test } from '../fixtures';
import { specificationSections } from '../specification-sections';

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

test.describe(specificationSections.constants, () => {
  const page = sharedPage('/', { height: 1200 });

  for (const [width, slides] of [
    [640, 1],
    [767, 1],
    [768, 2],
    [1079, 2],
    [1080, 3],
    [1600, 3],
  ] as const) {
    test(`the carousel shows ${slides === 1 ? 'one slide' : `${slides} slides`} at a width of ${width} px`, async () => {
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

  test('the carousel has the grab cursor', async () => {
    await expect(listOf(page())).toHaveCSS('cursor', 'grab');
    await expect(visibleSlides(page()).locator('h3').first()).toHaveCSS('cursor', 'grab');
  });

  test('the gap between two slides is 30 px', async ({ visit }) => {
    const ownPage = await visit('/');
    await expect(visibleSlides(ownPage)).toHaveCount(3);
    const [firstSlide, secondSlide, thirdSlide] = await cardEdges(ownPage);
    expect(secondSlide!.left - firstSlide!.right).toBeCloseTo(30, 0);
    expect(thirdSlide!.left - secondSlide!.right).toBeCloseTo(30, 0);
  });

  test('the arrow buttons change the slide', async ({ visit }) => {
    // Without autoplay, which could change the slide between two steps.
    const ownPage = await visit('/', { prefersReducedMotion: true });
    await expect(visibleSlides(ownPage)).toHaveCount(3);
    const [firstSlide, secondSlide] = await visibleSlides(ownPage).locator('h3').allTextContents();
    await carouselOf(ownPage).getByRole('button', { name: 'Next category' }).click();
    await expect.poll(() => currentTitle(ownPage)).toBe(secondSlide);
    // A click during a slide change has no effect.
    await expect(async () => {
      await carouselOf(ownPage).getByRole('button', { name: 'Previous category' }).click();
      expect(await currentTitle(ownPage)).toBe(firstSlide);
    }).toPass();
  });

  test('a drag changes the slide', async ({ visit }) => {
    // Without autoplay, which could change the slide between two steps.
    const ownPage = await visit('/', { prefersReducedMotion: true });
    await expect(visibleSlides(ownPage)).toHaveCount(3);
    await listOf(ownPage).hover();
    const [, secondSlide] = await visibleSlides(ownPage).locator('h3').allTextContents();
    const listBox = (await listOf(ownPage).boundingBox())!;
    const y = listBox.y + listBox.height / 3;
    await ownPage.mouse.move(listBox.x + listBox.width / 2, y);
    await ownPage.mouse.down();
    await ownPage.mouse.move(listBox.x + listBox.width / 4, y, { steps: 5 });
    await ownPage.mouse.move(listBox.x + listBox.width / 8, y, { steps: 5 });
    await ownPage.mouse.up();
    await expect.poll(() => currentTitle(ownPage)).toBe(secondSlide);
  });

  test('autoplay changes the slide every 2500 ms', async ({ visit }) => {
    const ownPage = await visit('/', { beforeNavigation: installClock });
    await expect(visibleSlides(ownPage)).toHaveCount(3);
    await pauseClock(ownPage);
    const firstTitle = await currentTitle(ownPage);
    // Runs until a slide change, in at most 300 steps of 10 ms.
    for (let step = 0; (await currentTitle(ownPage)) === firstTitle; step += 1) {
      expect(step).toBeLessThan(300);
      await ownPage.clock.runFor(10);
    }
    const secondTitle = await currentTitle(ownPage);
    // In steps, so that the page renders in between.
    for (let elapsed = 0; elapsed < 2480; elapsed += 20) await ownPage.clock.runFor(20);
    expect(await currentTitle(ownPage)).toBe(secondTitle);
    await ownPage.clock.runFor(20);
    await expect.poll(() => currentTitle(ownPage)).not.toBe(secondTitle);
  });

  test('autoplay pauses on hover and on focus', async ({ visit }) => {
    const ownPage = await visit('/', { beforeNavigation: installClock });
    await expect(visibleSlides(ownPage)).toHaveCount(3);
    // Before hydration, the carousel would not notice the mouse.
    await waitForHydration(ownPage);
    await listOf(ownPage).hover();
    await pauseClock(ownPage);
    const hoveredTitle = await currentTitle(ownPage);
    await ownPage.clock.runFor(6000);
    expect(await currentTitle(ownPage)).toBe(hoveredTitle);

    await ownPage.mouse.move(5, 5);
    await carouselOf(ownPage).getByRole('link', { name: 'Show Products' }).first().focus();
    const focusedTitle = await currentTitle(ownPage);
    await ownPage.clock.runFor(6000);
    expect(await currentTitle(ownPage)).toBe(focusedTitle);
    await ownPage.getByLabel('First name').focus();
    await ownPage.clock.runFor(6000);
    expect(await currentTitle(ownPage)).not.toBe(focusedTitle);
  });

  test('there is no autoplay under prefers-reduced-motion', async ({ visit }) => {
    const ownPage = await visit('/', {
      beforeNavigation: async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await installClock(page);
      },
    });
    await expect(visibleSlides(ownPage)).toHaveCount(3);
    await pauseClock(ownPage);
    const titleBefore = await currentTitle(ownPage);
    await ownPage.clock.runFor(6000);
    expect(await currentTitle(ownPage)).toBe(titleBefore);
  });
});
