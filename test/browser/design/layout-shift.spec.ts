import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { holdResponse, type HeldResponse } from '../spec/network';
import { maxLayoutShift, readLayoutShift, recordLayoutShifts } from './measure-layout';
import { screens } from './screens';
import { waitForHydration } from '../wait-for-hydration';

/** What loads after the HTML. The tests hold each resource until its turn. */
const resources = { font: /\.woff2$/, scripts: /\/assets\/[^/]+\.js$/, apiResponses: /\/api\// };
type Resource = keyof typeof resources;

const loadingOrders: Resource[][] = [
  ['font', 'scripts', 'apiResponses'],
  ['scripts', 'apiResponses', 'font'],
];

for (const { name, path, reachState } of screens.filter(({ name }) =>
  /^(Home|Login)$/.test(name),
)) {
  for (const loadingOrder of loadingOrders) {
    const tag = loadingOrder[0] === 'font' ? [] : '@long';
    test(
      `${name} does not shift at 360 px while these load one after another: ${loadingOrder.join(', ')}`,
      { tag },
      async ({ visit }) => {
        const heldResponses = new Map<Resource, HeldResponse>();
        const page = await visit(path, {
          width: 360,
          until: 'commit',
          beforeNavigation: async (newPage) => {
            await recordLayoutShifts(newPage);
            for (const resource of loadingOrder)
              heldResponses.set(resource, await holdResponse(newPage, resources[resource]));
          },
        });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        for (const resource of loadingOrder) {
          heldResponses.get(resource)!.release();
          if (resource === 'scripts') await waitForHydration(page);
        }
        await reachState(page);
        await page.waitForLoadState('networkidle');
        expect(await readLayoutShift(page)).toBeLessThan(maxLayoutShift);
      },
    );
  }
}

const heldResources: Resource[] = ['scripts', 'apiResponses', 'font'];

/**
 * The positions of the elements in the viewport. Cards outside of it are left out: they have an
 * estimated size until the browser renders them.
 */
const measureBoxes = (page: Page) =>
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
        // The beginning identifies an element, and excludes relative times such as "Posted 3 days ago".
        const text = element.textContent.slice(0, 'Posted'.length);
        return [`${text}: ${[x, y, width, height].map(Math.round).join(' ')}`];
      });
    });

/** The display font replaces its fallback, whose texts are not exactly as wide. */
const withoutWidths = (boxes: string[]) =>
  boxes.map((box) => box.replace(/(: -?\d+ -?\d+) \d+/, '$1'));

const renderedPages = [
  { name: 'the page of a seller', path: '/seller/demo-seller' },
  { name: 'a search', path: '/search?text=watch&condition=Good' },
];
const renderedPagesByWidth = renderedPages.flatMap((rendered) =>
  [320, 360, 375, 390, 768, 1280].map((width) => ({ ...rendered, width })),
);

for (const { name, path, width } of renderedPagesByWidth) {
  test(`hydration and late resources do not move ${name} at ${width} px`, async ({ visit }) => {
    const heldResponses = new Map<Resource, HeldResponse>();
    const page = await visit(path, {
      width,
      until: 'commit',
      beforeNavigation: async (newPage) => {
        for (const resource of heldResources)
          heldResponses.set(resource, await holdResponse(newPage, resources[resource]));
      },
    });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const prerenderedBoxes = await measureBoxes(page);
    expect(prerenderedBoxes.length).toBeGreaterThan(10);

    heldResponses.get('scripts')!.release();
    await waitForHydration(page);
    expect(await measureBoxes(page)).toEqual(prerenderedBoxes);

    heldResponses.get('apiResponses')!.release();
    const font = page.waitForResponse(resources.font);
    heldResponses.get('font')!.release();
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('link', { name: 'Book Now' }).first().waitFor();
    expect(withoutWidths(await measureBoxes(page))).toEqual(withoutWidths(prerenderedBoxes));
  });
}

test('the header of a buyer who returns does not move while the session is checked', async ({
  visit,
}) => {
  let scripts: HeldResponse | undefined;
  const page = await visit('/blog', {
    as: 'Buyer',
    width: 1280,
    until: 'commit',
    beforeNavigation: async (newPage) => {
      scripts = await holdResponse(newPage, resources.scripts);
    },
  });
  const positions = async () => ({
    blog: await page.getByRole('banner').getByRole('link', { name: 'Blog' }).boundingBox(),
    mode: await page.getByRole('button', { name: /mode$/ }).first().boundingBox(),
  });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const prerendered = await positions();
  scripts?.release();
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(await positions()).toEqual(prerendered);
});
