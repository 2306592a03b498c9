import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { screens } from './screens';

/** In CSS pixels. An iPhone zooms into a field with smaller text, and does not zoom out again. */
const smallestText = 16;

/** Fields without text input, which do not cause a zoom. */
const others = '[type=checkbox], [type=radio], [type=file], [type=hidden]';

const smallFields = (page: Page) =>
  page.locator('input, select, textarea').evaluateAll(
    (fields, { least, without }) =>
      fields
        .filter((field) => !field.matches(without))
        .map((field) => ({
          name: field.getAttribute('name') ?? field.getAttribute('aria-label'),
          size: parseFloat(getComputedStyle(field).fontSize),
        }))
        .filter(({ size }) => size < least),
    { least: smallestText, without: others },
  );

for (const [as, names] of [
  [undefined, ['Home', 'Login', 'Registration', 'Search']],
  ['Buyer', ['Category']],
  ['Seller', ['Add a Product']],
  ['Admin', ['All Buyers', 'All Orders']],
] as const) {
  test(`no field zooms the page on focus for ${as ?? 'a visitor'}`, async ({ visit }) => {
    const page = await visit('/robots.txt', { ...(as && { as }), width: 390, hasTouch: true });
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const { name, path, reachState } of screens.filter((screen) =>
      (names as readonly string[]).includes(screen.name),
    )) {
      await page.goto(path);
      await reachState(page);
      await page.locator('main').locator('input, select, textarea').first().waitFor();
      expect.soft(await smallFields(page), name).toEqual([]);
    }
  });
}
