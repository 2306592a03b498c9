import { test } from 'node:test';
import { orderActions } from '../../src/client/features/order/order-actions';
import { rowOf, type Account, type BrowserUser } from './browser-user';
import { signIn } from './sign-in';

interface PaidOrder {
  watch: string;
  buyer: Account;
  seller: Account;
}

const dialog = '//*[@role="dialog"]';
const codeXPath = (title: string) => `//section[@aria-label="${title}"]//output`;

/** Signs in and opens the order of a watch from a list. */
async function openOrder(user: BrowserUser, account: Account, list: string, watch: string) {
  await signIn(user, account);
  await user.open(list);
  await user.click('link', `See the order of ${watch}`, rowOf(watch));
  // The list, which has the same buttons, stays until the page of the order is loaded.
  await user.expectText('Order number');
}

/** Clicks the button of an action, answers its dialog, and confirms it. */
async function performAction(
  user: BrowserUser,
  action: keyof typeof orderActions,
  answer: () => Promise<unknown> = () => Promise.resolve(),
) {
  const { label, confirmLabel } = orderActions[action];
  await user.click('button', label, '//main');
  await answer();
  await user.click('button', confirmLabel, dialog);
  await user.expectHidden(dialog);
}

/** From a paid order to a refund, in order: the hand-over, the report of a problem and the return. */
export function testReturnFlow(
  createUser: () => Promise<BrowserUser>,
  { watch, buyer, seller }: PaidOrder,
) {
  const openAsBuyer = async () => {
    const user = await createUser();
    await openOrder(user, buyer, '/dashboard/my-orders', watch);
    return user;
  };
  const openAsSeller = async () => {
    const user = await createUser();
    await openOrder(user, seller, '/dashboard/my-sales', watch);
    return user;
  };

  test('the seller enters the code of the buyer at the hand-over', async () => {
    const buyerUser = await openAsBuyer();
    const handOverCode = await buyerUser.readText(codeXPath('Your hand-over code'));
    const sellerUser = await openAsSeller();
    await performAction(sellerUser, 'seller.handOver', () => sellerUser.fill('Code', handOverCode));
    await sellerUser.expectText('Handed over');
  });

  test('the buyer reports a problem, and the seller offers to take the watch back', async () => {
    const buyerUser = await openAsBuyer();
    await performAction(buyerUser, 'buyer.report', async () => {
      await buyerUser.clickText('It is damaged');
      await buyerUser.fill('What happened', 'The crown is loose.');
    });
    await buyerUser.expectText('Problem reported');
    const sellerUser = await openAsSeller();
    await sellerUser.expectText('The crown is loose.');
    await performAction(sellerUser, 'seller.offerReturn');
    await sellerUser.expectText('Return offered');
  });

  test('the buyer returns the watch for a refund', async () => {
    await performAction(await openAsBuyer(), 'buyer.acceptReturn');
    const sellerUser = await openAsSeller();
    const returnCode = await sellerUser.readText(codeXPath('Your return code'));
    const buyerUser = await openAsBuyer();
    await performAction(buyerUser, 'buyer.giveBack', () => buyerUser.fill('Code', returnCode));
    await buyerUser.expectText('Refunded');
  });
}
