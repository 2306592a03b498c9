import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../spec/fixtures';

/** The pictures of the README and of the web manifest: `npm run screenshots readme` retakes these alone. */

const root = path.resolve(__dirname, '../../../..');

async function retake(page: Page, file: string) {
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 82 }).toFile(path.join(root, file));
}

test('the home page of the README', async ({ visit }) => {
  const page = await visit('/', { width: 1280, height: 1180 });
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await retake(page, 'public/screenshot.webp');
});

test('the home page on a phone, of the manifest', async ({ visit }) => {
  const page = await visit('/', { width: 390, height: 844 });
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await retake(page, 'public/screenshot-phone.webp');
});

test('the visualiser of the README', async ({ visit, shop }) => {
  const product = await shop.advertiseProduct(await shop.signIn('Seller'));
  const app = await visit(`/category/${product.category}`, { as: 'Buyer', needsNewContext: true });
  // Without an answer, the booking stays in its state.
  await app.route('**/book-product', () => undefined);
  await app.getByRole('article', { name: product.productName }).getByText('Book Now').click();
  await app.getByLabel('Phone Number').fill('01712345678');
  await app.getByLabel('Meeting Location').fill('Under the clock');

  const visualiser = await app.context().newPage();
  await visualiser.setViewportSize({ width: 1600, height: 1000 });
  await visualiser.goto('/statecharts?machine=booking');
  await visualiser
    .getByRole('list', { name: 'Running actors' })
    .getByRole('button', { name: product.productName })
    .click();
  await app.getByRole('button', { name: 'Book this watch' }).click();
  await expect(visualiser.getByRole('group', { name: /^submitting,.* active$/ })).toBeVisible();
  await retake(visualiser, 'src/statecharts/page/live-booking.webp');
});
