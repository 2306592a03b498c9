import { cardOf } from './spec/cards';
import { expect, test } from './spec/fixtures';

test('a visitor goes from a card to the watch, looks at it closely and meets its seller', async ({
  visit,
}) => {
  const page = await visit('/');
  const card = cardOf(page, 'Pelagor Reef 300');
  await card.getByRole('link', { name: 'Pelagor Reef 300' }).last().click();
  await expect(page).toHaveURL(/\/product\/pelagor-reef-300$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pelagor Reef 300');
  await expect(page).toHaveTitle('Pelagor Reef 300 - Think. Feel. Resell.');
  await expect(page.getByText('Blue sunburst diver on its full steel bracelet')).toBeVisible();

  const count = page.getByRole('status').filter({ hasText: 'Photo' });
  const strip = page.getByRole('group', { name: 'Photos' });
  const photosLeft = () =>
    strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
  await strip.focus();
  await page.keyboard.press('End');
  await expect(count).toHaveText('Photo 4 of 4');
  await expect.poll(photosLeft).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText('Photo 3 of 4');
  // As a finger does.
  await strip.evaluate((element) => element.scrollBy({ left: -element.clientWidth }));
  await expect(count).toHaveText('Photo 2 of 4');

  await page.getByRole('button', { name: 'Enlarge the photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pelagor Reef 300' });
  await expect(dialog.getByRole('status')).toHaveText('Photo 2 of 4');
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Photo 3 of 4');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(count).toHaveText('Photo 3 of 4');

  await page.getByRole('link', { name: /Tomas Lindqvist/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tomas Lindqvist');
  await expect(cardOf(page, 'Pelagor Reef 300')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('@');
});

test('a buyer books from the page of a watch, and it says so from then on', async ({
  visit,
  shop,
}) => {
  const { productName } = await shop.sell(await shop.enter('Seller'));
  const buyer = await visit('/', { as: 'Buyer' });
  await cardOf(buyer, productName).getByRole('link', { name: productName }).last().click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(productName);
  const address = new URL(buyer.url()).pathname;
  await buyer.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(buyer.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
  await buyer.getByRole('button', { name: 'Book Now' }).click();
  const dialog = buyer.getByRole('dialog', { name: productName });
  await dialog.getByLabel('Phone number').fill('01712345678');
  await dialog.getByLabel('Meeting location').fill('Gulshan 2 circle');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  await expect(buyer).toHaveURL(/my-orders/);
  const other = await visit(address);
  await expect(other.getByRole('button', { name: 'Booked' })).toBeDisabled();
});

test('a watch that its seller deletes has a page that says so, with similar ones', async ({
  visit,
  shop,
}) => {
  const seller = await shop.enter('Seller');
  const { productName, _id } = await shop.sell(seller);
  const page = await visit('/');
  await cardOf(page, productName).getByRole('link', { name: productName }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName);
  await shop.call(`/api/products/${_id}`, seller.token, 'DELETE');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This watch is no longer for sale',
  );
  await expect(page.getByRole('region', { name: 'Similar watches' })).toBeVisible();
});
