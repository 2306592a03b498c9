import type { Locator, Page } from '@playwright/test';
import { cardOf, dialogOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { toasts } from '../assertions';
import { openHome } from '../open-home';
import type { DemoRole } from '../visits';
import { specificationSections } from '../specification-sections';

/** A user action whose call fails, and the element that shows the error. */
interface FailingAction {
  action: string;
  as: DemoRole;
  path: string;
  callUrl: string;
  perform: (page: Page) => Promise<unknown>;
  findError: (page: Page) => Locator;
}

const failingActions: readonly FailingAction[] = [
  {
    action: 'booking',
    as: 'Buyer',
    path: '/',
    callUrl: '**/api/book-product',
    perform: async (page) => {
      await cardOf(page, 'Pelagor Reef 300').getByRole('button', { name: 'Book Now' }).click();
      const dialog = dialogOf(page, 'Pelagor Reef 300');
      await dialog.getByLabel('Phone number').fill('01712345678');
      await dialog.getByLabel('Meeting location').fill('Under the station clock');
      await dialog.getByRole('button', { name: 'Book this watch' }).click();
    },
    findError: (page) => dialogOf(page, 'Pelagor Reef 300').getByRole('alert'),
  },
  {
    action: 'adding to the wishlist',
    as: 'Buyer',
    path: '/',
    callUrl: '**/api/wishlist',
    perform: async (page) => {
      await cardOf(page, 'Pelagor Reef 300').scrollIntoViewIfNeeded();
      await cardOf(page, 'Pelagor Reef 300')
        .getByRole('button', { name: 'Add to Wishlist' })
        .click();
    },
    findError: (page) => cardOf(page, 'Pelagor Reef 300').getByRole('alert'),
  },
  {
    action: 'verifying',
    as: 'Admin',
    path: '/dashboard/all-sellers',
    callUrl: '**/api/user/verified/*',
    perform: (page) => rowOf(page, 'Mei Tanaka').getByRole('button', { name: 'Verify' }).click(),
    findError: (page) => rowOf(page, 'Mei Tanaka').getByRole('alert'),
  },
  {
    action: 'advertising',
    as: 'Seller',
    path: '/dashboard/my-products',
    callUrl: '**/api/products/advertise/*',
    perform: (page) =>
      rowOf(page, 'Vestrel Grand Tour')
        .getByRole('button', { name: /Advertise/ })
        .click(),
    findError: (page) => rowOf(page, 'Vestrel Grand Tour').getByRole('alert'),
  },
  {
    action: 'deleting a product',
    as: 'Seller',
    path: '/dashboard/my-products',
    callUrl: '**/api/products/*',
    perform: async (page) => {
      await rowOf(page, 'Vestrel Grand Tour').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    findError: (page) => page.getByRole('alertdialog').getByRole('alert'),
  },
];

test.describe(specificationSections.errors, () => {
  for (const { action, as, path, callUrl, perform, findError } of failingActions) {
    test(`a failed call shows no toast: ${action}`, async ({ visit }) => {
      const page = await visit(path, { as });
      await page.route(callUrl, (route) => route.abort());
      await perform(page);
      await expect(findError(page)).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test('a list that fails to load shows no toast', async ({ visit }) => {
    const page = await visit('/blog', {
      beforeNavigation: async (newPage) => {
        await newPage.route('**/api/ads', (route) =>
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
