import type { Page } from '@playwright/test';
import { productInput, type ProductInput } from './shop';

export const picture = {
  name: 'watch.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Fills in the form Add a Product. @returns what it entered */
export async function fillProduct(page: Page, changes: Partial<ProductInput> = {}) {
  const product = { ...productInput(), ...changes };
  await page.getByLabel('Product Name').fill(product.productName);
  await page.getByLabel('Original Price').fill(product.originalPrice);
  await page.getByLabel('Location').fill(product.location);
  await page.getByLabel('Description').fill(product.description);
  await page.getByLabel('Selling Price').fill(product.sellingPrice);
  await page.getByLabel('Category').selectOption(product.category);
  await page.getByLabel('Year of Purchase').fill(product.yearOfPurchase);
  await page.getByLabel('Mobile Number').fill(product.mobileNumber);
  await page.getByLabel('Condition').selectOption(product.condition);
  await page.getByLabel('Product Image').setInputFiles(picture);
  return product;
}

export const addProduct = (page: Page) => page.getByRole('button', { name: 'Add Product' }).click();
