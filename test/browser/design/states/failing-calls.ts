import type { Page } from '@playwright/test';
import { expect } from '../../spec/fixtures';

/** Fails all calls, and lets the test control the page's clock. */
export async function failCalls(page: Page) {
  await page.clock.install();
  await page.route('**/api/**', (route) => route.abort());
}

/** Advances the clock past the retries of the data cache, until this many Retry buttons are visible. */
export const offerRetry = (page: Page, times: number) =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(times, { timeout: 500 });
  }).toPass();
