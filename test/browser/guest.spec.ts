import { newAccount, signInWithNewAccount, submitRegistration } from './accounts';
import { cardOf, dialogOf, rowOf } from './spec/cards';
import { expect, test } from './spec/fixtures';

test(
  "a visitor's wishlist entry and booking continue after registration; the booking survives a reload, and Back closes it",
  { tag: '@quick' },
  async ({ visit, shop }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
    const page = await visit('/');
    const card = cardOf(page, productName);
    await card.getByRole('button', { name: 'Add to Wishlist' }).click();
    await expect(card.getByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
    await expect(card.getByText('Saved on this device.')).toBeVisible();

    await card.getByRole('link', { name: 'Book Now' }).click();
    await expect(page.getByText(`Sign in to book the ${productName}`)).toBeVisible();
    await page.getByRole('link', { name: 'SignUp' }).click();
    await expect(page.getByText(`Sign in to book the ${productName}`)).toBeVisible();
    // Not `register`, because the dialog may cover the button that it waits for.
    await submitRegistration(page, newAccount('Greta Guest'), 'buyer');

    const dialog = dialogOf(page, productName);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    await dialog.getByLabel('Meeting location').fill('Under the station clock');
    await page.reload();
    await expect(dialog.getByLabel('Meeting location')).toHaveValue('Under the station clock');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await card.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(card.getByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();

    await page.goto('/dashboard/my-wishlist');
    await expect(rowOf(page, productName)).toBeVisible();
  },
);

test("a visitor's booking continues after a first sign-in with Google and the choice of a role", async ({
  visit,
  shop,
}) => {
  const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'));
  const page = await visit('/');
  await cardOf(page, productName).getByRole('link', { name: 'Book Now' }).click();
  await signInWithNewAccount(page, 'Continue with Google', newAccount('Sasha Social').email);
  await page.getByRole('button', { name: 'I want to buy' }).click();
  const dialog = dialogOf(page, productName);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
