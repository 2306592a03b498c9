import { cardOf, dialogOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { countGridColumns, expectStruckThrough } from '../assertions';
import { respondWith, holdResponse } from '../network';
import { openHome } from '../open-home';
import { sections } from '../sections';

const year = new Date().getFullYear();

test.describe(sections.home, { tag: '@long' }, () => {
  const product = 'Vestrel Panda';
  const home = sharedPage('/', { as: 'Buyer' });
  const card = () => cardOf(home(), product);

  test('Advertisements: spinner while loading', async ({ visit }) => {
    const held: { release: () => void }[] = [];
    const page = await visit('/blog', {
      beforeNavigation: async (opened) => held.push(await holdResponse(opened, '**/api/ads')),
    });
    await openHome(page);
    const spinner = page.getByRole('status').filter({ hasText: 'Loading the advertisements' });
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toHaveCount(0);
    held.forEach(({ release }) => release());
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('Advertisements: rendered only when the list is non-empty', async ({ visit }) => {
    const page = await visit('/blog', {
      beforeNavigation: (opened) => respondWith(opened, '**/api/ads', { data: [] }),
    });
    await openHome(page);
    await expect(page.getByRole('heading', { name: 'Choose Category' })).toBeVisible();
    await expect(page.getByText('Loading the advertisements')).toHaveCount(0);
    await expect(page.getByText('Advertisements')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test("Advertisements: under the heading 'Advertisements'", async () => {
    const section = home().getByRole('region', { name: 'Advertisements' });
    await expect(section.getByRole('article', { name: product })).toBeVisible();
  });

  test('Advertisements: a grid of 1, 2 or 3 columns', async ({ visit }) => {
    const page = await visit('/', { width: 390 });
    const first = page.getByRole('article').first();
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(first).toBeVisible();
      await expect.poll(() => countGridColumns(first)).toBe(columns);
    }
  });

  test('each card shows the image', async () => {
    const image = card().getByRole('img', { name: product });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('each card shows the product name and location', async () => {
    await expect(card().getByRole('heading', { name: product })).toBeVisible();
    await expect(card().getByText('Banani, Dhaka')).toBeVisible();
  });

  test('each card shows the years used', async () => {
    await expect(card().getByText('Used 2 years')).toBeVisible();
  });

  test('each card shows the posted date and time', async () => {
    const posted = card().getByText('Posted').locator('time');
    await expect(posted).toHaveText(new RegExp(`${year}.*\\d{1,2}:\\d{2}`));
  });

  test('each card shows the seller name with verified badge', async () => {
    await expect(card().getByText('Nadia Karim')).toBeVisible();
    await expect(card().getByRole('img', { name: 'Verified seller' })).toBeVisible();
  });

  test('a seller who is not verified has no badge', async () => {
    const other = cardOf(home(), 'Quorlex Octa Steel');
    await expect(other.getByText('Mei Tanaka')).toBeVisible();
    await expect(other.getByRole('img', { name: /verified/i })).toHaveCount(0);
  });

  test('each card shows the original price struck through', async () => {
    await expectStruckThrough(card().getByText('$3,400', { exact: true }));
  });

  test('each card shows the resale price', async () => {
    const price = card().getByText('$2,490', { exact: true });
    await expect(price).toBeVisible();
    await expect(price).toHaveCSS('text-decoration-line', 'none');
  });

  test("'Book Now' opens a booking modal", async () => {
    await card().getByRole('button', { name: 'Book Now' }).click();
    const dialog = dialogOf(home(), product);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test("'Add to Wishlist' becomes a disabled 'Added to Wishlist' once on the wishlist", async () => {
    const wished = cardOf(home(), product).getByRole('button', { name: 'Added to Wishlist' });
    await wished.scrollIntoViewIfNeeded();
    await expect(wished).toBeDisabled();
    const other = cardOf(home(), 'Pelagor Lagoon').getByRole('button', { name: /Wishlist/ });
    // The wishlist check starts when the card is visible.
    await other.scrollIntoViewIfNeeded();
    await expect(other).toHaveText('Add to Wishlist');
    await expect(other).toBeEnabled();
    await other.click();
    await expect(other).toHaveText('Added to Wishlist');
    await expect(other).toBeDisabled();
  });
});
