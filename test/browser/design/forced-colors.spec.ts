import type { Locator } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { unpaidOrderPath } from './screens';

/** The outline color or 'none'. Forced colors keep outlines, but no backgrounds and shadows. */
const readOutline = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'none' ? 'none' : outlineColor;
  });

test('forced colors show the current step of a payment', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(unpaidOrderPath, { as: 'Buyer' });
  await page.emulateMedia({ forcedColors: 'active' });
  const steps = page.getByRole('list', { name: 'Payment steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  expect(await readOutline(steps.first())).not.toBe('none');
  expect(await readOutline(steps.last())).toBe('none');
});

test('forced colors show the first text of Home without a picture behind it', async ({ visit }) => {
  const page = await visit('/');
  const picture = page.getByRole('main').locator('picture img').first();
  await expect(picture).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(picture).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('forced colors show the selected machine', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/statecharts');
  await page.emulateMedia({ forcedColors: 'active' });
  const machines = page.getByRole('navigation', { name: 'Machines' });
  await machines.getByRole('link', { name: /^Booking/ }).click();
  const selected = machines.locator('[aria-current]');
  await expect(selected).toHaveText(/^Booking/);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await readOutline(selected)).not.toBe('none');
  expect(await readOutline(machines.getByRole('link').last())).toBe('none');
});

test(
  'forced colors show the borders of a dialog and a menu',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCSS('border-top-style', 'solid');
  },
);
