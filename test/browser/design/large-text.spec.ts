import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { findCutTexts, measureOverflow } from './measure-layout';
import { screens } from './screens';
import { buyerStates } from './states/buyer-states';
import { publicStates } from './states/public-states';
import { sellerAndAdminStates } from './states/seller-and-admin-states';

for (const { as, path } of [
  { as: 'Buyer', path: '/blog' },
  { as: 'Buyer', path: '/dashboard/my-orders' },
  { path: '/blog' },
] as const) {
  test(`the header of ${path} has room for large text, for ${as === 'Buyer' ? 'a buyer' : 'a visitor'}`, async ({
    visit,
  }) => {
    const page = await visit(path, { ...(as && { as }), width: 390 });
    await page.addStyleTag({ content: 'html { font-size: 22px }' });
    const header = page.getByRole('banner');
    for (const name of as ? ['LogOut', 'Your account', 'Menu'] : ['Menu']) {
      await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    for (const name of as ? ['Secondhand, home', 'Dashboard'] : ['Login', 'Register']) {
      await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    // The header does not cover the content below it.
    const bar = (await header.boundingBox())!;
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });
}

test('the header scrolls out of view in a small window, as at 400 % zoom', async ({ visit }) => {
  const page = await visit('/blog', { width: 320 });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

const softly = expect.configure({ soft: true });

/** Waits, because the carousel measures its slides anew after the window has changed. */
async function expectReflow(page: Page, when: string) {
  await softly.poll(() => findCutTexts(page), `cut off ${when}`).toEqual([]);
  await softly.poll(() => measureOverflow(page), `overflow ${when}`).toBeLessThanOrEqual(0);
}

/** Checked in every run; the other screens have the same parts. */
const screensWithOwnLayout = ['Home', 'Login', 'Registration', 'Search', 'My Sales', 'Order'];

const dialogsAndMenus = [...publicStates, ...buyerStates, ...sellerAndAdminStates].filter(
  ({ name }) => /dialog|menu/i.test(name),
);

for (const { name, as, path, beforeNavigation, reachState } of [...screens, ...dialogsAndMenus]) {
  const tag = screensWithOwnLayout.includes(name) ? [] : '@long';
  test(
    `${name} reflows with text of 200 %, at 400 % zoom and from right to left`,
    { tag },
    async ({ visit }) => {
      const page = await visit(path, {
        ...(as && { as }),
        width: 390,
        ...(beforeNavigation && { beforeNavigation }),
      });
      await reachState(page);
      const style = await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectReflow(page, 'with text of 200 %');
      await style.evaluate((element) => (element as Element).remove());
      await page.setViewportSize({ width: 320, height: 256 });
      await expectReflow(page, 'at 400 % zoom');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await expectReflow(page, 'from right to left');
    },
  );
}
