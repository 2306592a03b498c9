import type { Page } from '@playwright/test';
import { testFailures, type Screen, type Fixture } from './failure-screen';
import { expect, reducedMotion, test } from './fixtures';
import { cardOf, rowOf } from '../spec/cards';

test.use(reducedMotion);

const watchOf = ({ number }: Fixture) => `Seeded Watch ${number}`;
const expectToast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** A button in a table row, which shows an error below itself. */
function rowAction(
  row: (fixture: Fixture) => string,
  label: string,
): Pick<Screen, 'sendCall' | 'errorElement' | 'retry'> {
  const press = (fixture: Fixture) =>
    rowOf(fixture.page, row(fixture)).getByRole('button', { name: label, exact: true }).click();
  return {
    sendCall: press,
    errorElement: (fixture) => rowOf(fixture.page, row(fixture)).getByRole('alert'),
    retry: press,
  };
}

/** A deletion, whose confirmation dialog stays open after a failure. */
function deletion(row: (fixture: Fixture) => string, success: string): Omit<Screen, 'call'> {
  const confirm = ({ page }: Fixture) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  return {
    prepare: (fixture) =>
      fixture.page.getByRole('button', { name: `Delete ${row(fixture)}` }).click(),
    sendCall: confirm,
    errorElement: ({ page }) => page.getByRole('alertdialog').getByRole('alert'),
    retry: confirm,
    async expectSuccess(fixture) {
      await expectToast(fixture.page, success);
      await expect(rowOf(fixture.page, row(fixture))).toHaveCount(0);
    },
  };
}

test.describe('a failed change shows an error beside its button, and can be retried', () => {
  testFailures('PUT /products/advertise/{id}', {
    call: 'PUT /products/advertise/{id}',
    role: 'seller',
    open: ({ page }) => page.goto('/dashboard/my-products'),
    ...rowAction(watchOf, 'Remove Advertisement'),
    async expectSuccess(fixture) {
      await expectToast(fixture.page, 'Data Updated Successfully!');
      const row = rowOf(fixture.page, watchOf(fixture));
      await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();
    },
  });

  testFailures('DELETE /products/{id}', {
    call: 'DELETE /products/{id}',
    role: 'seller',
    open: ({ page }) => page.goto('/dashboard/my-products'),
    ...deletion(watchOf, 'Product Deleted Successfully!'),
  });

  const seller = ({ number }: Fixture) => `Seller ${number}`;
  testFailures('PUT /user/verified/{id}', {
    call: 'PUT /user/verified/{id}',
    role: 'Admin',
    open: ({ page }) => page.goto('/dashboard/all-sellers'),
    ...rowAction(seller, 'Verify'),
    async expectSuccess(fixture) {
      await expectToast(fixture.page, 'User Verified Successfully!');
      const row = rowOf(fixture.page, seller(fixture));
      await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible();
    },
  });

  testFailures('DELETE /user/{id}', {
    call: 'DELETE /user/{id}',
    role: 'Admin',
    open: ({ page }) => page.goto('/dashboard/all-buyers'),
    ...deletion(({ number }) => `Buyer ${number}`, 'Buyer Deleted Successfully!'),
  });

  const wishButton = (fixture: Fixture) =>
    cardOf(fixture.page, watchOf(fixture)).getByRole('button', { name: /to Wishlist/ });
  testFailures('POST /wishlist', {
    call: 'POST /wishlist',
    role: 'buyer',
    open: ({ page, server }) =>
      page.goto(`/category/${server.collections.categories.documents[0]?._id}`),
    async sendCall(fixture) {
      // The wishlist check starts when the button becomes visible.
      await cardOf(fixture.page, watchOf(fixture)).scrollIntoViewIfNeeded();
      await wishButton(fixture).click();
    },
    errorElement: (fixture) => cardOf(fixture.page, watchOf(fixture)).getByRole('alert'),
    retry: (fixture) => wishButton(fixture).click(),
    async expectSuccess(fixture) {
      await expectToast(fixture.page, 'Product Added to Wishlist!');
      await expect(wishButton(fixture)).toHaveText('Added to Wishlist');
      await expect(wishButton(fixture)).toBeDisabled();
    },
  });

  const pay = (page: Page) => page.getByRole('button', { name: 'Pay' });
  testFailures('POST /create-payment-intent', {
    call: 'POST /create-payment-intent',
    role: 'buyer',
    open: ({ page }) => page.goto('/dashboard/my-orders'),
    prepare: ({ page }) => page.getByRole('link', { name: 'My Orders', exact: true }).click(),
    sendCall: ({ page }) => page.getByRole('link', { name: 'Pay Now' }).click(),
    errorElement: ({ page }) => page.getByRole('alert').filter({ hasText: 'Retry' }),
    expectInputKept: ({ page }) => expect(pay(page)).toBeDisabled(),
    retry: ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    expectSuccess: ({ page }) => expect(pay(page)).toBeEnabled(),
  });
});
