import type { Page } from '@playwright/test';
import { cardOf, dialogOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { respondWith, holdResponse, recordRequests } from '../network';
import { specificationSections } from '../specification-sections';

async function submitBooking(page: Page, productName: string) {
  const dialog = dialogOf(page, productName);
  await dialog.getByLabel('Phone number').fill('01712345678');
  await dialog.getByLabel('Meeting location').fill('Under the station clock');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  return dialog;
}

test.describe(specificationSections.booking, () => {
  test('a booking leads to /dashboard/my-orders, and removes the booking dialog from the card', async ({
    visit,
    shop,
  }) => {
    const seller = await shop.signIn('Seller');
    const [bookedProduct, otherProduct] = [
      await shop.advertiseProduct(seller),
      await shop.advertiseProduct(seller),
    ];
    const page = await visit('/', { as: 'Buyer' });
    await cardOf(page, bookedProduct.productName).getByRole('button', { name: 'Book Now' }).click();
    await submitBooking(page, bookedProduct.productName);
    await expect(page).toHaveURL('/dashboard/my-orders');
    await expect(rowOf(page, bookedProduct.productName)).toBeVisible();

    await page.goBack();
    await expect(cardOf(page, otherProduct.productName)).toBeVisible();
    await expect(
      cardOf(page, otherProduct.productName).getByRole('button', { name: 'Book Now' }),
    ).toBeEnabled();
    await expect(
      cardOf(page, bookedProduct.productName).getByRole('button', { name: 'Book Now' }),
    ).toHaveCount(0);
    await expect(dialogOf(page, bookedProduct.productName)).toHaveCount(0);
  });

  test('a booking dialog stays open until a booking succeeds', async ({ visit, shop }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
    const page = await visit('/category/field-watches', { as: 'Buyer' });
    await cardOf(page, productName).getByRole('button', { name: 'Book Now' }).click();

    await respondWith(page, '**/api/book-product', { message: 'Please try again later.' });
    const dialog = await submitBooking(page, productName);
    await expect(dialog.getByRole('alert')).toContainText('Please try again later.');
    await page.unroute('**/api/book-product');

    await page.route('**/api/book-product', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the marketplace.');
    await page.unroute('**/api/book-product');

    const heldResponse = await holdResponse(page, '**/api/book-product');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await heldResponse.requested;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    heldResponse.release();
    await expect(page).toHaveURL('/dashboard/my-orders');
    await expect(dialog).toHaveCount(0);
  });

  test('one click on Book this watch sends one booking', async ({ visit, shop }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
    const page = await visit('/category/field-watches', { as: 'Buyer' });
    const bookingRequests = recordRequests(page, /\/api\/book-product$/);
    await cardOf(page, productName).getByRole('button', { name: 'Book Now' }).click();
    await submitBooking(page, productName);
    await expect(page).toHaveURL('/dashboard/my-orders');
    expect(bookingRequests).toHaveLength(1);
  });
});
