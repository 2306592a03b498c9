import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { submitSignIn, signIn, type Account } from './accounts';

/** Signs in, and waits until the page is subscribed to changes. */
async function signInAndSubscribe(page: Page, account: Account) {
  const subscribed = page.waitForResponse('**/api/events');
  await signIn(page, account);
  await subscribed;
}

test(
  "a watch booked by one user turns Booked on another user's page",
  { tag: '@quick' },
  async ({ newUserPage, shop }) => {
    const [seller, buyer, onlooker] = [
      await shop.register('seller', 'Selma Seller'),
      await shop.register('buyer', 'Bea Buyer'),
      await shop.register('buyer', 'Otto Onlooker'),
    ];
    const { _id: productId, productName } = await shop.advertiseProduct(seller);
    const page = await newUserPage();
    await signInAndSubscribe(page, onlooker);
    const secondTab = await page.context().newPage();
    for (const tab of [page, secondTab]) await tab.goto('/');
    const cards = [page, secondTab].map((tab) => tab.getByRole('article', { name: productName }));
    for (const card of cards) {
      await expect(card.getByRole('button', { name: 'Book Now' })).toBeVisible();
    }
    await shop.book(buyer, productId);
    // One of the two tabs is connected, and forwards the changes to the other.
    for (const card of cards) await expect(card.getByText('Booked')).toBeVisible();
  },
);

test('a seller gets an email, whose link opens the order after signing in', async ({
  newUserPage,
  shop,
}) => {
  const [seller, buyer] = [
    await shop.register('seller', 'Mia Mailed'),
    await shop.register('buyer'),
  ];
  const { _id: productId, productName } = await shop.advertiseProduct(seller);
  await shop.confirmEmail(seller);
  // The server reads the confirmation from the identity token of the next sign-in.
  await signIn(await newUserPage(), seller);
  const { insertedId: orderId } = await shop.book(buyer, productId);

  const visitor = await newUserPage();
  const subject = `“${productName}” was booked`;
  await expect(async () => {
    await visitor.goto('/sandbox/mail');
    await visitor.getByRole('link', { name: subject }).click({ timeout: 500 });
  }).toPass();
  await expect(visitor.getByText(`to ${seller.email}`)).toBeVisible();
  await visitor.frameLocator('iframe').getByRole('link', { name: 'See the order' }).click();
  await submitSignIn(visitor, seller);
  await expect(visitor).toHaveURL(`/dashboard/order/${orderId}`);
});
