import { testFailures, type Fixture } from './failure-screen';
import { expect, quickly, test } from './fixtures';
import { categoryPath, read, type Read } from './read-screen';
import { cardOf, rowOf } from './steps';

test.use(quickly);

/** The valid entries only. */
const rowsAreThere =
  (text: string, count: number) =>
  async ({ page }: Fixture) => {
    await expect(rowOf(page, text)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(count + 1);
  };
async function cardsAreThere({ page }: Fixture) {
  await expect(cardOf(page, 'Seeded Watch 02')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
}

test.describe('the list that is not there offers Retry in its place', () => {
  const lists: Read[] = [
    {
      call: 'GET /categories',
      path: '/',
      what: 'the categories',
      done: ({ page }) =>
        expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible(),
    },
    { call: 'GET /ads', path: '/', what: 'the advertisements', done: cardsAreThere },
    {
      call: 'GET /products/{categoryId}',
      role: 'buyer',
      path: categoryPath,
      what: 'this category',
      done: cardsAreThere,
    },
    {
      call: 'GET /my-products/{email}',
      role: 'seller',
      path: '/dashboard/my-products',
      what: 'your products',
      done: rowsAreThere('Seeded Watch 02', 12),
    },
    {
      call: 'GET /wishlist/{email}',
      role: 'buyer',
      path: '/dashboard/my-wishlist',
      what: 'your wishlist',
      done: rowsAreThere('Seeded Watch 01', 1),
    },
    {
      call: 'GET /myorders/{uid}',
      role: 'buyer',
      path: '/dashboard/my-orders',
      what: 'your orders',
      done: rowsAreThere('Seeded Watch 01', 1),
    },
    {
      call: 'GET /all-buyer',
      role: 'Admin',
      path: '/dashboard/all-buyers',
      what: 'the buyers',
      done: rowsAreThere('Buyer 02', 13),
    },
    {
      call: 'GET /all-seller',
      role: 'Admin',
      path: '/dashboard/all-sellers',
      what: 'the sellers',
      done: rowsAreThere('Seller 02', 13),
    },
  ];
  for (const list of lists) testFailures(list.call, read({ ...list, isList: true }));
});
