import type { Page } from '@playwright/test';
import { rowOf } from '../cards';
import { bringClock, passMinutes, stopClock } from '../clock';
import { expect, test } from '../fixtures';
import { requestsOf } from '../network';
import { sections } from '../sections';

/** Lets what a failed request causes in the page happen, so that the next pause has begun. */
const settle = (page: Page) => page.evaluate(() => undefined);

const minutes = (count: number) => count * 60_000;

test.describe(sections.constants, { tag: '@long' }, () => {
  test('data cache: retries 3 times with exponential backoff (1, 2, 4 s) capped at 30 s', async ({
    visit,
  }) => {
    const page = await visit('/blog', { before: bringClock });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.route('**/api/categories', (route) => route.abort());
    const asked = requestsOf(page, /\/api\/categories$/);
    await stopClock(page);
    const failed = () =>
      page.waitForEvent('requestfailed', {
        predicate: (request) => request.url().endsWith('/categories'),
      });
    let failure = failed();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await failure;
    for (const [at, pause] of [1000, 2000, 4000].entries()) {
      await settle(page);
      await page.clock.runFor(pause - 1);
      await settle(page);
      expect(asked).toHaveLength(at + 1);
      failure = failed();
      await page.clock.runFor(1);
      await failure;
      expect(asked).toHaveLength(at + 2);
    }
    await settle(page);
    await page.clock.runFor(minutes(2));
    await expect(page.getByText('We could not load the categories.')).toBeVisible();
    expect(asked).toHaveLength(4);
  });

  test('data cache: fresh for 5 minutes in the dashboard views', async ({ visit }) => {
    const page = await visit('/dashboard/my-orders', { as: 'Buyer', before: bringClock });
    const [orders, wishlist] = ['My Orders', 'My WishList'].map((name) =>
      page.getByRole('link', { name, exact: true }),
    );
    const asked = requestsOf(page, /\/api\/myorders\//);
    await expect(rowOf(page, 'Harrowby Surveyor')).toBeVisible();
    await wishlist!.click();
    await expect(page.getByRole('link', { name: 'Purchase' }).first()).toBeVisible();
    asked.length = 0;

    await passMinutes(page, 4.5);
    await orders!.click();
    await expect(rowOf(page, 'Harrowby Surveyor')).toBeVisible();
    expect(asked).toEqual([]);

    await wishlist!.click();
    await passMinutes(page, 1);
    const again = page.waitForRequest('**/api/myorders/*');
    await orders!.click();
    await again;
    expect(asked).toHaveLength(1);
  });

  test('data cache: fresh for 5 minutes in the payment view', async ({ visit }) => {
    const path = '/dashboard/payment/harrowby-surveyor';
    const page = await visit(path, { as: 'Buyer', before: bringClock });
    const product = page.getByRole('img', { name: 'Harrowby Surveyor' });
    await expect(product).toBeVisible();
    const asked = requestsOf(page, /\/api\/orders\//);
    const leave = () => page.getByRole('link', { name: 'My WishList' }).click();
    await leave();
    await passMinutes(page, 4.5);
    await page.goBack();
    await expect(product).toBeVisible();
    expect(asked).toEqual([]);

    await leave();
    await passMinutes(page, 1);
    const again = page.waitForRequest('**/api/orders/*');
    await page.goBack();
    await again;
    expect(asked).toHaveLength(1);
  });
});
