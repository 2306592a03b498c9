import type { Page } from '@playwright/test';
import { clickAction } from '../../order-steps';
import { expect } from '../../spec/fixtures';
import { signInAsNewUser } from '../sign-in-as-new-user';
import type { ScreenState } from '../screen-state';
import { demoSellerProductId } from '../screens';

const inAWeek = new Date(Date.now() + 7 * 86_400_000);

const respondWith = (url: string, json: unknown) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ json }));

/** The states of a seller's and the admin's screens during their tasks. */
export const sellerAndAdminStates: ScreenState[] = [
  {
    name: 'My Products, empty',
    path: '/dashboard/my-products',
    beforeNavigation: signInAsNewUser('seller'),
    reachState: (page) => expect(page.getByText('You have nothing for sale yet')).toBeVisible(),
  },
  {
    name: 'My Sales, empty',
    path: '/dashboard/my-sales',
    beforeNavigation: signInAsNewUser('seller'),
    reachState: (page) => expect(page.getByText('No orders yet')).toBeVisible(),
  },
  {
    name: 'Cancel sale dialog, with the reason missing',
    as: 'Seller',
    path: '/dashboard/my-sales',
    reachState: async (page) => {
      const sale = page.getByRole('row').filter({ hasText: 'Cancel sale' }).first();
      await clickAction(sale, 'Cancel sale');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Cancel sale' }).click();
      await expect(dialog.getByText('Please say why.')).toBeVisible();
    },
  },
  {
    name: 'Add a Product, with required fields empty',
    as: 'Seller',
    path: '/dashboard/add-a-product',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Add Product' }).click();
      await expect(page.getByText('Product Name is required!')).toBeVisible();
    },
  },
  {
    name: 'Add a Product, with a file that is not a picture',
    as: 'Seller',
    path: '/dashboard/add-a-product',
    reachState: async (page) => {
      const buffer = Buffer.from('no picture');
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer };
      await page.getByLabel('Product Image').setInputFiles(file);
      await expect(page.getByText("That file isn't a picture.")).toBeVisible();
    },
  },
  {
    name: 'Delete product dialog',
    as: 'Seller',
    path: '/dashboard/my-products',
    reachState: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'My Products, with the menu of a product',
    as: 'Seller',
    path: '/dashboard/my-products',
    reachState: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    },
  },
  {
    name: 'Offer a lower price dialog, with the price missing',
    as: 'Seller',
    path: '/dashboard/my-products',
    reachState: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Offer a lower price' }).click();
      await page.getByRole('button', { name: 'Send offer' }).click();
      await expect(page.getByText('Please enter a price, such as 950.')).toBeVisible();
    },
  },
  {
    name: 'My Products, with selected products',
    as: 'Seller',
    path: '/dashboard/my-products',
    reachState: async (page) => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      await expect(page.getByRole('region', { name: 'Selected watches' })).toBeVisible();
    },
  },
  {
    name: 'My Products, while the seller is away',
    as: 'Seller',
    path: '/dashboard/my-products',
    beforeNavigation: respondWith('**/api/away', { until: inAWeek.toISOString() }),
    reachState: (page) => expect(page.getByRole('button', { name: "I'm back" })).toBeVisible(),
  },
  {
    name: 'Vacation dialog, with the day missing',
    as: 'Seller',
    path: '/dashboard/my-products',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Vacation' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Hide my watches' }).click();
      await expect(dialog.getByText('Please choose a day.')).toBeVisible();
    },
  },
  {
    name: 'Add a Product, with the watch details open',
    as: 'Seller',
    path: '/dashboard/add-a-product',
    reachState: async (page) => {
      await page.getByRole('button', { name: /^Watch details/ }).click();
      await expect(page.getByLabel(/^Movement/)).toBeVisible();
    },
  },
  {
    name: 'Add a Product, with drafts to continue',
    as: 'Seller',
    path: '/dashboard/add-a-product',
    beforeNavigation: respondWith('**/api/product-drafts*', [
      {
        id: 'draft-1',
        productName: 'Omega Seamaster',
        image: null,
        photoCount: 0,
        updatedAt: new Date().toISOString(),
      },
    ]),
    reachState: (page) =>
      expect(page.getByRole('region', { name: 'Continue a draft' })).toBeVisible(),
  },
  {
    name: 'Edit a Watch, review of the changes',
    as: 'Seller',
    path: `/dashboard/edit-product/${demoSellerProductId}`,
    reachState: async (page) => {
      await page.getByRole('textbox', { name: 'Location' }).fill('Khulna');
      await page.getByRole('button', { name: 'Review changes' }).click();
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    },
  },
  {
    name: 'Category dialog',
    as: 'Admin',
    path: '/dashboard/categories',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Add category' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
    },
  },
  {
    name: 'Payout dialog, with the reference missing',
    as: 'Admin',
    path: '/dashboard/payouts',
    reachState: async (page) => {
      await page.getByRole('button', { name: /^Pay / }).first().click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Please enter the reference of the transfer.')).toBeVisible();
    },
  },
  {
    name: 'Suspension dialog',
    as: 'Admin',
    path: '/dashboard/users/demo-seller',
    reachState: async (page) => {
      await page.getByRole('button', { name: 'Suspend' }).click();
      await expect(page.getByRole('dialog').getByLabel('How long')).toBeVisible();
    },
  },
  {
    name: 'Delete user dialog',
    as: 'Admin',
    path: '/dashboard/all-buyers',
    reachState: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
