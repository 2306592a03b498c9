import type { Locator, Page } from '@playwright/test';
import { cardOf, dialogOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { toasts } from '../assertions';
import { openHome } from '../open-home';
import type { DemoRole } from '../visits';
import { sections } from '../sections';

/** A user action whose call fails, and the element that shows the error. */
interface Failure {
  action: string;
  as: DemoRole;
  path: string;
  call: string;
  act: (page: Page) => Promise<unknown>;
  error: (page: Page) => Locator;
}

const failures: readonly Failure[] = [
  {
    action: 'booking',
    as: 'Buyer',
    path: '/',
    call: '**/api/book-product',
    act: async (page) => {
      await cardOf(page, 'Pelagor Reef 300').getByRole('button', { name: 'Book Now' }).click();
      const dialog = dialogOf(page, 'Pelagor Reef 300');
      await dialog.getByLabel('Phone number').fill('01712345678');
      await dialog.getByLabel('Meeting location').fill('Under the station clock');
      await dialog.getByRole('button', { name: 'Book this watch' }).click();
    },
    error: (page) => dialogOf(page, 'Pelagor Reef 300').getByRole('alert'),
  },
  {
    action: 'adding to the wishlist',
    as: 'Buyer',
    path: '/',
    call: '**/api/wishlist',
    act: async (page) => {
      await cardOf(page, 'Pelagor Reef 300').scrollIntoViewIfNeeded();
      await cardOf(page, 'Pelagor Reef 300')
        .getByRole('button', { name: 'Add to Wishlist' })
        .click();
    },
    error: (page) => cardOf(page, 'Pelagor Reef 300').getByRole('alert'),
  },
  {
    action: 'verifying',
    as: 'Admin',
    path: '/dashboard/all-sellers',
    call: '**/api/user/verified/*',
    act: (page) => rowOf(page, 'Mei Tanaka').getByRole('button', { name: 'Verify' }).click(),
    error: (page) => rowOf(page, 'Mei Tanaka').getByRole('alert'),
  },
  {
    action: 'advertising',
    as: 'Seller',
    path: '/dashboard/my-products',
    call: '**/api/products/advertise/*',
    act: (page) =>
      rowOf(page, 'Vestrel Grand Tour')
        .getByRole('button', { name: /Advertise/ })
        .click(),
    error: (page) => rowOf(page, 'Vestrel Grand Tour').getByRole('alert'),
  },
  {
    action: 'deleting a product',
    as: 'Seller',
    path: '/dashboard/my-products',
    call: '**/api/products/*',
    act: async (page) => {
      await rowOf(page, 'Vestrel Grand Tour').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    error: (page) => page.getByRole('alertdialog').getByRole('alert'),
  },
];

test.describe(sections.errors, { tag: '@long' }, () => {
  for (const { action, as, path, call, act, error } of failures) {
    test(`failed calls and network failures: no toast, ${action}`, async ({ visit }) => {
      const page = await visit(path, { as });
      await page.route(call, (route) => route.abort());
      await act(page);
      await expect(error(page)).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test('failed calls and network failures: no toast, a list that fails to load', async ({
    visit,
  }) => {
    const page = await visit('/blog', {
      beforeNavigation: async (opened) => {
        await opened.route('**/api/ads', (route) =>
          route.fulfill({ status: 400, json: { message: 'No advertisements today.' } }),
        );
      },
    });
    await openHome(page);
    await expect(page.getByText('We could not load the advertisements.')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('signing out shows no toast', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer', signsOut: true });
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });
});
