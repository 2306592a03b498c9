import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cardOf } from '../spec/cards';

/** The values of the product form, by label. */
export const productInput = {
  'Original Price': '1450',
  'Selling Price': '980',
  Location: 'Lisbon',
  'Year of Purchase': '2021',
  'Mobile Number': '01712345678',
  Description: 'Serviced last spring, with box and papers.',
};

const picture = async () => ({
  name: 'photo.webp',
  mimeType: 'image/webp',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#335544' } })
    .webp()
    .toBuffer(),
});

/** Fills in all fields of Add a Product except the photo. */
export async function fillTexts(page: Page, name: string, category: string) {
  await page.getByLabel('Product Name').fill(name);
  for (const [label, text] of Object.entries(productInput)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Category').selectOption(category);
  await page.getByLabel('Condition').selectOption('Good');
}

export const choosePhoto = async (page: Page) =>
  page.getByLabel('Product Image').setInputFiles(await picture());

export async function fillProduct(page: Page, name: string, category: string) {
  await fillTexts(page, name, category);
  await choosePhoto(page);
}

export const bookingInput = {
  'Phone number': '01812345678',
  'Meeting location': 'In front of the station',
};

/** Opens the booking dialog of a card and fills it in. */
export async function fillBooking(page: Page, product: string) {
  await cardOf(page, product).getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: product });
  for (const [label, text] of Object.entries(bookingInput)) {
    await dialog.getByLabel(label).fill(text);
  }
  return dialog;
}
