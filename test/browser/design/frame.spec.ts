import type { Page } from '@playwright/test';
import { installClock, pauseClock } from '../spec/clock';
import { expect, test } from '../spec/fixtures';
import { toasts } from '../spec/assertions';
import type { Visit } from '../spec/visits';
import { waitForHydration } from '../wait-for-hydration';

/** What every page has: the header, the skip link, the toasts and the banner. */

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' });

const pages: [string, Visit][] = [
  ['/', {}],
  ['/login', {}],
  ['/register', {}],
  ['/blog', {}],
  ['/nowhere', {}],
  ['/category/field-watches', { as: 'Buyer' }],
  ['/dashboard', { as: 'Buyer' }],
  ['/statecharts', {}],
];
for (const [path, options] of pages) {
  const tag = path === '/' || path === '/dashboard' ? [] : '@long';
  test(`the first Tab on ${path} skips the header`, { tag }, async ({ visit }) => {
    const page = await visit(path, options);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(skipLink(page)).not.toBeInViewport();
    await waitForHydration(page);
    const url = page.url();
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    // The history state, such as the destination after sign-in, is unchanged.
    expect(page.url()).toBe(url);
  });
}

test('the first Tab skips the header before the scripts have loaded', async ({ visit }) => {
  const page = await visit('/blog', {
    beforeNavigation: (newPage) => newPage.route('**/assets/*.js', (route) => route.abort()),
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
test(
  'stacked toasts cover no more of the page than one toast, and expand on hover',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/', { beforeNavigation: installClock });
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(5_000);
    await expect(toasts(page)).toHaveCount(0);
    await pauseClock(page);
    await send.dispatchEvent('click');
    await expect(toasts(page)).toHaveCount(1);
    const height = async () => {
      const boxes = await toasts(page).evaluateAll((all) =>
        all.map((toast) => toast.parentElement!.getBoundingClientRect()),
      );
      return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ y }) => y));
    };
    // The layout size, because a scale animation is running.
    const heightOfOne = await toasts(page).evaluate((toast) => toast.parentElement!.offsetHeight);
    for (let sent = 2; sent <= 8; sent += 1) {
      await send.dispatchEvent('click');
      await expect(toasts(page)).toHaveCount(sent);
    }
    await expect.poll(height).toBeLessThan(heightOfOne + 16);
    await toasts(page).first().hover();
    await expect.poll(height).toBeGreaterThan(7 * heightOfOne);
  },
);

/** The left edge of the watch in the banner's picture, as a fraction of its width. */
const watchLeftEdge = 0.44;

for (const width of [1080, 1280, 1440, 1920, 2560]) {
  test(
    `no text overlaps the watch in the banner at ${width} px`,
    { tag: '@long' },
    async ({ visit }) => {
      const page = await visit('/', { width });
      const picture = (await page
        .locator('picture img[fetchpriority="high"]')
        .first()
        .boundingBox())!;
      const rightEdges = await page.getByRole('main').evaluate((main) => {
        const banner = main.querySelector('h1')!.parentElement!;
        return [...banner.children].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect().right;
        });
      });
      expect(Math.max(...rightEdges)).toBeLessThan(picture.x + watchLeftEdge * picture.width);
    },
  );
}
