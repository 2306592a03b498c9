import { fillSignIn } from '../accounts';
import { testFailures, type Fixture } from './failure-screen';
import { expect, quickly, test } from './fixtures';
import { categoryPath, leave, read, retry } from './read-screen';
import { password, people } from './seed';
import { cardOf, rowOf } from './steps';

test.use(quickly);

async function comeBack(fixture: Fixture) {
  await leave(fixture);
  await fixture.page.goBack();
}

const paymentPath = ({ server }: Fixture) =>
  `/dashboard/payment/${String(server.collections.bookings.documents[0]?.['productId'])}`;

test.describe('the page that is not there says so, and comes back', () => {
  const category = read({
    call: 'GET /category/{id}',
    role: 'buyer',
    path: categoryPath,
    what: 'this category',
    done: ({ page }) => expect(cardOf(page, 'Seeded Watch 02')).toBeVisible(),
  });
  testFailures(category.call, {
    ...category,
    told: (fixture, failure) =>
      failure.kind === 'status' && failure.status === 404
        ? fixture.page.getByText('There is no such category')
        : category.told(fixture, failure),
    again: (fixture, failure) =>
      failure.kind === 'status' && failure.status === 404 ? comeBack(fixture) : retry(fixture),
  });

  const order = read({
    call: 'GET /orders/{id}',
    role: 'buyer',
    path: paymentPath,
    what: 'this order',
    done: ({ page }) => expect(page.getByRole('button', { name: 'Pay' })).toBeVisible(),
  });
  testFailures(order.call, {
    ...order,
    told: (fixture, failure) =>
      failure.kind === 'status' && failure.status < 500
        ? fixture.page.getByText("You can't pay for this")
        : order.told(fixture, failure),
    again: (fixture, failure) =>
      failure.kind === 'status' && failure.status < 500 ? comeBack(fixture) : retry(fixture),
  });
});

test.describe('the account that is not there', () => {
  const account = read({
    call: 'GET /user/{email}',
    role: 'buyer',
    path: '/dashboard/my-orders',
    what: 'your account',
    done: ({ page }) => expect(rowOf(page, 'Seeded Watch 01')).toBeVisible(),
  });
  testFailures(account.call, {
    ...account,
    prepare: () => Promise.resolve(),
    ask: ({ page }) => page.goto('/dashboard/my-orders', { waitUntil: 'commit' }),
    told(fixture, failure) {
      const { page } = fixture;
      switch (failure.kind === 'status' ? failure.status : failure.kind) {
        case 404:
        case 'empty body':
          return page.getByRole('heading', { name: 'One last thing' });
        case 403:
          return page.getByRole('heading', { name: 'Login to your account' });
        default:
          return account.told(fixture, failure);
      }
    },
    async again(fixture, failure) {
      const { page } = fixture;
      switch (failure.kind === 'status' ? failure.status : failure.kind) {
        case 404:
        case 'empty body':
          return page.getByRole('button', { name: 'I want to buy' }).click();
        case 403:
          return fillSignIn(page, { email: people.buyer.email, password });
        default:
          return retry(fixture);
      }
    },
  });
});

test.describe('the wishlist check that is not answered', () => {
  const button = ({ page, number }: Fixture) =>
    cardOf(page, `Seeded Watch ${number}`).getByRole('button', { name: /to Wishlist/ });

  testFailures('GET /wishlist', {
    call: 'GET /wishlist',
    role: 'buyer',
    isRead: true,
    enter: (fixture) => fixture.page.goto(categoryPath(fixture)),
    prepare: leave,
    async ask(fixture) {
      await fixture.page.goBack();
      // The card stays while its button is replaced.
      await cardOf(fixture.page, `Seeded Watch ${fixture.number}`).scrollIntoViewIfNeeded();
    },
    told: ({ page, number }) =>
      cardOf(page, `Seeded Watch ${number}`).locator('button:enabled', {
        hasText: 'Add to Wishlist',
      }),
    again: (fixture) => button(fixture).click(),
    done: (fixture) => expect(button(fixture)).toHaveText('Added to Wishlist'),
  });
});
