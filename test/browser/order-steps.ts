import { expect, type Locator, type Page } from '@playwright/test';
import { orderActions } from '../../src/client/features/order/order-actions';
import { fillCard, signIn } from './accounts';
import type { Shop } from './spec/shop';

type Action = keyof typeof orderActions;

/** The region of an order page that shows its state. */
export const orderStatus = (page: Page) => page.getByRole('region', { name: 'Where it stands' });

/** A new seller and a new buyer with confirmed addresses, and a product of the seller. */
export async function createBuyerAndSeller(shop: Shop) {
  const [seller, buyer] = await Promise.all(
    (['seller', 'buyer'] as const).map(async (role) =>
      shop.confirmAndSignIn(
        await shop.register(role, role === 'seller' ? 'Selma Seller' : 'Bruno Buyer'),
      ),
    ),
  );
  const { _id: productId, productName: watch } = await shop.listProduct(seller!);
  return { watch, productId, sellerAccount: seller!, buyerAccount: buyer! };
}

/** Like `createBuyerAndSeller`, and signs each of them in, in a browser context of their own. */
export async function signInBuyerAndSeller(shop: Shop, newUserPage: () => Promise<Page>) {
  const accounts = await createBuyerAndSeller(shop);
  const [seller, buyer] = [await newUserPage(), await newUserPage()];
  await signIn(seller, accounts.sellerAccount);
  await signIn(buyer, accounts.buyerAccount);
  return { ...accounts, seller, buyer };
}

/** Pays on the open payment page. */
export async function payByCard(page: Page): Promise<void> {
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
}

/** Returns the six digits of the code that an order page shows. */
export async function readCode(page: Page, title: string): Promise<string> {
  const digits = await page.getByRole('region', { name: title }).getByRole('status').innerText();
  return digits.replaceAll(/\s/g, '');
}

/** What to enter in the fields of a dialog by label; `true` for a radio button. */
export type FieldValues = Record<string, string | true>;

/** Clicks the button of an action, which may be folded. */
export async function clickAction(area: Locator, label: string): Promise<void> {
  const name = new RegExp(`^${label}(:|$)`);
  const button = area.getByRole('button', { name, includeHidden: true });
  await expect(button).toBeAttached();
  const folded = area.locator('details:not([open])').filter({ hasText: label }).locator('summary');
  if ((await folded.count()) > 0) await folded.click();
  await button.click();
}

/** Clicks an action's button on the order page, and fills in its dialog. */
export async function submitAction(
  page: Page,
  action: Action,
  fieldValues: FieldValues = {},
): Promise<Locator> {
  const { label, confirmLabel } = orderActions[action];
  await clickAction(page.getByRole('main'), label);
  const dialog = page.getByRole('dialog');
  for (const [field, value] of Object.entries(fieldValues)) {
    const control = dialog.getByLabel(field);
    await (value === true ? control.check() : control.fill(value));
  }
  await dialog.getByRole('button', { name: confirmLabel }).click();
  return dialog;
}

/** Submits the action and waits until the dialog has closed. */
export async function performAction(...request: Parameters<typeof submitAction>): Promise<void> {
  await expect(await submitAction(...request)).toHaveCount(0);
}
