import type { Page } from '@playwright/test';
import { createPhoto } from './create-photo';
import { expect, test } from './fixtures';
import { signIn } from './accounts';
import { signInBuyerAndSeller } from './order-steps';

const messageField = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const unreadLink = (page: Page) => page.getByRole('link', { name: 'Messages, 1 unread' });
/** A message by its text. */
const messageItem = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });

async function send(page: Page, text: string) {
  await messageField(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test(
  'a buyer and a seller exchange messages, and see when each one is read',
  { tag: '@quick' },
  async ({ shop, newUserPage }) => {
    const { watch, productId, seller, buyer } = await signInBuyerAndSeller(shop, newUserPage);
    await buyer.goto(`/product/${productId}`);
    await buyer.getByRole('button', { name: 'Ask about this watch' }).click();
    const dialog = buyer.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Does it come with box and papers?' }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(buyer).toHaveURL(/\/dashboard\/messages\/[\da-f-]+$/);
    await expect(messageItem(buyer, 'box and papers')).toContainText('Sent');

    // The seller's page is open: the count arrives without a reload.
    await unreadLink(seller).click();
    await seller.getByRole('link', { name: new RegExp(watch) }).click();
    await expect(messageItem(seller, 'box and papers')).toBeVisible();
    await expect(messageItem(buyer, 'box and papers')).toContainText('Read');

    await send(seller, 'Box yes, papers no. Call 01712345678.');
    await expect(messageItem(seller, 'Box yes')).toContainText('01712345678');
    await expect(messageItem(buyer, 'Box yes, papers no. Call [hidden].')).toBeVisible();
    await expect(buyer.getByText(/hidden until the watch is paid/)).toBeVisible();
    await expect(messageItem(seller, 'Box yes')).toContainText('Read');
  },
);

test('a buyer and a seller agree on a price, at which the buyer books and pays', async ({
  shop,
  newUserPage,
}) => {
  const { productId, seller, buyer } = await signInBuyerAndSeller(shop, newUserPage);
  const confirm = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const namePrice = async (page: Page, button: string, price: string, submit: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('textbox', { name: 'Your price' }).fill(price);
    await confirm(page, submit);
  };
  await buyer.goto(`/product/${productId}`);
  await namePrice(buyer, 'Make an offer', '50', 'Send offer');
  await expect(buyer.getByText('You offer $50')).toBeVisible();
  await seller.goto(new URL(buyer.url()).pathname);
  await namePrice(seller, 'Counter', '60', 'Send price');
  await expect(messageItem(buyer, 'How about $60?')).toBeVisible();
  await buyer.getByRole('button', { name: 'Accept', exact: true }).click();
  await confirm(buyer, 'Accept');
  await buyer.getByRole('link', { name: 'Book and pay' }).click();
  await buyer.getByRole('textbox', { name: 'Phone number' }).fill('01712345678');
  await buyer.getByRole('textbox', { name: 'Meeting location' }).fill('Station');
  await buyer.getByRole('button', { name: 'Book and continue to payment' }).click();
  await expect(buyer.getByRole('button', { name: 'Pay $60' })).toBeVisible();
});

test('a photo that is sent with a message opens enlarged', async ({ shop, newUserPage }) => {
  const { productId, buyerAccount, seller, buyer } = await signInBuyerAndSeller(shop, newUserPage);
  const { conversationId } = await shop.ask(buyerAccount, productId, 'Do you see the scratch?');
  for (const page of [seller, buyer]) await page.goto(`/dashboard/messages/${conversationId}`);
  await expect(messageItem(seller, 'Do you see the scratch?')).toBeVisible();
  await buyer.locator('input[type=file][multiple]').setInputFiles(await createPhoto('jpeg'));
  await expect(buyer.getByText('1 of 5 photos')).toBeVisible();
  await buyer.getByRole('button', { name: 'Send' }).click();
  const photo = seller.getByRole('button', { name: 'Photo 1 of 1 from Bruno' });
  await photo.click();
  await expect(seller.getByRole('dialog').getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
});

test('typed text and an unsent message survive a reload, and a message written offline is sent later', async ({
  shop,
  newUserPage,
}) => {
  const { productId, buyerAccount, buyer } = await signInBuyerAndSeller(shop, newUserPage);
  const { conversationId } = await shop.ask(buyerAccount, productId, 'Is it running?');
  await buyer.goto(`/dashboard/messages/${conversationId}`);
  await expect(messageItem(buyer, 'Is it running?')).toBeVisible();
  await buyer.route('**/api/conversations/*/messages', (route) => route.abort());
  await send(buyer, 'Since when?');
  await expect(messageItem(buyer, 'Since when?')).toContainText('Not sent');
  await messageField(buyer).fill('And how precise');
  await buyer.unrouteAll();
  await buyer.reload();
  await expect(messageField(buyer)).toHaveValue('And how precise');
  await expect(messageItem(buyer, 'Since when?')).toContainText('Sent');
  await buyer.context().setOffline(true);
  await buyer.getByRole('button', { name: 'Send' }).click();
  await expect(messageItem(buyer, 'And how precise')).toContainText('Waiting for a connection');
  await buyer.context().setOffline(false);
  await expect(messageItem(buyer, 'And how precise')).toContainText('Sent');
});

test('a blocked user sees a notice, and an admin can read the reported conversation', async ({
  shop,
  newUserPage,
  demoAccount,
}) => {
  const { productId, buyerAccount, seller, buyer } = await signInBuyerAndSeller(shop, newUserPage);
  const { conversationId } = await shop.ask(buyerAccount, productId, 'Give me a better price!');
  for (const page of [seller, buyer]) await page.goto(`/dashboard/messages/${conversationId}`);
  await seller.getByRole('button', { name: 'Block or report' }).click();
  await seller.getByRole('menuitem', { name: 'Report this conversation' }).click();
  await seller.getByLabel('Reason').selectOption('Harassment or hate');
  await seller.getByLabel('What is wrong?').fill(`He insults me, ${conversationId}.`);
  await seller.getByRole('button', { name: 'Send report' }).click();
  await expect(seller.getByText('We received your report')).toBeVisible();
  await seller.getByRole('button', { name: 'Block or report' }).click();
  await seller.getByRole('menuitem', { name: 'Block Bruno' }).click();
  await seller.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(seller.getByText(/^You blocked Bruno\./)).toBeVisible();

  await send(buyer, 'Hello?');
  await expect(
    buyer.getByRole('status').filter({ hasText: "doesn't want messages from you" }),
  ).toBeVisible();
  await expect(messageField(buyer)).toHaveCount(0);

  const admin = await newUserPage();
  await signIn(admin, demoAccount('Admin'));
  await admin.goto('/dashboard/messages');
  await admin.getByRole('link', { name: new RegExp(conversationId) }).click();
  await expect(messageItem(admin, 'Give me a better price!')).toBeVisible();
  await expect(admin.getByText(/audit log records that\.$/)).toBeVisible();
});
