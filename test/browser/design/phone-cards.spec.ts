import { expect, test } from '../spec/fixtures';

const phone = { width: 390, height: 844 };

/** Of a window's height. */
const tallestCard = 0.45;
/** Of Home, in pixels: half of what it was when a card stood in one column. */
const tallestHome = 10_048 / 2;

test('on a phone a card leaves room for another, and Home is half as long as it was', async ({
  visit,
}) => {
  const page = await visit('/', phone);
  await expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible();
  const cards = page.getByRole('article');
  // Other tests may have bought some of the thirteen.
  await expect(cards.nth(9)).toBeAttached();
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(phone.height * tallestCard);
  const home = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(home).toBeLessThan(tallestHome);
});
