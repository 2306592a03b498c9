import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../spec/fixtures';

const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules that depend on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Finishes animations, so that axe checks final colors. Transitions stay disabled, because axe
 * scrolls, and elements that become visible then change their colors.
 */
const disableAnimations = (page: Page) =>
  page.evaluate(async () => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(styleSheet);
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finiteAnimations.map(({ finished }) => finished));
  });

async function findViolations(page: Page, selectRules: (axe: AxeBuilder) => AxeBuilder) {
  await disableAnimations(page);
  // The default mode opens a separate page to support cross-origin frames, of which there are none.
  // That page and the report of passed rules take two thirds of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await selectRules(axe).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

/** Runs axe in light mode, then in dark mode. The page stays dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  const light = await findViolations(page, (axe) => axe.withTags(ruleTags));
  expect.soft(light, 'axe violations in light').toEqual([]);
  // An open page follows the color scheme of the system.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  const dark = await findViolations(page, (axe) => axe.withRules(colorRules));
  expect.soft(dark, 'axe violations in dark').toEqual([]);
}
