import type { Page } from '@playwright/test';
import { rowOf } from '../cards';
import { installClock, advanceClockByMinutes, pauseClock } from '../clock';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { sections } from '../sections';

/** Lets the page handle the failed request, so that the next retry delay has begun. */
const flushTasks = (page: Page) => page.evaluate(() => undefined);

const minutes = (count: number) => count * 60_000;

test.describe(sections.constants, { tag: '@long' }, () => {
  test('data cache: retries 3 times with exponential backoff (1, 2, 4 s) capped at 30 s', async ({
    visit,
  }) => {
    const page = await visit('/blog', { before: installClock });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.route('**/api/categories', (route) => route.abort());
    const requests = recordRequests(page, /\/api\/categories$/);
    await pauseClock(page);
    const waitForFailure = () =>
      page.waitForEvent('requestfailed', {
        predicate: (request) => request.url().endsWith('/categories'),
      });
    let failure = waitForFailure();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await failure;
    for (const [at, pause] of [1000, 2000, 4000].entries()) {
      await flushTasks(page);
      await page.clock.runFor(pause - 1);
      await flushTasks(page);
      expect(requests).toHaveLength(at + 1);
      failure = waitForFailure();
      await page.clock.runFor(1);
      await failure;
      expect(requests).toHaveLength(at + 2);
    }
    await flushTasks(page);
    await page.clock.runFor(minutes(2));
    await expect(page.getByText('We could not load the categories.')).toBeVisible();
    expect(requests).toHaveLength(4);
  });

  test('data cache: fresh for 5 minutes in the dashboard views', async ({ visit }) => {
    const page = await visit('/dashboard/my-orders', { as: 'Buyer', before: installClock });
    const [orders, wishlist] = ['My Orders', 'My WishList'].map((name) =>
      page.getByRole('link', { name, exact: true }),
    );
    const requests = recordRequests(page, /\/api\/myorders\//);
    await expect(rowOf(page, 'Harrowby Surveyor')).toBeVisible();
    await wishlist!.click();
    await expect(page.getByRole('link', { name: 'Purchase' }).first()).toBeVisible();
    requests.length = 0;

    await advanceClockByMinutes(page, 4.5);
    await orders!.click();
    await expect(rowOf(page, 'Harrowby Surveyor')).toBeVisible();
    expect(requests).toEqual([]);

    await wishlist!.click();
    await advanceClockByMinutes(page, 1);
    const again = page.waitForRequest('**/api/myorders/*');
    await orders!.click();
    await again;
    expect(requests).toHaveLength(1);
  });

  test('data cache: fresh for 5 minutes in the payment view', async ({ visit }) => {
    const path = '/dashboard/payment/harrowby-surveyor';
    const page = await visit(path, { as: 'Buyer', before: installClock });
    const product = page.getByRole('img', { name: 'Harrowby Surveyor' });
    await expect(product).toBeVisible();
    const requests = recordRequests(page, /\/api\/orders\//);
    const leave = () => page.getByRole('link', { name: 'My WishList' }).click();
    await leave();
    await advanceClockByMinutes(page, 4.5);
    await page.goBack();
    await expect(product).toBeVisible();
    expect(requests).toEqual([]);

    await leave();
    await advanceClockByMinutes(page, 1);
    const again = page.waitForRequest('**/api/orders/*');
    await page.goBack();
    await again;
    expect(requests).toHaveLength(1);
  });
});
