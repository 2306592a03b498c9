import type { Page } from '@playwright/test';
import { rowOf } from '../cards';
import { installClock, advanceClockByMinutes, pauseClock } from '../clock';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { specificationSections } from '../specification-sections';

/** Counts the failed requests for the categories that the page has handled. */
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

/** Waits until the page has handled that many failures. Then the next retry delay has begun. */
const expectFailures = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => window.handledFailures)).toBe(count);

const minutesToMilliseconds = (count: number) => count * 60_000;

test.describe(specificationSections.constants, () => {
  test('a failed query is retried three times, after 1, 2 and 4 s', async ({ visit }) => {
    const page = await visit('/blog', {
      beforeNavigation: async (newPage) => {
        await countFailures(newPage);
        await installClock(newPage);
      },
    });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.route('**/api/categories', (route) => route.abort());
    const requests = recordRequests(page, /\/api\/categories$/);
    await pauseClock(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    for (const [index, delay] of [1000, 2000, 4000].entries()) {
      await expectFailures(page, index + 1);
      await page.clock.runFor(delay - 1);
      await expectFailures(page, index + 1);
      expect(requests).toHaveLength(index + 1);
      await page.clock.runFor(1);
    }
    await expectFailures(page, 4);
    await page.clock.runFor(minutesToMilliseconds(2));
    await expect(page.getByText('We could not load the categories.')).toBeVisible();
    expect(requests).toHaveLength(4);
  });

  test('My Orders reuses its data for 5 minutes', async ({ visit }) => {
    const page = await visit('/dashboard/my-orders', {
      as: 'Buyer',
      beforeNavigation: installClock,
    });
    const [ordersLink, wishlistLink] = ['My Orders', 'My WishList'].map((name) =>
      page.getByRole('link', { name, exact: true }),
    );
    const requests = recordRequests(page, /\/api\/myorders\//);
    await expect(rowOf(page, 'Harrowby Surveyor')).toBeVisible();
    await wishlistLink!.click();
    await expect(page.getByRole('link', { name: 'Purchase' }).first()).toBeVisible();
    requests.length = 0;

    await advanceClockByMinutes(page, 4.5);
    await ordersLink!.click();
    await expect(rowOf(page, 'Harrowby Surveyor')).toBeVisible();
    expect(requests).toEqual([]);

    await wishlistLink!.click();
    await advanceClockByMinutes(page, 1);
    const nextRequest = page.waitForRequest('**/api/myorders/*');
    await ordersLink!.click();
    await nextRequest;
    expect(requests).toHaveLength(1);
  });

  test('the payment page reuses its data for 5 minutes', async ({ visit }) => {
    const path = '/dashboard/payment/harrowby-surveyor';
    const page = await visit(path, { as: 'Buyer', beforeNavigation: installClock });
    const productImage = page.getByRole('img', { name: 'Harrowby Surveyor' });
    await expect(productImage).toBeVisible();
    const requests = recordRequests(page, /\/api\/orders\//);
    const leavePage = () => page.getByRole('link', { name: 'My WishList' }).click();
    await leavePage();
    await advanceClockByMinutes(page, 4.5);
    await page.goBack();
    await expect(productImage).toBeVisible();
    expect(requests).toEqual([]);

    await leavePage();
    await advanceClockByMinutes(page, 1);
    const nextRequest = page.waitForRequest('**/api/orders/*');
    await page.goBack();
    await nextRequest;
    expect(requests).toHaveLength(1);
  });
});
