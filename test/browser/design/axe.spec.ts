import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { expectNoViolations } from './axe';
import { buyerStates } from './states/buyer-states';
import { publicStates } from './states/public-states';
import { sellerAndAdminStates } from './states/seller-and-admin-states';

/** The states that screens.spec.ts does not cover: screens after a user action or a failure. */
for (const { name, path, reachState, ...visit } of [
  ...publicStates,
  ...buyerStates,
  ...sellerAndAdminStates,
]) {
  test(
    `axe finds no violations in light and dark mode: ${name}`,
    { tag: '@long' },
    async ({ visit: open }) => {
      const page = await open(path, { ...visit, colors: 'light', prefersReducedMotion: true });
      await reachState(page);
      await expectNoViolations(page);
    },
  );
}

/** Milliseconds of a slide change, which slick ends by a timer. */
const slideChangeDuration = 450;

/** Slows the slide changes down to a minute, because axe takes longer than one. */
async function slowSlideChanges(page: Page) {
  await page.addInitScript(() => {
    const originalSetTimeout = window.setTimeout.bind(window);
    const slowSetTimeout = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      originalSetTimeout(handler, delay === slideChangeDuration ? 60_000 : delay, ...values);
    window.setTimeout = slowSetTimeout as typeof window.setTimeout;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

test(
  'axe finds no violations in the carousel during a slide change',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/', { beforeNavigation: slowSlideChanges });
    const carousel = page.getByRole('region', { name: 'Choose Category' });
    await carousel.getByRole('button', { name: 'Next category' }).click();
    await expect(carousel.locator('.slick-track')).toHaveAttribute('style', /transition/);
    const { violations } = await new AxeBuilder({ page })
      .include('.category-slider')
      .withRules('aria-hidden-focus')
      .analyze();
    expect(violations).toEqual([]);
  },
);
