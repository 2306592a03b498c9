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

/** Whether the field that has the focus is what a finger would touch at its middle. */
const isFocusedFieldVisible = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement!;
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field;
  });

test('neither the header nor the button at the bottom covers the field that has the focus', async ({
  visit,
}) => {
  const { path } = screens.find(({ name }) => name === 'Add a Product')!;
  const page = await visit(path, { as: 'Seller', width: 390, height: 660, hasTouch: true });
  const labels = ['Product Name', 'Selling Price', 'Year of Purchase', 'Location', 'Mobile Number'];
  await page.getByLabel('Product Image').focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (const label of key === 'Tab' ? labels : labels.toReversed()) {
      const field = page.getByLabel(label);
      while (!(await field.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press(key);
      }
      expect.soft(await isFocusedFieldVisible(page), `${label}, by ${key}`).toBe(true);
    }
  }
});
