import type { Locator, Page } from '@playwright/test';
import { cardOf, dialogOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { toasts } from '../looks';
import type { DemoRole } from '../visits';
import { sections } from '../sections';

/** What a person does, the call that then fails, and where the failure is told instead. */
interface Failure {
  what: string;
  as: DemoRole;
  path: string;
  call: string;
  act: (page: Page) => Promise<unknown>;
  told: (page: Page) => Locator;
}

const failures: readonly Failure[] = [
  {
    what: 'booking',
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
    told: (page) => dialogOf(page, 'Pelagor Reef 300').getByRole('alert'),
  },
  {
    what: 'adding to the wishlist',
    as: 'Buyer',
    path: '/',
    call: '**/api/wishlist',
    act: async (page) => {
      await cardOf(page, 'Pelagor Reef 300').scrollIntoViewIfNeeded();
      await cardOf(page, 'Pelagor Reef 300')
        .getByRole('button', { name: 'Add to Wishlist' })
        .click();
    },
    told: (page) => cardOf(page, 'Pelagor Reef 300').getByRole('alert'),
  },
  {
    what: 'verifying',
    as: 'Admin',
    path: '/dashboard/all-sellers',
    call: '**/api/user/verified/*',
    act: (page) => rowOf(page, 'Mei Tanaka').getByRole('button', { name: 'Verify' }).click(),
    told: (page) => rowOf(page, 'Mei Tanaka').getByRole('alert'),
  },
  {
    what: 'advertising',
    as: 'Seller',
    path: '/dashboard/my-products',
    call: '**/api/products/advertise/*',
    act: (page) =>
      rowOf(page, 'Vestrel Grand Tour')
        .getByRole('button', { name: /Advertise/ })
        .click(),
    told: (page) => rowOf(page, 'Vestrel Grand Tour').getByRole('alert'),
  },
  {
    what: 'deleting a product',
    as: 'Seller',
    path: '/dashboard/my-products',
    call: '**/api/products/*',
    act: async (page) => {
      await rowOf(page, 'Vestrel Grand Tour').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    told: (page) => page.getByRole('alertdialog').getByRole('alert'),
  },
];

test.describe(sections.errors, { tag: '@long' }, () => {
  for (const { what, as, path, call, act, told } of failures) {
    test(`failed calls and network failures: no toast, ${what}`, async ({ visit }) => {
      const page = await visit(path, { as });
      await page.route(call, (route) => route.abort());
      await act(page);
      await expect(told(page)).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test('failed calls and network failures: no toast, a list that does not come', async ({
    visit,
  }) => {
    const page = await visit('/', {
      before: async (opened) => {
        await opened.route('**/api/ads', (route) =>
          route.fulfill({ status: 400, json: { message: 'No advertisements today.' } }),
        );
      },
    });
    await expect(page.getByText('We could not load the advertisements.')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('signing out shows nothing', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer', signsOut: true });
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });
});
