import type { Page } from '@playwright/test';
import { testFailures, type Screen, type Fixture } from './failure-screen';
import { expect, reducedMotion, test } from './fixtures';
import { cardOf, rowOf } from '../spec/cards';

test.use(reducedMotion);

const watchName = ({ number }: Fixture) => `Seeded Watch ${number}`;
const expectToast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** A button in a table row, which shows an error below itself. */
function rowButtonScreen(
  rowText: (fixture: Fixture) => string,
  label: string,
): Pick<Screen, 'sendCall' | 'errorElement' | 'retry'> {
  const pressButton = (fixture: Fixture) =>
    rowOf(fixture.page, rowText(fixture)).getByRole('button', { name: label, exact: true }).click();
  return {
    sendCall: pressButton,
    errorElement: (fixture) => rowOf(fixture.page, rowText(fixture)).getByRole('alert'),
    retry: pressButton,
  };
}

/** A deletion, whose confirmation dialog stays open after a failure. */
function deletionScreen(
  rowText: (fixture: Fixture) => string,
  successToast: string,
): Omit<Screen, 'call'> {
  const confirmDeletion = ({ page }: Fixture) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  return {
    prepare: (fixture) =>
      fixture.page.getByRole('button', { name: `Delete ${rowText(fixture)}` }).click(),
    sendCall: confirmDeletion,
    errorElement: ({ page }) => page.getByRole('alertdialog').getByRole('alert'),
    retry: confirmDeletion,
    async expectSuccess(fixture) {
      await expectToast(fixture.page, successToast);
      await expect(rowOf(fixture.page, rowText(fixture))).toHaveCount(0);
    },
  };
}

test.describe('a failed change shows an error beside its button, and can be retried', () => {
  testFailures('PUT /products/advertise/{id}', {
    call: 'PUT /products/advertise/{id}',
    role: 'seller',
    open: ({ page }) => page.goto('/dashboard/my-products'),
    ...rowButtonScreen(watchName, 'Remove Advertisement'),
    async expectSuccess(fixture) {
      await expectToast(fixture.page, 'Data Updated Successfully!');
      const row = rowOf(fixture.page, watchName(fixture));
      await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();
    },
  });

  testFailures('DELETE /products/{id}', {
    call: 'DELETE /products/{id}',
    role: 'seller',
    open: ({ page }) => page.goto('/dashboard/my-products'),
    ...deletionScreen(watchName, 'Product Deleted Successfully!'),
  });

  const sellerName = ({ number }: Fixture) => `Seller ${number}`;
  testFailures('PUT /user/verified/{id}', {
    call: 'PUT /user/verified/{id}',
    role: 'Admin',
    open: ({ page }) => page.goto('/dashboard/all-sellers'),
    ...rowButtonScreen(sellerName, 'Verify'),
    async expectSuccess(fixture) {
      await expectToast(fixture.page, 'User Verified Successfully!');
      const row = rowOf(fixture.page, sellerName(fixture));
      await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible();
    },
  });

  testFailures('DELETE /user/{id}', {
    call: 'DELETE /user/{id}',
    role: 'Admin',
    open: ({ page }) => page.goto('/dashboard/all-buyers'),
    ...deletionScreen(({ number }) => `Buyer ${number}`, 'Buyer Deleted Successfully!'),
  });

  const wishButton = (fixture: Fixture) =>
    cardOf(fixture.page, watchName(fixture)).getByRole('button', { name: /to Wishlist/ });
  testFailures('POST /wishlist', {
    call: 'POST /wishlist',
    role: 'buyer',
    open: ({ page, server }) =>
      page.goto(`/category/${server.collections.categories.documents[0]?._id}`),
    async sendCall(fixture) {
      // The wishlist check starts when the button becomes visible.
      await cardOf(fixture.page, watchName(fixture)).scrollIntoViewIfNeeded();
      await wishButton(fixture).click();
    },
    errorElement: (fixture) => cardOf(fixture.page, watchName(fixture)).getByRole('alert'),
    retry: (fixture) => wishButton(fixture).click(),
    async expectSuccess(fixture) {
      await expectToast(fixture.page, 'Product Added to Wishlist!');
      await expect(wishButton(fixture)).toHaveText('Added to Wishlist');
      await expect(wishButton(fixture)).toBeDisabled();
    },
  });

  const payButton = (page: Page) => page.getByRole('button', { name: 'Pay' });
  testFailures('POST /create-payment-intent', {
    call: 'POST /create-payment-intent',
    role: 'buyer',
    open: ({ page }) => page.goto('/dashboard/my-orders'),
    prepare: ({ page }) => page.getByRole('link', { name: 'My Orders', exact: true }).click(),
    sendCall: ({ page }) => page.getByRole('link', { name: 'Pay Now' }).click(),
    errorElement: ({ page }) => page.getByRole('alert').filter({ hasText: 'Retry' }),
    expectInputKept: ({ page }) => expect(payButton(page)).toBeDisabled(),
    retry: ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    expectSuccess: ({ page }) => expect(payButton(page)).toBeEnabled(),
  });
});
