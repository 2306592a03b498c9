import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillSignIn, signIn } from './people';
import {
  expectMails,
  followMail,
  meet,
  payByCard,
  standing,
  takeAction,
  twoSides,
} from './sale-sides';
import { rowOf } from './spec/cards';
import type { Member } from './spec/shop';

/** The ways of a sale but for its main one, each with the mails that tell its two sides of it. */

const reason = { Reason: 'The crystal has cracked.' };

/** The link of a mail leads its reader to the order by the sign-in. */
async function arriveByMail(visitor: Page, reader: Member, subject: string, state: string) {
  await followMail(visitor, reader, subject);
  await fillSignIn(visitor, reader);
  await expect(standing(visitor)).toContainText(state);
}

test('a booking that nobody pays lapses, a day after its buyer was reminded', async ({
  shop,
  newPerson,
}) => {
  const { watch, productId, selling, buying } = await twoSides(shop);
  const { insertedId: orderId } = await shop.book(buying, productId);
  const pass = (hours: number) => shop.call('/sandbox/clock', '', 'POST', { hours, orderId });
  const visitor = await newPerson();

  await pass(48);
  const reminder = `One day left to pay for “${watch}”`;
  await expectMails(visitor, [
    [selling, `“${watch}” was booked`],
    [buying, `You booked “${watch}”`],
    [buying, reminder],
  ]);
  await pass(24);
  const end = `Your booking of “${watch}” has expired`;
  await expectMails(visitor, [
    [buying, end],
    [selling, `The booking of “${watch}” has expired`],
  ]);
  await arriveByMail(visitor, buying, end, 'Expired');
});

test(
  'the admin deletes a seller, and the buyer of what is paid gets the money back',
  { tag: '@long' },
  async ({ shop, newPerson, demoAccount }) => {
    const { watch, productId, selling, buying } = await twoSides(shop);
    const booked = await shop.sell(selling, {}, false);
    for (const id of [productId, booked._id]) await shop.book(buying, id);
    const [buyer, admin] = [await newPerson(), await newPerson()];
    await signIn(buyer, buying);
    await buyer.goto(`/dashboard/payment/${productId}`);
    await payByCard(buyer);

    await signIn(admin, demoAccount('Admin'));
    await admin.goto('/dashboard/all-sellers');
    await rowOf(admin, selling.email)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const dialog = admin.getByRole('alertdialog');
    await expect(
      dialog.getByRole('list', { name: 'Open orders' }).getByRole('listitem'),
    ).toHaveText([`${booked.productName}Will be cancelled`, `${watch}The buyer is refunded`]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);

    const visitor = await newPerson();
    const refunded = `You have been refunded for “${watch}”`;
    await expectMails(visitor, [
      [buying, `Your order for “${booked.productName}” was cancelled`],
      [buying, `Your order for “${watch}” was cancelled`],
      [buying, refunded],
      [selling, `“${watch}” has been paid for`],
    ]);
    await arriveByMail(visitor, buying, refunded, 'Refunded');
  },
);

test(
  'a seller cancels what is paid, and the buyer gets the money back',
  { tag: '@long' },
  async ({ shop, newPerson }) => {
    const { watch, productId, selling, buying, seller, buyer } = await meet(shop, newPerson);
    const { insertedId: orderId } = await shop.book(buying, productId);
    await buyer.goto(`/dashboard/payment/${productId}`);
    await payByCard(buyer);
    await seller.goto(`/dashboard/order/${orderId}`);
    await takeAction(seller, 'seller.cancel', reason);
    await expect(standing(seller)).toContainText('Refunded');

    const visitor = await newPerson();
    const refunded = `You have been refunded for “${watch}”`;
    await expectMails(visitor, [
      [buying, `You paid for “${watch}”`],
      [selling, `“${watch}” has been paid for`],
      [buying, `Your order for “${watch}” was cancelled`],
      [buying, refunded],
      [selling, `The buyer of “${watch}” was refunded`],
    ]);
    await arriveByMail(visitor, buying, refunded, 'Refunded');
  },
);

for (const { decides, action, state, toBuyer, toSeller } of [
  {
    decides: 'refunds the buyer who reported it',
    action: 'admin.refund',
    state: 'Refunded',
    toBuyer: (watch: string) => `Your refund for “${watch}” has started`,
    toSeller: (watch: string) => `The buyer of “${watch}” is being refunded`,
  },
  {
    decides: 'releases the money to the seller',
    action: 'admin.release',
    state: 'Completed',
    toBuyer: (watch: string) => `An admin decided in favor of the seller of “${watch}”`,
    toSeller: (watch: string) => `An admin decided in your favor on “${watch}”`,
  },
] as const) {
  test(
    `an admin decides a problem with a watch, and ${decides}`,
    { tag: '@long' },
    async ({ shop, newPerson, demoAccount }) => {
      const { watch, productId, selling, buying, seller, buyer } = await meet(shop, newPerson);
      const { insertedId: orderId } = await shop.book(buying, productId);
      await buyer.goto(`/dashboard/payment/${productId}`);
      await payByCard(buyer);
      const orderPage = `/dashboard/order/${orderId}`;
      await seller.goto(orderPage);
      await takeAction(seller, 'seller.handOver');
      await buyer.goto(orderPage);
      await takeAction(buyer, 'buyer.dispute', reason);

      const admin = await newPerson();
      await signIn(admin, demoAccount('Admin'));
      await admin.goto('/dashboard/all-orders?state=disputed');
      await rowOf(admin, watch)
        .getByRole('link', { name: /^See the order/ })
        .click();
      await takeAction(admin, action, { Reason: 'The pictures show it.' });
      await expect(standing(admin)).toContainText(state);

      const visitor = await newPerson();
      await expectMails(visitor, [
        [buying, `The seller says that they handed over “${watch}”`],
        [selling, `The buyer reported a problem with “${watch}”`],
        [buying, toBuyer(watch)],
        [selling, toSeller(watch)],
      ]);
      await arriveByMail(visitor, selling, toSeller(watch), state);
      await expect(visitor.getByRole('blockquote').first()).toHaveText('The pictures show it.');
    },
  );
}
