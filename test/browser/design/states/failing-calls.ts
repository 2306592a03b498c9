import type { Page } from '@playwright/test';
import { expect } from '../../spec/fixtures';

/** Lets no call through, and gives the page's clock into the test's hand. */
export async function refuseCalls(page: Page) {
  await page.clock.install();
  await page.route('**/api/**', (route) => route.abort());
}

/** Winds the clock past the tries that the data cache makes, until Retry is offered so often. */
export const offerRetry = (page: Page, times: number) =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(times, { timeout: 500 });
  }).toPass();
