import { expect, test } from './fixtures';
import { signInBuyerAndSeller, payByCard, orderStatus, performAction } from './order-steps';
import { cardOf, dialogOf, rowOf } from './spec/cards';

test('a sale from booking to completion, for buyer and seller', async ({ shop, newUserPage }) => {
  const { watch, buyer, seller } = await signInBuyerAndSeller(shop, newUserPage);

  await test.step('the buyer books, and the seller sees the buyer and the meeting place', async () => {
    await buyer.goto('/category/field-watches');
    await cardOf(buyer, watch).getByRole('button', { name: 'Book Now' }).click();
    await dialogOf(buyer, watch).getByLabel('Phone number').fill('01812345678');
    await dialogOf(buyer, watch).getByLabel('Meeting location').fill('In front of the station');
    await dialogOf(buyer, watch).getByRole('button', { name: 'Book this watch' }).click();
    await expect(rowOf(buyer, watch)).toContainText('Booked');

    await seller.getByRole('link', { name: 'Dashboard' }).click();
    await expect(rowOf(seller, watch)).toContainText('Booked');
    await seller.getByRole('link', { name: 'My Sales' }).first().click();
    const row = rowOf(seller, watch);
    await expect(row).toContainText('Bruno Buyer');
    await expect(row).toContainText('In front of the station');
    await expect(row.getByRole('link', { name: '01812345678' })).toHaveAttribute(
      'href',
      'tel:01812345678',
    );
    await expect(row.getByRole('button', { name: 'I handed it over' })).toHaveCount(0);
  });

  await test.step('the buyer moves the meeting and pays', async () => {
    await rowOf(buyer, watch)
      .getByRole('link', { name: /^See the order/ })
      .click();
    await expect(orderStatus(buyer)).toContainText('Pay by');
    await performAction(buyer, 'buyer.change', { 'Meeting location': 'At the museum' });
    await expect(buyer.getByRole('region', { name: 'Your meeting' })).toContainText(
      'At the museum',
    );
    await orderStatus(buyer).getByRole('link', { name: 'Pay Now' }).click();
    await payByCard(buyer);
  });

  await test.step('the seller hands it over', async () => {
    await seller.reload();
    const row = rowOf(seller, watch);
    await expect(row).toContainText('At the museum');
    await performAction(seller, 'seller.handOver');
    await expect(row).toContainText('Handed over');
    await row.getByRole('link', { name: /^See the order/ }).click();
  });

  await test.step('the buyer confirms receipt, and both see that it is completed', async () => {
    await buyer.goto('/dashboard/my-orders');
    await rowOf(buyer, watch)
      .getByRole('link', { name: /^See the order/ })
      .click();
    await expect(orderStatus(buyer)).toContainText('Report a problem by');
    await performAction(buyer, 'buyer.receive');
    await expect(orderStatus(buyer)).toContainText('Completed');
    await seller.reload();
    await expect(orderStatus(seller)).toContainText('Completed');
    for (const page of [buyer, seller])
      await expect(orderStatus(page).getByRole('button')).toHaveCount(0);
    await expect(seller.getByRole('list', { name: 'What has happened' })).toContainText(
      'Bruno Buyer confirmed having the watch.',
    );
  });
});

test('a seller cancels with a reason for the buyer, and the watch is available again', async ({
  shop,
  newUserPage,
}) => {
  const { watch, productId, buyerAccount, buyer, seller } = await signInBuyerAndSeller(
    shop,
    newUserPage,
  );
  const { insertedId: orderId } = await shop.book(buyerAccount, productId);
  await seller.goto('/dashboard/my-sales');
  await performAction(seller, 'seller.cancel', { Reason: 'The crystal has cracked.' });
  await expect(rowOf(seller, watch)).toContainText('Cancelled');

  await buyer.goto(`/dashboard/order/${orderId}`);
  await expect(orderStatus(buyer)).toContainText('Cancelled');
  await expect(buyer.getByRole('blockquote')).toHaveText('The crystal has cracked.');
  await buyer.goto('/category/field-watches');
  await expect(cardOf(buyer, watch).getByRole('button', { name: 'Book Now' })).toBeEnabled();
});

test(
  'a buyer cancels, and the seller can advertise and delete the watch again',
  { tag: '@long' },
  async ({ shop, newUserPage }) => {
    const { watch, productId, buyerAccount, buyer, seller } = await signInBuyerAndSeller(
      shop,
      newUserPage,
    );
    const { insertedId: orderId } = await shop.book(buyerAccount, productId);
    await seller.goto('/dashboard/my-products');
    await expect(rowOf(seller, watch).getByRole('button')).toHaveCount(0);
    await buyer.goto(`/dashboard/order/${orderId}`);
    await performAction(buyer, 'buyer.cancel');
    await expect(orderStatus(buyer)).toContainText('Cancelled');
    await seller.reload();
    await expect(rowOf(seller, watch).getByRole('button')).toHaveText(['Advertise', 'Delete']);
  },
);
