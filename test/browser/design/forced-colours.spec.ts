import type { Locator } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { unpaidOrder } from './screens';

/** Systems that draw everything in a few colours of their own take away grounds and shadows. */

const markOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'none' ? 'none' : outlineColor;
  });

test('forced colours show at which step a payment is', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(unpaidOrder, { as: 'Buyer' });
  await page.emulateMedia({ forcedColors: 'active' });
  const steps = page.getByRole('list', { name: 'Payment steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  expect(await markOf(steps.first())).not.toBe('none');
  expect(await markOf(steps.last())).toBe('none');
});

test('forced colours show which machine is chosen', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/statecharts');
  await page.emulateMedia({ forcedColors: 'active' });
  const machines = page.getByRole('navigation', { name: 'Machines' });
  await machines.getByRole('link', { name: /^Booking/ }).click();
  const chosen = machines.locator('[aria-current]');
  await expect(chosen).toHaveText(/^Booking/);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await markOf(chosen)).not.toBe('none');
  expect(await markOf(machines.getByRole('link').last())).toBe('none');
});

test('forced colours show where a dialog and a menu end', { tag: '@long' }, async ({ visit }) => {
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
});
