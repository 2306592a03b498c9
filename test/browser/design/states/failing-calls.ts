import type { Page } from '@playwright/test';
import { expect } from '../../spec/fixtures';

/** Aborts all API calls, and lets the test control the page's clock. */
export async function abortCalls(page: Page) {
  await page.clock.install();
  await page.route('**/api/**', (route) => route.abort());
}

/** Advances the clock past the automatic retries, until `count` Retry buttons are visible. */
export const expectRetryButtons = (page: Page, count: number) =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(count, { timeout: 500 });
  }).toPass();
