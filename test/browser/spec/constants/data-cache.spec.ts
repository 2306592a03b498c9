import type { Page } from '@playwright/test';
import { rowOf } from '../cards';
import { installClock, advanceClockByMinutes, pauseClock } from '../clock';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { sections } from '../sections';

/** Counts the requests for the categories whose failure the page has handled. */
const countFailures = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.handledFailures = 0;
    window.fetch = (...args) => {
      const response = fetch(...args);
      const isCounted = args[0] instanceof Request && args[0].url.endsWith('/categories');
      if (isCounted) response.catch(() => (window.handledFailures += 1));
      return response;
    };
  });

declare global {
  interface Window {
    handledFailures: number;
  }
}

/** Waits for the page to handle a number of failures, so that the next retry delay has begun. */
const expectFailures = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => window.handledFailures)).toBe(count);

const minutes = (count: number) => count * 60_000;

test.describe(sections.constants, { tag: '@long' }, () => {
  test('data cache: retries 3 times with exponential backoff (1, 2, 4 s) capped at 30 s', async ({
    visit,
  }) => {
    const page = await visit('/blog', {
      beforeNavigation: async (opened) => {
        await countFailures(opened);
        await installClock(opened);
      },
    });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.route('**/api/categories', (route) => route.abort());
    const requests = recordRequests(page, /\/api\/categories$/);
    await pauseClock(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    for (const [at, pause] of [1000, 2000, 4000].entries()) {
      await expectFailures(page, at + 1);
      await page.clock.runFor(pause - 1);
      await expectFailures(page, at + 1);
      expect(requests).toHaveLength(at + 1);
      await page.clock.runFor(1);
    }
    await expectFailures(page, 4);
    await page.clock.runFor(minutes(2));
    await expect(page.getByText('We could not load the categories.')).toBeVisible();
    expect(requests).toHaveLength(4);
  });

  test('data cache: fresh for 5 minutes in the dashboard views', async ({ visit }) => {
    const page = await visit('/dashboard/my-orders', {
      as: 'Buyer',
      beforeNavigation: installClock,
    });
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
    const page = await visit(path, { as: 'Buyer', beforeNavigation: installClock });
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
