import type {} from '../../../src/client/hydration/click-replay';
import { expect, test } from '../spec/fixtures';
import { holdAnswer, type HeldAnswer } from '../spec/network';
import { mostShift, shiftOf, watchShifts } from './measure-layout';
import { screens } from './screens';

/** What comes after the page itself, each kept back until its turn. */
const parts = { font: /\.woff2$/, scripts: /\/assets\/[^/]+\.js$/, answers: /\/api\// };
type Part = keyof typeof parts;

const orders: Part[][] = [
  ['font', 'scripts', 'answers'],
  ['scripts', 'answers', 'font'],
];

for (const { name, path, ready } of screens.filter(({ name }) => /^(Home|Login)$/.test(name))) {
  for (const order of orders) {
    const tag = order[0] === 'font' ? [] : '@long';
    test(
      `${name} does not shift at 360 px while these load slowly: ${order.join(', ')}`,
      { tag },
      async ({ visit }) => {
        const held = new Map<Part, HeldAnswer>();
        const page = await visit(path, {
          width: 360,
          until: 'commit',
          before: async (fresh) => {
            await watchShifts(fresh);
            for (const part of order) held.set(part, await holdAnswer(fresh, parts[part]));
          },
        });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        for (const part of order) {
          held.get(part)!.release();
          if (part === 'scripts') await page.waitForFunction(() => !window.queuedClicks);
        }
        await ready(page);
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page)).toBeLessThan(mostShift);
      },
    );
  }
}

test('no card on the page of a seller changes its height when it is hydrated at 360 px', async ({
  visit,
}) => {
  let scripts: HeldAnswer | undefined;
  const page = await visit('/seller/demo-seller', {
    width: 360,
    until: 'commit',
    before: async (fresh) => {
      scripts = await holdAnswer(fresh, parts.scripts);
    },
  });
  const cards = page.getByRole('article');
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const prerendered = await heights();
  expect(prerendered.length).toBeGreaterThan(1);
  scripts!.release();
  await page.waitForFunction(() => !window.queuedClicks);
  expect(await heights()).toEqual(prerendered);
});
