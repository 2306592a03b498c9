import type { Page } from '@playwright/test';
import { cardOf, dialogOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { respondWith, holdResponse, recordRequests } from '../network';
import { sections } from '../sections';

async function submitBooking(page: Page, productName: string) {
  const dialog = dialogOf(page, productName);
  await dialog.getByLabel('Phone number').fill('01712345678');
  await dialog.getByLabel('Meeting location').fill('Under the station clock');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  return dialog;
}

test.describe(sections.booking, { tag: '@long' }, () => {
  test('after success the user goes to /dashboard/my-orders and the modal is removed from that card', async ({
    visit,
    shop,
  }) => {
    const seller = await shop.signIn('Seller');
    const [booked, other] = [
      await shop.advertiseProduct(seller),
      await shop.advertiseProduct(seller),
    ];
    const page = await visit('/', { as: 'Buyer' });
    await cardOf(page, booked.productName).getByRole('button', { name: 'Book Now' }).click();
    await submitBooking(page, booked.productName);
    await expect(page).toHaveURL('/dashboard/my-orders');
    await expect(rowOf(page, booked.productName)).toBeVisible();

    await page.goBack();
    await expect(cardOf(page, other.productName)).toBeVisible();
    await expect(
      cardOf(page, other.productName).getByRole('button', { name: 'Book Now' }),
    ).toBeEnabled();
    await expect(
      cardOf(page, booked.productName).getByRole('button', { name: 'Book Now' }),
    ).toHaveCount(0);
    await expect(dialogOf(page, booked.productName)).toHaveCount(0);
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

    const held = await holdResponse(page, '**/api/book-product');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await held.requested;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    held.release();
    await expect(page).toHaveURL('/dashboard/my-orders');
    await expect(dialog).toHaveCount(0);
  });

  test('one press of Book this watch books once', async ({ visit, shop }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
    const page = await visit('/category/field-watches', { as: 'Buyer' });
    const bookings = recordRequests(page, /\/api\/book-product$/);
    await cardOf(page, productName).getByRole('button', { name: 'Book Now' }).click();
    await submitBooking(page, productName);
    await expect(page).toHaveURL('/dashboard/my-orders');
    expect(bookings).toHaveLength(1);
  });
});
