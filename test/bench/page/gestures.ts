import type { Page } from '@playwright/test';
import { percentile, type Figure } from './figure';
import { signIn, slowDown, startVisitor } from './visitor';

/** Records the time from each click or key press to the next frame; see https://web.dev/articles/inp. */
const recordInteractions = (page: Page) =>
  page.addInitScript(() => {
    const longestDurations: Record<string, number> = {};
    Object.assign(window, { longestDurations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        const before = longestDurations[entry.interactionId] ?? 0;
        longestDurations[entry.interactionId] = Math.max(before, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

async function readDurations(page: Page): Promise<number[]> {
  const durations = await page.evaluate(
    () => (window as unknown as { longestDurations: Record<string, number> }).longestDurations,
  );
  return Object.values(durations);
}

/** A search, the booking dialog, the wishlist and the account menu. */
async function performBuyerGestures(page: Page): Promise<number[]> {
  await page.goto('/category/dress-watches');
  const search = page.getByRole('searchbox', { name: 'Search in this category' });
  await search.pressSequentially('watch', { delay: 60 });
  await search.press('Control+a');
  await search.press('Backspace');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('cheapest');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  await dialog.getByLabel('Phone number').pressSequentially('0171234567', { delay: 60 });
  await dialog.getByLabel('Meeting location').pressSequentially('Station', { delay: 60 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const wish = page.getByRole('button', { name: 'Add to Wishlist' }).and(page.locator(':enabled'));
  if (await wish.first().isVisible()) await wish.first().click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.keyboard.press('Escape');
  return readDurations(page);
}

/** The form of a new product. */
async function performSellerGestures(page: Page): Promise<number[]> {
  await page.goto('/dashboard/add-a-product');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await page.getByLabel('Product Name').pressSequentially('A watch', { delay: 60 });
  await page.getByLabel('Description').pressSequentially('Serviced last spring.', { delay: 60 });
  await page.getByLabel('Category').selectOption({ index: 1 });
  return readDurations(page);
}

/** Interaction to Next Paint with a CPU slowdown of 4. */
export async function measureGestures(origin: string, runs: number): Promise<Figure[]> {
  const visitor = await startVisitor(origin);
  const samples: number[] = [];
  try {
    for (const [label, performGestures] of [
      ['Buyer', performBuyerGestures],
      ['Seller', performSellerGestures],
    ] as const) {
      const page = await visitor.context.newPage();
      await recordInteractions(page);
      await signIn(page, label);
      await slowDown(page, 4);
      for (let round = 0; round < runs; round += 1) {
        samples.push(percentile(await performGestures(page), 0.75));
      }
      await page.getByRole('button', { name: 'LogOut' }).click();
      await page.getByRole('link', { name: 'Login' }).first().waitFor();
      await page.close();
    }
  } finally {
    await visitor.close();
  }
  return [
    {
      name: 'INP of the main flow, p75, 4× CPU slowdown',
      unit: 'ms',
      goal: 'at most 100',
      samples,
    },
  ];
}
