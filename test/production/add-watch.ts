import type { Page } from '@playwright/test';
import { createPhoto } from '../browser/create-photo';
import { expect } from './fixtures';

/** Fills in Add a Product, at $980 and but for the delivery. */
export async function fillWatch(
  page: Page,
  { name, category }: { name: string; category: string },
) {
  await page.goto('/dashboard/add-a-product');
  await page.getByLabel('Product Name').fill(name);
  await page.getByLabel('Original Price').fill('1450');
  await page.getByLabel('Selling Price').fill('980');
  await page.getByLabel('Location').fill('Lisbon');
  await page.getByLabel('Category').selectOption(category);
  await page.getByLabel('Year of Purchase').fill('2021');
  await page.getByLabel('Condition').selectOption('Good');
  await page.getByLabel('Mobile Number').fill('01712345678');
  await page.getByLabel('Description').fill('Serviced last spring, with box and papers.');
  await page.getByLabel('Product Image').setInputFiles(await createPhoto('jpeg'));
}

/** Submits the form, and waits for the product. */
export async function addWatch(page: Page) {
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product Added Successfuly!')).toBeVisible();
}
