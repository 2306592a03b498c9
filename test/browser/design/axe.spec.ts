import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { screens, tagOf } from './screens';
import { buyerStates } from './states/buyer-states';
import { publicStates } from './states/public-states';
import { sellerAndAdminStates } from './states/seller-and-admin-states';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A colour is judged as it stays, not on the way there. Transitions go for good: axe scrolls, and
 * what then comes into sight wakes up and changes its colours.
 */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** In other colours everything else is the same. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

async function whatIsFound(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder) {
  await standStill(page);
  // The usual mode sums up in a page of its own, for frames of other sites, of which there are none.
  // It and the report of what is right take two thirds of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await narrow(axe).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

const states = [...publicStates, ...buyerStates, ...sellerAndAdminStates];
const views = [
  ...screens.map((screen) => ({ ...screen, tag: tagOf(screen) })),
  ...states.map((state) => ({ ...state, tag: '@long' })),
];

for (const { name, path, before, ready, tag, ...visit } of views) {
  test(`axe finds nothing, light or dark: ${name}`, { tag }, async ({ visit: open }) => {
    const page = await open(path, {
      ...visit,
      colours: 'light',
      before: async (fresh) => {
        await fresh.emulateMedia({ reducedMotion: 'reduce' });
        await before?.(fresh);
      },
    });
    await ready(page);
    expect.soft(await whatIsFound(page, (axe) => axe.withTags(rules)), 'light').toEqual([]);
    // The page follows the system while it is open.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect
      .soft(await whatIsFound(page, (axe) => axe.withRules(rulesOfColours)), 'dark')
      .toEqual([]);
  });
}

/** Looking takes longer than a change of slides, so one takes a minute: slick's timer, and the styles. */
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
  'axe finds nothing in the carousel while its slides move',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/', { before: slowChangesOfSlides });
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
