import { expect, test } from '../spec/fixtures';

const phone = { width: 390, height: 844 };

/** As a fraction of the viewport's height. */
const tallestCard = 0.45;
/** The maximum height of Home in pixels: half of its height with one column of cards. */
const tallestHome = 10_048 / 2;

test('on a phone two cards fit in a row, and Home is half as long', async ({ visit }) => {
  const page = await visit('/', phone);
  await expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible();
  const cards = page.getByRole('article');
  // Other tests may have bought some of the thirteen products.
  await expect(cards.nth(9)).toBeAttached();
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(phone.height * tallestCard);
  const home = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(home).toBeLessThan(tallestHome);
});
