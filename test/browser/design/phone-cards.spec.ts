import type { Page } from '@playwright/test';
import { expect, test } from '../spec/fixtures';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The maximum height of Home in pixels: half of its height with one column of tall cards. */
const maxHomeHeight = 10_048 / 2;

/** Returns the number of cards that nothing at the window's edges covers, not even in part. */
const countVisibleCards = (page: Page) =>
  page.getByRole('article').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const { left, top, bottom } = card.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          card.contains(document.elementFromPoint(left + 20, y)),
        );
      }).length,
  );

test('on a phone four watches of a search are visible at once', async ({ visit }) => {
  const page = await visit('/search', phone);
  await expect(page.getByRole('article').nth(4)).toBeAttached();
  await expect.poll(() => countVisibleCards(page)).toBeGreaterThanOrEqual(4);
});

test('on a phone four advertisements are visible at once, and Home is short', async ({ visit }) => {
  const page = await visit('/', phone);
  await expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible();
  // Other tests may have bought some of the thirteen products.
  await expect(page.getByRole('article').nth(9)).toBeAttached();
  await page.getByRole('heading', { name: 'Advertisements' }).evaluate((heading) => {
    const header = document.querySelector('header')!;
    window.scrollBy(0, heading.getBoundingClientRect().bottom - header.offsetHeight);
  });
  await expect.poll(() => countVisibleCards(page)).toBeGreaterThanOrEqual(4);
  const home = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(home).toBeLessThan(maxHomeHeight);
});

test('on a desktop four watches of a search are in a row', async ({ visit }) => {
  const page = await visit('/search', desktop);
  const cards = page.getByRole('article');
  await expect(cards.nth(4)).toBeAttached();
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

test('the rendered page has at most 2 KB for a card', async ({ visit }) => {
  const page = await visit('/search');
  const response = await page.request.get('/search');
  const cards = (await response.text()).match(/<article.*?<\/article>/gs) ?? [];
  expect(cards.length).toBeGreaterThan(5);
  expect(Math.max(...cards.map((card) => card.length))).toBeLessThanOrEqual(2_048);
});
