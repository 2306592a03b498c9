import { expect, type Page } from '@playwright/test';

/**
 * Opens Home from the page that is open. The HTML of Home contains its data; only a navigation in the
 * browser requests them, so that a test can hold or replace the responses.
 */
export async function openHome(page: Page): Promise<void> {
  // Before hydration, the link would load Home's HTML.
  await expect(page.getByRole('log', { name: 'Updates' })).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
}
