import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../spec/fixtures';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In other colours everything else is the same. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

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

/** Has axe look at a page that stands still and is light, then dark; it stays dark. */
export async function expectNothingFound(page: Page): Promise<void> {
  const light = await whatIsFound(page, (axe) => axe.withTags(rules));
  expect.soft(light, 'what axe finds in light').toEqual([]);
  // The page follows the system while it is open.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  const dark = await whatIsFound(page, (axe) => axe.withRules(rulesOfColours));
  expect.soft(dark, 'what axe finds in dark').toEqual([]);
}
