import type { Page } from '@playwright/test';
import { orderActions } from '../../src/client/features/order/order-actions';
import { newAccount, register, signIn, type Account } from '../browser/accounts';
import { orderStatus, payByCard, performAction, readCode } from '../browser/order-steps';
import { addWatch, fillWatch } from './add-watch';
import { expect, test } from './fixtures';

const seller = newAccount('Petra Paid');
const buyer = newAccount('Rita Refunded');
const admin = newAccount('Otto Owner');
const watch = 'Coastal Regatta';
const category = 'Regatta Watches';

test('a sale is paid out by Stripe, a part is refunded afterwards, and the bank returns the rest', async ({
  newUserPage,
  shop,
}) => {
  test.setTimeout(240_000);
  // Another file may have stopped the server, which all share.
  await shop.server.stop();
  await shop.start();
  await shop.server.node('add-category', category, 'They start on time.');
  const openAccount = async (account: Account, userType: 'buyer' | 'seller') => {
    const registration = await newUserPage();
    await register(registration, account, userType);
    await registration.close();
    await shop.identity.confirm(account.email);
    // The sign-in reports to the server that the email address is confirmed.
    const page = await newUserPage();
    await signIn(page, account);
    return page;
  };
  const sellerPage = await openAccount(seller, 'seller');
  const buyerPage = await openAccount(buyer, 'buyer');
  const adminPage = await openAccount(admin, 'buyer');

  await test.step('the seller says at Stripe where to be paid', async () => {
    await pressAtStripe(sellerPage, {
      button: 'Set up at Stripe',
      choice: 'Tell Stripe everything, with a closed bank account',
    });
    await expect(sellerPage.getByText(/^Stripe sends the money for completed sales/)).toBeVisible();
  });

  await test.step('a buyer books and pays, and has the watch', async () => {
    await buyerPage.goto(await listWatch(sellerPage));
    await buyerPage.getByRole('button', { name: 'Book Now' }).first().click();
    const booking = buyerPage.getByRole('dialog', { name: watch });
    await booking.getByLabel('Phone number').fill('01812345678');
    await booking.getByLabel('Meeting location').fill('In front of the station');
    await booking.getByRole('button', { name: 'Book this watch' }).click();
    const row = buyerPage.getByRole('row').filter({ hasText: watch });
    await row.getByRole('link', { name: 'Pay Now' }).click();
    await payByCard(buyerPage);
    await buyerPage.getByRole('link', { name: 'See the order' }).click();
    const code = await readCode(buyerPage, 'Your hand-over code');
    await sellerPage.goto(`${new URL(buyerPage.url()).pathname}?code=${code}`);
    const { confirmLabel } = orderActions['seller.handOver'];
    await sellerPage.getByRole('dialog').getByRole('button', { name: confirmLabel }).click();
    await performAction(buyerPage, 'buyer.accept');
    await expect(orderStatus(sellerPage)).toContainText('Completed');
  });
  const orderPath = new URL(buyerPage.url()).pathname;

  await test.step('Stripe pays the seller, who sees it on My Payouts', async () => {
    await shop.server.run('make-admin', admin.email);
    await expect
      .poll(() => shop.emails.map(({ subject }) => subject))
      .toContain('You have been paid $980.00');
    await sellerPage.goto('/dashboard/my-payouts');
    await expect(sellerPage.getByRole('row').filter({ hasText: watch })).toContainText('$980.00');
  });

  await test.step('staff refund a part, which is first taken back from the seller', async () => {
    await adminPage.goto(orderPath);
    await performAction(adminPage, 'admin.refundPart', {
      Amount: '100',
      Reason: 'The strap is torn.',
    });
    await expect(async () => {
      await buyerPage.goto(orderPath);
      const receipt = buyerPage.getByRole('region', { name: 'Receipt' });
      await expect(receipt).toContainText(/\$100\.00 on /, { timeout: 5_000 });
    }).toPass();
    const moves = shop.stripe.calls
      .filter(({ method, path }) => method === 'POST' && /reversals$|^\/v1\/refunds$/.test(path))
      .map(({ path, body }) => `${path.split('/').at(-1)} ${body.get('amount')}`);
    expect(moves).toEqual(['reversals 10000', 'refunds 10000']);
  });

  await test.step('the bank returns the rest, and the seller and the operator read why', async () => {
    await sellerPage.goto('/dashboard/my-payouts');
    await pressAtStripe(sellerPage, {
      button: 'Change at Stripe',
      choice: 'Pay the balance out to the bank',
    });
    const reason = 'The bank account has been closed.';
    const sent = sellerPage.getByRole('list', { name: 'Sent to your bank' });
    await expect(sent).toContainText(`Your bank returned it. ${reason}`);
    await expect(sent).toContainText('$880.00');
    await adminPage.goto('/dashboard/payouts');
    const returned = adminPage.getByRole('list', { name: 'Returned payouts' });
    await expect(returned).toContainText(`${seller.name}: $880.00. ${reason}`);
  });
});

/** Opens the page that stands for Stripe's from My Payouts, makes a choice there and comes back. */
async function pressAtStripe(page: Page, { button, choice }: { button: string; choice: string }) {
  if (!page.url().endsWith('/my-payouts')) await page.goto('/dashboard/my-payouts');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL('**/dashboard/my-payouts**');
}

/** Adds a watch for $980. @returns the path of its page */
async function listWatch(page: Page): Promise<string> {
  await fillWatch(page, { name: watch, category });
  await addWatch(page);
  const link = page.getByRole('row').getByRole('link', { name: watch }).first();
  return (await link.getAttribute('href'))!;
}
