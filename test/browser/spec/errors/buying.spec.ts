import type { Page } from '@playwright/test';
import { addToWishlist, fillCard } from '../../accounts';
import { cardOf, dialogOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { expectOnlyToast, toasts } from '../assertions';
import { respondWith } from '../network';
import { specificationSections } from '../specification-sections';

async function book(page: Page, productName: string) {
  await cardOf(page, productName).getByRole('button', { name: 'Book Now' }).click();
  const dialog = dialogOf(page, productName);
  await dialog.getByLabel('Phone number').fill('01712345678');
  await dialog.getByLabel('Meeting location').fill('Under the station clock');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
}

test.describe(specificationSections.errors, () => {
  test('a message in the response to a booking is shown as an error toast', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer' });
    await respondWith(page, '**/api/book-product', { message: 'Words of the server.' });
    await book(page, 'Pelagor Reef 300');
    await expectOnlyToast(page, 'Words of the server.');
    await expect(page).toHaveURL('/');
  });

  test("a booking shows the toast 'Product Booked Successfully!'", async ({ visit, shop }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
    const page = await visit('/', { as: 'Buyer' });
    await book(page, productName);
    await expectOnlyToast(page, 'Product Booked Successfully!');
  });

  test("an acknowledged wishlist entry shows the toast 'Product Added to Wishlist!'", async ({
    visit,
    shop,
  }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
    const page = await visit('/', { as: 'Buyer' });
    await cardOf(page, productName).scrollIntoViewIfNeeded();
    await addToWishlist(cardOf(page, productName));
    await expectOnlyToast(page, 'Product Added to Wishlist!');
  });

  test('a wishlist entry that is not acknowledged shows no toast', async ({ visit, shop }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
    const page = await visit('/', { as: 'Buyer' });
    await respondWith(page, '**/api/wishlist', { acknowledged: false }, 'POST');
    const card = cardOf(page, productName);
    await card.scrollIntoViewIfNeeded();
    const wishlistResponse = page.waitForResponse('**/api/wishlist');
    await addToWishlist(card);
    await wishlistResponse;
    await expect(card.getByRole('alert')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a payment shows no toast, neither for a card error nor for a success', async ({
    visit,
    shop,
  }) => {
    const { _id, productName } = await shop.listProduct(await shop.signIn('Seller'));
    await shop.book(await shop.signIn('Buyer'), _id);
    const page = await visit(`/dashboard/payment/${_id}`, { as: 'Buyer' });
    await fillCard(page, '4000 0000 0000 0002');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await fillCard(page, '4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'See My Orders' }).click();
    await expect(rowOf(page, productName)).toContainText('Paid');
  });
});
