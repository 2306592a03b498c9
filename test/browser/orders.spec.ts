import { expect, test } from './fixtures';
import { createPhoto } from './create-photo';
import {
  signInBuyerAndSeller,
  payByCard,
  orderStatus,
  performAction,
  readCode,
  submitAction,
} from './order-steps';
import { cardOf, dialogOf, rowOf } from './spec/cards';

test(
  'a buyer and a seller complete a sale, from the booking to the acceptance',
  { tag: '@quick' },
  async ({ shop, newUserPage }) => {
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
      await expect(row.getByRole('button', { name: /^Enter the code/ })).toHaveCount(0);
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

    await test.step('the buyer shows the code, and the seller enters it', async () => {
      await buyer.goto('/dashboard/my-orders');
      await expect(rowOf(buyer, watch)).toContainText('To be handed over by');
      await rowOf(buyer, watch)
        .getByRole('link', { name: /^See the order/ })
        .click();
      const code = await readCode(buyer, 'Your hand-over code');
      await seller.reload();
      const row = rowOf(seller, watch);
      await expect(row).toContainText('At the museum');
      const wrongCode = code === '111111' ? '222222' : '111111';
      const dialog = await submitAction(seller, 'seller.handOver', { Code: wrongCode });
      await expect(dialog.getByText(/not the code of this order/)).toBeVisible();
      await dialog.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await dialog.getByRole('button', { name: 'Confirm the hand-over' }).click();
      await expect(row).toContainText('Handed over');
      // Closing the dialog goes back in the history, which would undo the link.
      await seller.waitForFunction(() => !Object.hasOwn(Object(history.state), 'dialog'));
      await row.getByRole('link', { name: /^See the order/ }).click();
    });

    await test.step('the buyer has no problem, and both see that it is completed', async () => {
      await expect(orderStatus(buyer)).toContainText('Check it by');
      await performAction(buyer, 'buyer.accept');
      await expect(orderStatus(buyer)).toContainText('Completed');
      await seller.reload();
      await expect(orderStatus(seller)).toContainText('Completed');
      for (const page of [buyer, seller])
        await expect(orderStatus(page).getByRole('button')).toHaveCount(0);
      await expect(seller.getByRole('list', { name: 'History' })).toContainText(
        'Bruno Buyer confirmed that everything is fine.',
      );
    });
  },
);

test('a buyer reports a problem after the hand-over, returns the watch and is refunded', async ({
  shop,
  newUserPage,
}) => {
  const { watch, productId, buyerAccount, buyer, seller } = await signInBuyerAndSeller(
    shop,
    newUserPage,
  );
  const { insertedId: orderId } = await shop.book(buyerAccount, productId);
  const orderPage = `/dashboard/order/${orderId}`;
  await buyer.goto(`/dashboard/payment/${productId}`);
  await payByCard(buyer);

  await test.step('the seller opens the URL of the QR code', async () => {
    await buyer.goto(orderPage);
    const code = await readCode(buyer, 'Your hand-over code');
    await seller.goto(`${orderPage}?code=${code}`);
    const dialog = seller.getByRole('dialog');
    await expect(dialog.getByLabel('Code')).toHaveValue(code);
    await dialog.getByRole('button', { name: 'Confirm the hand-over' }).click();
    await expect(orderStatus(seller)).toContainText('Handed over');
  });

  await test.step('the buyer reports a problem with a photo', async () => {
    await buyer.getByRole('button', { name: 'Report a problem' }).click();
    await buyer.getByLabel('What happened').fill('The crown is loose.');
    await buyer.reload();
    await buyer.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = buyer.getByRole('dialog');
    await expect(dialog.getByLabel('What happened')).toHaveValue('The crown is loose.');
    await dialog.getByLabel('It is damaged').check();
    await dialog.locator('input[type=file]').setInputFiles(await createPhoto('jpeg'));
    await dialog.getByRole('button', { name: 'Report the problem' }).click();
    await expect(orderStatus(buyer)).toContainText('Problem reported');
  });

  await test.step('the seller reads it and offers to take the watch back', async () => {
    const steps = seller.getByRole('list', { name: 'History' });
    await expect(steps).toContainText('The crown is loose.');
    await expect(steps.getByRole('link', { name: /^Photo 1/ })).toBeVisible();
    await performAction(seller, 'seller.offerReturn', { 'Your answer': 'Bring it back.' });
    await expect(orderStatus(buyer)).toContainText('Return offered');
    await performAction(buyer, 'buyer.acceptReturn');
  });

  await test.step("the buyer enters the seller's code and is refunded", async () => {
    const code = await readCode(seller, 'Your return code');
    await performAction(buyer, 'buyer.giveBack', { Code: code });
    await expect(orderStatus(buyer)).toContainText('Refunded');
    await expect(buyer.getByRole('region', { name: 'Receipt' })).toContainText('Refunded in full');
  });

  await test.step('the seller lists the watch again', async () => {
    await orderStatus(seller).getByRole('button', { name: 'List it again' }).click();
    await expect(seller.getByLabel('Product Name')).toHaveValue(watch);
    await expect(seller.getByRole('list', { name: 'Photos' }).getByRole('img')).toBeVisible();
  });
});

test('a buyer has a watch sent to an address, follows the parcel and keeps the watch', async ({
  shop,
  newUserPage,
}) => {
  const { watch, productId, buyer, seller } = await signInBuyerAndSeller(shop, newUserPage);

  await test.step('the seller offers shipping', async () => {
    await seller.goto(`/dashboard/edit-product/${productId}`);
    await seller.getByLabel(/^Delivery/).selectOption('Meeting or shipping');
    await seller.getByLabel(/^Shipping price/).fill('12.50');
    await seller.getByRole('button', { name: 'Review changes' }).click();
    await seller.getByRole('button', { name: 'Save changes' }).click();
    await expect(seller).toHaveURL('/dashboard/my-products');
  });

  await test.step('the buyer books with an address, and pays with the shipping', async () => {
    await buyer.goto(`/product/${productId}`);
    await expect(buyer.getByText('$12.50')).toBeVisible();
    await buyer.getByRole('button', { name: 'Book Now' }).click();
    const dialog = dialogOf(buyer, watch);
    await dialog.getByLabel('Shipping: $12.50').check();
    await dialog.getByLabel('Phone number').fill('01812345678');
    await dialog.getByLabel('Street and number').fill('House 7, Road 3');
    await dialog.getByLabel('Postal code').fill('1205');
    await dialog.getByLabel('City').fill('Dhaka');
    await dialog.getByLabel('Country').selectOption('Bangladesh');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await rowOf(buyer, watch)
      .getByRole('link', { name: /Pay Now/ })
      .click();
    await expect(buyer.getByText('$762.50', { exact: true })).toBeVisible();
    await payByCard(buyer);
    await buyer.getByRole('link', { name: 'See the order' }).click();
    await expect(orderStatus(buyer)).toContainText('To be sent by');
  });

  await test.step('the seller reads the address, and sends it with a tracking number', async () => {
    await seller.goto('/dashboard/my-sales');
    await rowOf(seller, watch)
      .getByRole('link', { name: /^See the order/ })
      .click();
    const shipping = seller.getByRole('region', { name: 'Shipping' });
    await expect(shipping).toContainText('House 7, Road 3');
    await expect(shipping).toContainText('Bangladesh');
    await performAction(seller, 'seller.ship', {
      Carrier: 'DHL',
      'Tracking number': '0034 0434 1610 9404 2557',
    });
  });

  await test.step('the buyer follows the parcel, has the watch, and keeps it', async () => {
    const tracking = buyer.getByRole('region', { name: 'Shipping' }).getByRole('link', {
      name: '00340434161094042557',
    });
    await expect(tracking).toHaveAttribute('href', /^https:\/\/www\.dhl\.com\//);
    await performAction(buyer, 'buyer.receive');
    await performAction(buyer, 'buyer.accept');
    await expect(orderStatus(buyer)).toContainText('Completed');
    await seller.reload();
    await expect(orderStatus(seller)).toContainText('Completed');
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
    const actions = rowOf(seller, watch).getByRole('button', { name: /^(Advertise|Delete)/ });
    await expect(rowOf(seller, watch).getByText('Booked')).toBeVisible();
    await expect(actions).toHaveCount(0);
    await buyer.goto(`/dashboard/order/${orderId}`);
    await performAction(buyer, 'buyer.cancel');
    await expect(orderStatus(buyer)).toContainText('Cancelled');
    await seller.reload();
    await expect(actions).toHaveText(['Advertise', 'Delete']);
  },
);
