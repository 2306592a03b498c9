import { expect, test } from '../spec/fixtures';

const phone = { width: 390, height: 844 };

/** The maximum height of a card, as a fraction of the viewport's height. */
const maxCardHeight = 0.45;
/** The maximum height of Home in pixels: half of its height with one column of cards. */
const maxHomeHeight = 10_048 / 2;

test('on a phone two cards fit in a row, so that Home is half as long as with one', async ({
  visit,
}) => {
  const page = await visit('/', phone);
  await expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible();
  const cards = page.getByRole('article');
  // Other tests may have bought some of the thirteen products.
  await expect(cards.nth(9)).toBeAttached();
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(phone.height * maxCardHeight);
  const home = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(home).toBeLessThan(maxHomeHeight);
});
