import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';
import { screens } from './screens';

/** In CSS pixels. An iPhone zooms into a field with smaller text, and does not zoom out again. */
const minFontSize = 16;

/** Fields without text input, which do not cause a zoom. */
const fieldsWithoutText = '[type=checkbox], [type=radio], [type=file], [type=hidden]';

const fieldsWithSmallText = (page: Page) =>
  page.locator('input, select, textarea').evaluateAll(
    (fields, { minSize, excluded }) =>
      fields
        .filter((field) => !field.matches(excluded))
        .map((field) => ({
          name: field.getAttribute('name') ?? field.getAttribute('aria-label'),
          size: parseFloat(getComputedStyle(field).fontSize),
        }))
        .filter(({ size }) => size < minSize),
    { minSize: minFontSize, excluded: fieldsWithoutText },
  );

for (const [as, names] of [
  [undefined, ['Home', 'Login', 'Registration', 'Search']],
  ['Buyer', ['Category']],
  ['Seller', ['Add a Product']],
  ['Admin', ['All Buyers', 'All Orders']],
] as const) {
  test(`the fields have text so large that phones do not zoom in, for ${as ?? 'a visitor'}`, async ({
    visit,
  }) => {
    const page = await visit('/robots.txt', { ...(as && { as }), width: 390, hasTouch: true });
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const { name, path, reachState } of screens.filter((screen) =>
      (names as readonly string[]).includes(screen.name),
    )) {
      await page.goto(path);
      await reachState(page);
      await page.locator('main').locator('input, select, textarea').first().waitFor();
      expect.soft(await fieldsWithSmallText(page), name).toEqual([]);
    }
  });
}
