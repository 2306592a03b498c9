import type { Page } from '@playwright/test';
import { addToWishlist, fillCard, register, signIn, newAccount } from '../accounts';
import { describeRequests } from './describe-requests';
import { expect, test } from './fixtures';
import { password, accounts } from './seed';
import type { Interpretation } from './spec-only-server';
import { toasts } from '../spec/assertions';
import { cardOf, rowOf } from '../spec/cards';
import { fillBooking, fillProduct } from './steps';

const [watch, verifiedWatch] = ['Meridian Chronograph', 'Meridian Diver'] as const;
const category = 'Chronographs';

async function addProduct(page: Page, name: string) {
  await page.getByRole('link', { name: 'Add A Product' }).first().click();
  await fillProduct(page, name, category);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product Added Successfuly!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-products');
}

async function openCategory(page: Page, id: string) {
  await page.goto(`/category/${id}`);
  await expect(page.getByRole('heading', { name: `Products Under ${category}` })).toBeVisible();
}

async function book(page: Page) {
  const dialog = await fillBooking(page, watch);
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
}

/**
 * The main user journey on a server with this interpretation of the specification. The recorded
 * requests are compared with the table afterwards.
 */
export function describeMainFlow(interpretation: Interpretation) {
  const seller = newAccount('Selma Seller');
  const buyer = newAccount('Bruno Buyer');
  const lateBuyer = newAccount('Lara Late');
  let categoryId = '';

  test.describe.configure({ mode: 'serial' });

  test.beforeAll(({ specOnlyServer }) => {
    specOnlyServer.reset(interpretation);
    categoryId = specOnlyServer.collections.categories.findOne({ name: category })?._id ?? '';
  });

  test('a seller registers, adds a product and advertises it', async ({ newUserPage }) => {
    const page = await newUserPage();
    await register(page, seller, 'seller');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await addProduct(page, watch);
    await rowOf(page, watch).getByRole('button', { name: 'Advertise', exact: true }).click();
    await expect(page.getByText('Data Updated Successfully!')).toBeVisible();
    await expect(
      rowOf(page, watch).getByRole('button', { name: 'Remove Advertisement' }),
    ).toBeVisible();
  });

  test('the admin verifies the seller', async ({ newUserPage }) => {
    const page = await newUserPage();
    await signIn(page, { email: accounts.Admin.email, password });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await rowOf(page, seller.email).getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('User Verified Successfully!')).toBeVisible();
    await expect(rowOf(page, seller.email).getByRole('img', { name: 'Verified' })).toBeVisible();
  });

  test('the verified seller adds another product', async ({ newUserPage }) => {
    const page = await newUserPage();
    await signIn(page, seller);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await addProduct(page, verifiedWatch);
    await expect(rowOf(page, verifiedWatch)).toBeVisible();
  });

  test('a buyer registers, adds to the wishlist, books and pays', async ({ newUserPage }) => {
    const page = await newUserPage();
    await page.goto('/');
    await expect(cardOf(page, watch)).toBeVisible();
    await expect(cardOf(page, verifiedWatch)).toHaveCount(0);
    await register(page, buyer, 'buyer');
    await openCategory(page, categoryId);
    for (const name of [verifiedWatch, watch]) {
      await expect(cardOf(page, name).getByLabel('Verified seller')).toBeVisible();
    }

    await addToWishlist(cardOf(page, watch));
    await expect(page.getByText('Product Added to Wishlist!')).toBeVisible();
    await page.reload();
    await expect(
      cardOf(page, watch).getByRole('button', { name: 'Added to Wishlist' }),
    ).toBeDisabled();

    await book(page);
    await expect(page.getByText('Product Booked Successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/my-orders');
    await page.getByRole('link', { name: 'My WishList' }).click();
    await rowOf(page, watch)
      .getByRole('link', { name: `Purchase ${watch}` })
      .click();
    await fillCard(page, '4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
    await page.getByRole('link', { name: 'See My Orders' }).click();
    await expect(rowOf(page, watch)).toContainText('$980');
  });

  test('a second buyer sees that the product is already booked', async ({ newUserPage }) => {
    const page = await newUserPage();
    await register(page, lateBuyer, 'buyer');
    await openCategory(page, categoryId);
    await book(page);
    await expect(toasts(page)).toHaveText(`You already have a booking for ${watch}`);
    await expect(page.getByRole('dialog', { name: watch })).toBeVisible();
  });

  test('the seller deletes a product, and the admin deletes a buyer', async ({
    newUserPage,
    signedIn,
  }) => {
    const page = await newUserPage();
    await signIn(page, seller);
    await page.goto('/dashboard/my-Products');
    await page.getByRole('button', { name: `Delete ${verifiedWatch}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product Deleted Successfully!')).toBeVisible();
    await expect(rowOf(page, verifiedWatch)).toHaveCount(0);

    const admin = await signedIn('Admin');
    await admin.goto('/dashboard/all-buyers');
    await admin.getByRole('button', { name: `Delete ${lateBuyer.name}` }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(admin.getByText('Buyer Deleted Successfully!')).toBeVisible();
    await expect(rowOf(admin, lateBuyer.email)).toHaveCount(0);
  });

  describeRequests({ seller, buyer, watch, verifiedWatch });
}
