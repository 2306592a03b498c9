import { cardOf, dialogOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { countGridColumns, expectStruckThrough } from '../assertions';
import { respondWith, holdResponse } from '../network';
import { openHome } from '../open-home';
import { specificationSections } from '../specification-sections';

const currentYear = new Date().getFullYear();

test.describe(specificationSections.home, () => {
  const product = 'Vestrel Panda';
  const home = sharedPage('/', { as: 'Buyer' });
  const card = () => cardOf(home(), product);

  test('a spinner is shown while the advertisements load', async ({ visit }) => {
    const heldResponses: { release: () => void }[] = [];
    const page = await visit('/blog', {
      beforeNavigation: async (newPage) =>
        heldResponses.push(await holdResponse(newPage, '**/api/ads')),
    });
    await openHome(page);
    const spinner = page.getByRole('status').filter({ hasText: 'Loading the advertisements' });
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toHaveCount(0);
    heldResponses.forEach(({ release }) => release());
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('the Advertisements section is absent when there are no advertisements', async ({
    visit,
  }) => {
    const page = await visit('/blog', {
      beforeNavigation: (newPage) => respondWith(newPage, '**/api/ads', { data: [] }),
    });
    await openHome(page);
    await expect(page.getByRole('heading', { name: 'Choose Category' })).toBeVisible();
    await expect(page.getByText('Loading the advertisements')).toHaveCount(0);
    await expect(page.getByText('Advertisements')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test("the advertised products are under the heading 'Advertisements'", async () => {
    const section = home().getByRole('region', { name: 'Advertisements' });
    await expect(section.getByRole('article', { name: product })).toBeVisible();
  });

  test('the advertisements are in 1, 2 or 3 columns, depending on the width', async ({ visit }) => {
    const page = await visit('/', { width: 390 });
    const firstCard = page.getByRole('article').first();
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(firstCard).toBeVisible();
      await expect.poll(() => countGridColumns(firstCard)).toBe(columns);
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

  test('each card shows the date and time of posting', async () => {
    const postedTime = card().getByText('Posted').locator('time');
    await expect(postedTime).toHaveText(new RegExp(`${currentYear}.*\\d{1,2}:\\d{2}`));
  });

  test('each card shows the seller name with verified badge', async () => {
    await expect(card().getByText('Nadia Karim')).toBeVisible();
    await expect(card().getByRole('img', { name: 'Verified seller' })).toBeVisible();
  });

  test('a seller who is not verified has no badge', async () => {
    const otherCard = cardOf(home(), 'Quorlex Octa Steel');
    await expect(otherCard.getByText('Mei Tanaka')).toBeVisible();
    await expect(otherCard.getByRole('img', { name: /verified/i })).toHaveCount(0);
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
    const wishedButton = cardOf(home(), product).getByRole('button', { name: 'Added to Wishlist' });
    await wishedButton.scrollIntoViewIfNeeded();
    await expect(wishedButton).toBeDisabled();
    const otherButton = cardOf(home(), 'Pelagor Lagoon').getByRole('button', { name: /Wishlist/ });
    // The wishlist check starts when the card is visible.
    await otherButton.scrollIntoViewIfNeeded();
    await expect(otherButton).toHaveText('Add to Wishlist');
    await expect(otherButton).toBeEnabled();
    await otherButton.click();
    await expect(otherButton).toHaveText('Added to Wishlist');
    await expect(otherButton).toBeDisabled();
  });
});
