import { expect, type Locator, type Page } from '@playwright/test';
import { orderActions } from '../../src/client/features/order/order-actions';
import { fillCard, signIn } from './people';
import type { Member, Shop } from './spec/shop';

type Action = keyof typeof orderActions;

/** Where an order's page says how it is. */
export const standing = (page: Page) => page.getByRole('region', { name: 'Where it stands' });

/** Two people of their own with a watch between them; their addresses are confirmed. */
export async function twoSides(shop: Shop) {
  const [seller, buyer] = await Promise.all(
    (['seller', 'buyer'] as const).map(async (role) =>
      shop.confirmed(await shop.join(role, role === 'seller' ? 'Selma Seller' : 'Bruno Buyer')),
    ),
  );
  const { _id: productId, productName: watch } = await shop.sell(seller!, {}, false);
  return { watch, productId, selling: seller!, buying: buyer! };
}

/** The same, each at a browser. */
export async function meet(shop: Shop, newPerson: () => Promise<Page>) {
  const sides = await twoSides(shop);
  const [seller, buyer] = [await newPerson(), await newPerson()];
  await signIn(seller, sides.selling);
  await signIn(buyer, sides.buying);
  return { ...sides, seller, buyer };
}

/** Pays on the payment page that is open. */
export async function payByCard(page: Page): Promise<void> {
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
}

/** Presses an action's button on the order's page, and fills in what it asks for. */
export async function answerAction(
  page: Page,
  action: Action,
  answer: Record<string, string> = {},
): Promise<Locator> {
  const { label, confirm } = orderActions[action];
  await page.getByRole('main').getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog');
  for (const [field, text] of Object.entries(answer)) await dialog.getByLabel(field).fill(text);
  await dialog.getByRole('button', { name: confirm }).click();
  return dialog;
}

/** The same until the order has moved. */
export async function takeAction(...request: Parameters<typeof answerAction>): Promise<void> {
  await expect(await answerAction(...request)).toHaveCount(0);
}

/** Opens the sandbox's mailbox, and waits until these mails have come, by whom they are to. */
export async function expectMails(
  page: Page,
  mails: readonly (readonly [Member, string])[],
): Promise<void> {
  await expect(async () => {
    await page.goto('/sandbox/mail');
    const listed = (await page.getByRole('listitem').allInnerTexts()).join('\n');
    for (const [{ email }, subject] of mails) {
      expect(listed).toMatch(new RegExp(`To ${email},[^\n]*\\s+${subject}(\n|$)`));
    }
  }).toPass();
}

/** Opens a mail of the list; its link leads to where its reader may sign in. */
export async function followMail(page: Page, { email }: Member, subject: string): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: `To ${email},` })
    .getByRole('link', { name: subject, exact: true })
    .click();
  await page.frameLocator('iframe').getByRole('link', { name: 'See the order' }).click();
}
