import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { expectNoViolations } from './axe';
import { buyerStates } from './states/buyer-states';
import { publicStates } from './states/public-states';
import { sellerAndAdminStates } from './states/seller-and-admin-states';

/** The states that screens.spec.ts does not cover: screens after a user action. */
for (const { name, path, reachState, ...visit } of [
  ...publicStates,
  ...buyerStates,
  ...sellerAndAdminStates,
]) {
  test(
    `axe finds no violations in light and dark mode: ${name}`,
    { tag: '@long' },
    async ({ visit: open }) => {
      const page = await open(path, { ...visit, colours: 'light', prefersReducedMotion: true });
      await reachState(page);
      await expectNoViolations(page);
    },
  );
}

/**
 * axe takes longer than a slide change, so one change is slowed down to a minute, by slick's timer
 * and the styles.
 */
async function slowChangesOfSlides(page: Page) {
  await page.addInitScript(() => {
    const setTimeoutAsIs = window.setTimeout.bind(window);
    const slowed = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      setTimeoutAsIs(handler, delay === 450 ? 60_000 : delay, ...values);
    window.setTimeout = slowed as typeof window.setTimeout;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

test(
  'axe finds no violations in the carousel during a slide change',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/', { beforeNavigation: slowChangesOfSlides });
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
