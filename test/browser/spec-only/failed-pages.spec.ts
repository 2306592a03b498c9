import { submitSignIn } from '../accounts';
import { testFailures, type Fixture } from './failure-screen';
import { expect, reducedMotion, test } from './fixtures';
import { categoryPath, leaveScreen, pressRetry, queryScreen } from './query-screen';
import { password, accounts } from './seed';
import { cardOf, rowOf } from '../spec/cards';

test.use(reducedMotion);

async function leaveAndReturn(fixture: Fixture) {
  await leaveScreen(fixture);
  await fixture.page.goBack();
}

const paymentPath = ({ server }: Fixture) =>
  `/dashboard/payment/${String(server.collections.bookings.documents[0]?.['productId'])}`;

test.describe('a page that fails to load shows an error, and loads later', () => {
  const category = queryScreen({
    call: 'GET /category/{id}',
    role: 'buyer',
    path: categoryPath,
    subject: 'this category',
    expectSuccess: ({ page }) => expect(cardOf(page, 'Seeded Watch 02')).toBeVisible(),
  });
  testFailures(category.call, {
    ...category,
    errorElement: (fixture, failure) =>
      failure.kind === 'status' && failure.status === 404
        ? fixture.page.getByText('There is no such category')
        : category.errorElement(fixture, failure),
    retry: (fixture, failure) =>
      failure.kind === 'status' && failure.status === 404
        ? leaveAndReturn(fixture)
        : pressRetry(fixture),
  });

  const order = queryScreen({
    call: 'GET /orders/{id}',
    role: 'buyer',
    path: paymentPath,
    subject: 'this order',
    expectSuccess: ({ page }) => expect(page.getByRole('button', { name: 'Pay' })).toBeVisible(),
  });
  testFailures(order.call, {
    ...order,
    errorElement: (fixture, failure) =>
      failure.kind === 'status' && failure.status < 500
        ? fixture.page.getByText("You can't pay for this")
        : order.errorElement(fixture, failure),
    retry: (fixture, failure) =>
      failure.kind === 'status' && failure.status < 500
        ? leaveAndReturn(fixture)
        : pressRetry(fixture),
  });
});

test.describe('an account that fails to load', () => {
  const account = queryScreen({
    call: 'GET /user/{email}',
    role: 'buyer',
    path: '/dashboard/my-orders',
    subject: 'your account',
    expectSuccess: ({ page }) => expect(rowOf(page, 'Seeded Watch 01')).toBeVisible(),
  });
  testFailures(account.call, {
    ...account,
    prepare: () => Promise.resolve(),
    sendCall: ({ page }) => page.goto('/dashboard/my-orders', { waitUntil: 'commit' }),
    errorElement(fixture, failure) {
      const { page } = fixture;
      switch (failure.kind === 'status' ? failure.status : failure.kind) {
        case 404:
        case 'empty body':
          return page.getByRole('heading', { name: 'One last thing' });
        case 403:
          return page.getByRole('heading', { name: 'Login to your account' });
        default:
          return account.errorElement(fixture, failure);
      }
    },
    async retry(fixture, failure) {
      const { page } = fixture;
      switch (failure.kind === 'status' ? failure.status : failure.kind) {
        case 404:
        case 'empty body':
          return page.getByRole('button', { name: 'I want to buy' }).click();
        case 403:
          return submitSignIn(page, { email: accounts.buyer.email, password });
        default:
          return pressRetry(fixture);
      }
    },
  });
});

test.describe('a wishlist check that fails', () => {
  const button = ({ page, number }: Fixture) =>
    cardOf(page, `Seeded Watch ${number}`).getByRole('button', { name: /to Wishlist/ });

  testFailures('GET /wishlist', {
    call: 'GET /wishlist',
    role: 'buyer',
    isQuery: true,
    open: (fixture) => fixture.page.goto(categoryPath(fixture)),
    prepare: leaveScreen,
    async sendCall(fixture) {
      await fixture.page.goBack();
      // The card stays while its button is replaced.
      await cardOf(fixture.page, `Seeded Watch ${fixture.number}`).scrollIntoViewIfNeeded();
    },
    errorElement: ({ page, number }) =>
      cardOf(page, `Seeded Watch ${number}`).locator('button:enabled', {
        hasText: 'Add to Wishlist',
      }),
    retry: (fixture) => button(fixture).click(),
    expectSuccess: (fixture) => expect(button(fixture)).toHaveText('Added to Wishlist'),
  });
});
