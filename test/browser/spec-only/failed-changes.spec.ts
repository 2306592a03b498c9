import type { Page } from '@playwright/test';
import { testFailures, type Screen, type Fixture } from './failure-screen';
import { expect, quickly, test } from './fixtures';
import { cardOf, rowOf } from './steps';

test.use(quickly);

const watchOf = ({ number }: Fixture) => `Seeded Watch ${number}`;
const toast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** A button in a table row, which shows an error below itself. */
function inRow(
  row: (fixture: Fixture) => string,
  label: string,
): Pick<Screen, 'ask' | 'told' | 'again'> {
  const press = (fixture: Fixture) =>
    rowOf(fixture.page, row(fixture)).getByRole('button', { name: label, exact: true }).click();
  return {
    ask: press,
    told: (fixture) => rowOf(fixture.page, row(fixture)).getByRole('alert'),
    again: press,
  };
}

/** A deletion, whose confirmation dialog stays open after a failure. */
function deletion(row: (fixture: Fixture) => string, success: string): Omit<Screen, 'call'> {
  const confirm = ({ page }: Fixture) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  return {
    prepare: (fixture) =>
      fixture.page.getByRole('button', { name: `Delete ${row(fixture)}` }).click(),
    ask: confirm,
    told: ({ page }) => page.getByRole('alertdialog').getByRole('alert'),
    again: confirm,
    async done(fixture) {
      await toast(fixture.page, success);
      await expect(rowOf(fixture.page, row(fixture))).toHaveCount(0);
    },
  };
}

test.describe('the change that fails is told where it was asked for, and can be asked for again', () => {
  testFailures('PUT /products/advertise/{id}', {
    call: 'PUT /products/advertise/{id}',
    role: 'seller',
    enter: ({ page }) => page.goto('/dashboard/my-products'),
    ...inRow(watchOf, 'Remove Advertisement'),
    async done(fixture) {
      await toast(fixture.page, 'Data Updated Successfully!');
      const row = rowOf(fixture.page, watchOf(fixture));
      await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();
    },
  });

  testFailures('DELETE /products/{id}', {
    call: 'DELETE /products/{id}',
    role: 'seller',
    enter: ({ page }) => page.goto('/dashboard/my-products'),
    ...deletion(watchOf, 'Product Deleted Successfully!'),
  });

  const seller = ({ number }: Fixture) => `Seller ${number}`;
  testFailures('PUT /user/verified/{id}', {
    call: 'PUT /user/verified/{id}',
    role: 'Admin',
    enter: ({ page }) => page.goto('/dashboard/all-sellers'),
    ...inRow(seller, 'Verify'),
    async done(fixture) {
      await toast(fixture.page, 'User Verified Successfully!');
      const row = rowOf(fixture.page, seller(fixture));
      await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible();
    },
  });

  testFailures('DELETE /user/{id}', {
    call: 'DELETE /user/{id}',
    role: 'Admin',
    enter: ({ page }) => page.goto('/dashboard/all-buyers'),
    ...deletion(({ number }) => `Buyer ${number}`, 'Buyer Deleted Successfully!'),
  });

  const wishButton = (fixture: Fixture) =>
    cardOf(fixture.page, watchOf(fixture)).getByRole('button', { name: /to Wishlist/ });
  testFailures('POST /wishlist', {
    call: 'POST /wishlist',
    role: 'buyer',
    enter: ({ page, server }) =>
      page.goto(`/category/${server.collections.categories.documents[0]?._id}`),
    async ask(fixture) {
      // The wishlist check starts when the button becomes visible.
      await cardOf(fixture.page, watchOf(fixture)).scrollIntoViewIfNeeded();
      await wishButton(fixture).click();
    },
    told: (fixture) => cardOf(fixture.page, watchOf(fixture)).getByRole('alert'),
    again: (fixture) => wishButton(fixture).click(),
    async done(fixture) {
      await toast(fixture.page, 'Product Added to Wishlist!');
      await expect(wishButton(fixture)).toHaveText('Added to Wishlist');
      await expect(wishButton(fixture)).toBeDisabled();
    },
  });

  const pay = (page: Page) => page.getByRole('button', { name: 'Pay' });
  testFailures('POST /create-payment-intent', {
    call: 'POST /create-payment-intent',
    role: 'buyer',
    enter: ({ page }) => page.goto('/dashboard/my-orders'),
    prepare: ({ page }) => page.getByRole('link', { name: 'My Orders', exact: true }).click(),
    ask: ({ page }) => page.getByRole('link', { name: 'Pay Now' }).click(),
    told: ({ page }) => page.getByRole('alert').filter({ hasText: 'Retry' }),
    kept: ({ page }) => expect(pay(page)).toBeDisabled(),
    again: ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    done: ({ page }) => expect(pay(page)).toBeEnabled(),
  });
});
