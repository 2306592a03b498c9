import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  addToWishlist,
  fillCard,
  fillSignIn,
  register,
  signIn,
  signInWithNewAccount,
  signOut,
  somebody,
} from './people';
import { photograph } from './photograph';

/** The marketplace's whole main job, in one sitting and in order. */
test.describe.configure({ mode: 'serial' });

const seller = somebody('Selma Seller');
const buyer = somebody('Bruno Buyer');
const watch = `Meridian Chronograph ${Date.now()}`;
const category = 'Chronographs';

const cardOf = (page: Page) => page.getByRole('article', { name: watch });
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: watch });

async function openCategory(page: Page) {
  await page.goto('/');
  const slide = page
    .locator('.slick-slide:not(.slick-cloned)')
    .filter({ has: page.getByRole('heading', { name: category, includeHidden: true }) });
  const path = await slide
    .getByRole('link', { name: 'Show Products', includeHidden: true })
    .getAttribute('href');
  await page.goto(path ?? '');
  await expect(page.getByRole('heading', { name: `Products Under ${category}` })).toBeVisible();
}

test('a new seller registers, adds a product with a photo and advertises it', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await register(page, seller, 'seller');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Add A Product' }).first().click();

  await page.getByLabel('Product Name').fill(watch);
  await page.getByLabel('Original Price').fill('1450');
  await page.getByLabel('Selling Price').fill('980');
  await page.getByLabel('Location').fill('Lisbon');
  await page.getByLabel('Category').selectOption(category);
  await page.getByLabel('Year of Purchase').fill('2021');
  await page.getByLabel('Condition').selectOption('Good');
  await page.getByLabel('Mobile Number').fill('01712345678');
  await page.getByLabel('Description').fill('Serviced last spring, with box and papers.');
  await page.getByLabel('Product Image').setInputFiles(await photograph('jpeg'));
  await page.getByRole('button', { name: 'Add Product' }).click();

  await expect(page.getByText('Product Added Successfuly!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-products');
  await rowOf(page).getByRole('button', { name: 'Advertise', exact: true }).click();
  await expect(page.getByText('Data Updated Successfully!')).toBeVisible();
  await expect(rowOf(page).getByRole('button', { name: 'Remove Advertisement' })).toBeVisible();
  const picture = rowOf(page).getByRole('img', { name: watch });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the admin verifies the seller', async ({ newPerson, demoAccount }) => {
  const page = await newPerson();
  await signIn(page, demoAccount('Admin'));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard/all-sellers');
  const row = page.getByRole('row').filter({ hasText: seller.email });
  await row.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('User Verified Successfully!')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible();
});

test('a visitor who wants to book is sent to sign in and brought back', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
  await expect(cardOf(page).getByRole('img', { name: 'Verified seller' })).toBeVisible();
  await cardOf(page).getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();

  await page.getByRole('link', { name: 'SignUp' }).click();
  await register(page, buyer, 'buyer');
  const dialog = page.getByRole('dialog', { name: watch });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(cardOf(page).getByRole('button', { name: 'Book Now' })).toBeVisible();
  await signOut(page);

  await openCategoryWhileSignedOut(page);
});

/** A guarded page is where "brought back" can be told from the home page. */
async function openCategoryWhileSignedOut(page: Page) {
  const link = page.getByRole('link', { name: 'Show Products' }).first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, buyer);
  await expect(page).toHaveURL(path ?? '');
  await expect(page.getByText('Successfully Logged In!')).toBeVisible();
}

test('a buyer wishes, books and pays, and the product leaves the listings', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await signIn(page, buyer);
  await openCategory(page);

  await addToWishlist(cardOf(page));
  await expect(page.getByText('Product Added to Wishlist!')).toBeVisible();
  await expect(cardOf(page).getByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();

  await cardOf(page).getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: watch });
  await dialog.getByLabel('Phone number').fill('01812345678');
  await dialog.getByLabel('Meeting location').fill('In front of the station');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  await expect(page.getByText('Product Booked Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-orders');

  await rowOf(page).getByRole('link', { name: 'Pay Now' }).click();
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay $980' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();

  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('$980.00');
  await expect(receipt).toContainText('Ending in 4242');
  await page.getByRole('link', { name: 'See My Orders' }).click();
  await expect(rowOf(page)).toContainText('Paid');

  await openCategory(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
});

for (const [provider, label] of [
  ['Google', 'Continue with Google'],
  ['Github', 'Continue with Github'],
] as const) {
  test(`somebody signs in with ${provider} and chooses a role once`, async ({ newPerson }) => {
    const page = await newPerson();
    await page.goto('/login');
    await signInWithNewAccount(page, label, `${provider}.${Date.now()}@mail.example`);
    await expect(page.getByText('Successfully Logged In!')).toBeVisible();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'I want to buy' }).click();
    await expect(page.getByRole('link', { name: 'My Orders' }).first()).toBeVisible();
  });
}
