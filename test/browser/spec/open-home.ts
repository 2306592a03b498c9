import { expect, type Page } from '@playwright/test';

/**
 * Navigates to Home from another page without loading its HTML, which contains the data. So the page
 * requests the data from the API, and a test can hold or replace the responses.
 */
export async function openHome(page: Page): Promise<void> {
  // Before hydration, the link would load Home's HTML.
  await expect(page.getByRole('log', { name: 'Updates' })).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
}
