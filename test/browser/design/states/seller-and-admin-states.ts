import { expect } from '../../spec/fixtures';
import { signInAsNewUser } from '../sign-in-as-new-user';
import type { ScreenState } from '../screens';

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
      await page
        .getByRole('button', { name: /^Cancel sale/ })
        .first()
        .click();
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
