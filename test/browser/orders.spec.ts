import type { Page } from '@playwright/test';
import { expect, test } from './spec/fixtures';
import { fillCard, signIn } from './people';
import { cardOf, dialogOf, rowOf } from './spec/cards';
import type { Member, Shop } from './spec/shop';

const standing = (page: Page) => page.getByRole('region', { name: 'Where it stands' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Two people of their own with a watch between them, each at a browser. */
async function meet(shop: Shop, newPerson: () => Promise<Page>) {
  const selling = await shop.join('seller', 'Selma Seller');
  const buying = await shop.join('buyer', 'Bruno Buyer');
  const { _id: productId, productName: watch } = await shop.sell(selling, {}, false);
  const [seller, buyer] = [await newPerson(), await newPerson()];
  await signIn(seller, selling);
  await signIn(buyer, buying);
  return { watch, productId, buying, seller, buyer };
}

/** Books the watch without the screens. @returns the order's id */
async function book(
  shop: Shop,
  { buying, productId }: { buying: Member; productId: string },
): Promise<string> {
  const { insertedId } = await shop.call<{ insertedId: string }>(
    '/api/book-product',
    buying.token,
    'POST',
    { productId, phoneNumber: '01812345678', meetingLocation: 'In front of the station' },
  );
  return insertedId;
}

test('a sale from the booking to its end, seen from both sides', async ({ shop, newPerson }) => {
  const { watch, buyer, seller } = await meet(shop, newPerson);

  await test.step('the buyer books, and the seller sees whom they meet where', async () => {
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
    await expect(standing(buyer)).toContainText('Pay until');
    await buyer.getByRole('button', { name: 'Change place or phone' }).click();
    await dialog(buyer).getByLabel('Meeting location').fill('At the museum');
    await dialog(buyer).getByRole('button', { name: 'Save' }).click();
    await expect(buyer.getByRole('region', { name: 'Your meeting' })).toContainText(
      'At the museum',
    );
    await standing(buyer).getByRole('link', { name: 'Pay Now' }).click();
    await fillCard(buyer, '4242 4242 4242 4242');
    await buyer.getByRole('button', { name: /^Pay/ }).click();
    await expect(buyer.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
  });

  await test.step('the seller hands it over', async () => {
    await seller.reload();
    const row = rowOf(seller, watch);
    await expect(row).toContainText('At the museum');
    await row.getByRole('button', { name: /^I handed it over/ }).click();
    await dialog(seller).getByRole('button', { name: 'I handed it over' }).click();
    await expect(row).toContainText('Handed over');
    await row.getByRole('link', { name: /^See the order/ }).click();
  });

  await test.step('the buyer has it, and both see that it is completed', async () => {
    await buyer.goto('/dashboard/my-orders');
    await rowOf(buyer, watch)
      .getByRole('link', { name: /^See the order/ })
      .click();
    await expect(standing(buyer)).toContainText('Report a problem until');
    await buyer.getByRole('button', { name: 'I have it' }).click();
    await dialog(buyer).getByRole('button', { name: 'I have it' }).click();
    await expect(standing(buyer)).toContainText('Completed');
    await seller.reload();
    await expect(standing(seller)).toContainText('Completed');
    for (const page of [buyer, seller])
      await expect(standing(page).getByRole('button')).toHaveCount(0);
    await expect(seller.getByRole('list', { name: 'What has happened' })).toContainText(
      'Bruno Buyer confirmed having the watch.',
    );
  });
});

test('a seller cancels with a reason that the buyer reads, and the watch is free again', async ({
  shop,
  newPerson,
}) => {
  const both = await meet(shop, newPerson);
  const { watch, buyer, seller } = both;
  const orderId = await book(shop, both);
  await seller.goto('/dashboard/my-sales');
  await rowOf(seller, watch)
    .getByRole('button', { name: /^Cancel sale/ })
    .click();
  await dialog(seller).getByLabel('Reason').fill('The crystal has cracked.');
  await dialog(seller).getByRole('button', { name: 'Cancel sale' }).click();
  await expect(rowOf(seller, watch)).toContainText('Cancelled');

  await buyer.goto(`/dashboard/order/${orderId}`);
  await expect(standing(buyer)).toContainText('Cancelled');
  await expect(buyer.getByRole('blockquote')).toHaveText('The crystal has cracked.');
  await buyer.goto('/category/field-watches');
  await expect(cardOf(buyer, watch).getByRole('button', { name: 'Book Now' })).toBeEnabled();
});

test('a buyer cancels, and the seller can advertise and delete the watch again', async ({
  shop,
  newPerson,
}) => {
  const both = await meet(shop, newPerson);
  const { watch, buyer, seller } = both;
  const orderId = await book(shop, both);
  await seller.goto('/dashboard/my-products');
  await expect(rowOf(seller, watch).getByRole('button')).toHaveCount(0);
  await buyer.goto(`/dashboard/order/${orderId}`);
  await buyer.getByRole('button', { name: 'Cancel order' }).click();
  await dialog(buyer).getByRole('button', { name: 'Cancel order' }).click();
  await expect(standing(buyer)).toContainText('Cancelled');
  await seller.reload();
  await expect(rowOf(seller, watch).getByRole('button')).toHaveText(['Advertise', 'Delete']);
});
