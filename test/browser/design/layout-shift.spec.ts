import type { Page } from '@playwright/test';
import type {} from '../../../src/client/hydration/click-replay';
import { expect, test } from '../spec/fixtures';
import { holdResponse, type HeldResponse } from '../spec/network';
import { maxLayoutShift, shiftOf, watchShifts } from './measure-layout';
import { screens } from './screens';

/** The resources that load after the HTML, each delayed until its turn. */
const parts = { font: /\.woff2$/, scripts: /\/assets\/[^/]+\.js$/, answers: /\/api\// };
type Part = keyof typeof parts;

const orders: Part[][] = [
  ['font', 'scripts', 'answers'],
  ['scripts', 'answers', 'font'],
];

for (const { name, path, reachState } of screens.filter(({ name }) =>
  /^(Home|Login)$/.test(name),
)) {
  for (const order of orders) {
    const tag = order[0] === 'font' ? [] : '@long';
    test(
      `${name} does not shift at 360 px while these load slowly: ${order.join(', ')}`,
      { tag },
      async ({ visit }) => {
        const held = new Map<Part, HeldResponse>();
        const page = await visit(path, {
          width: 360,
          until: 'commit',
          beforeNavigation: async (fresh) => {
            await watchShifts(fresh);
            for (const part of order) held.set(part, await holdResponse(fresh, parts[part]));
          },
        });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        for (const part of order) {
          held.get(part)!.release();
          if (part === 'scripts') await page.waitForFunction(() => !window.queuedClicks);
        }
        await reachState(page);
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page)).toBeLessThan(maxLayoutShift);
      },
    );
  }
}

const lateParts: Part[] = ['scripts', 'answers', 'font'];

/**
 * The positions of the prerendered elements in the viewport. A card outside of it has an estimated size
 * until the browser renders it, which may be at any time.
 */
const boxesOf = (page: Page) =>
  page
    .locator(
      'header a, h1, h2, aside label, p[role=status], article, article :is(h3, p, a, button)',
    )
    .evaluateAll(async (elements) => {
      // Cards in the viewport have an estimated size too before the first frame.
      const nextFrame = () => new Promise(requestAnimationFrame);
      await nextFrame();
      await nextFrame();
      return elements.flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (height === 0 || y >= window.innerHeight) return [];
        const text = element.textContent.slice(0, 'Posted'.length);
        return [`${text}: ${[x, y, width, height].map(Math.round).join(' ')}`];
      });
    });

const renderedPages = [
  { name: 'the page of a seller', path: '/seller/demo-seller' },
  { name: 'a search', path: '/search?text=watch&condition=Good' },
];
const cases = renderedPages.flatMap((rendered) =>
  [320, 360, 375, 390, 768, 1280].map((width) => ({ ...rendered, width })),
);

for (const { name, path, width } of cases) {
  test(`${name} stays as it was prerendered at ${width} px`, async ({ visit }) => {
    const held = new Map<Part, HeldResponse>();
    const page = await visit(path, {
      width,
      until: 'commit',
      beforeNavigation: async (fresh) => {
        for (const part of lateParts) held.set(part, await holdResponse(fresh, parts[part]));
      },
    });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const prerendered = await boxesOf(page);
    expect(prerendered.length).toBeGreaterThan(10);

    held.get('scripts')!.release();
    await page.waitForFunction(() => !window.queuedClicks);
    expect(await boxesOf(page)).toEqual(prerendered);

    held.get('answers')!.release();
    const font = page.waitForResponse(parts.font);
    held.get('font')!.release();
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('link', { name: 'Book Now' }).first().waitFor();
    expect(await boxesOf(page)).toEqual(prerendered);
  });
}
