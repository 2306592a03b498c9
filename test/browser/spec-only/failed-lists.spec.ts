import { testFailures, type Fixture } from './failure-screen';
import { expect, reducedMotion, test } from './fixtures';
import { categoryPath, queryScreen, type Query } from './query-screen';
import { cardOf, rowOf } from '../spec/cards';

test.use(reducedMotion);

/** The valid entries only. */
const expectRows =
  (text: string, count: number) =>
  async ({ page }: Fixture) => {
    await expect(rowOf(page, text)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(count + 1);
  };
async function expectCards({ page }: Fixture) {
  await expect(cardOf(page, 'Seeded Watch 02')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
}

test.describe('a list that fails to load offers Retry in its place', () => {
  const lists: Query[] = [
    {
      call: 'GET /categories',
      path: '/',
      subject: 'the categories',
      expectSuccess: ({ page }) =>
        expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeVisible(),
    },
    { call: 'GET /ads', path: '/', subject: 'the advertisements', expectSuccess: expectCards },
    {
      call: 'GET /products/{categoryId}',
      role: 'buyer',
      path: categoryPath,
      subject: 'this category',
      expectSuccess: expectCards,
    },
    {
      call: 'GET /my-products/{email}',
      role: 'seller',
      path: '/dashboard/my-products',
      subject: 'your watches',
      expectSuccess: expectRows('Seeded Watch 02', 12),
    },
    {
      call: 'GET /wishlist/{email}',
      role: 'buyer',
      path: '/dashboard/my-wishlist',
      subject: 'your wishlist',
      expectSuccess: expectRows('Seeded Watch 01', 1),
    },
    {
      call: 'GET /myorders/{uid}',
      role: 'buyer',
      path: '/dashboard/my-orders',
      subject: 'your orders',
      expectSuccess: expectRows('Seeded Watch 01', 1),
    },
    {
      call: 'GET /all-buyer',
      role: 'Admin',
      path: '/dashboard/all-buyers',
      subject: 'the buyers',
      expectSuccess: expectRows('Buyer 02', 13),
    },
    {
      call: 'GET /all-seller',
      role: 'Admin',
      path: '/dashboard/all-sellers',
      subject: 'the sellers',
      expectSuccess: expectRows('Seller 02', 13),
    },
  ];
  for (const list of lists) testFailures(list.call, queryScreen({ ...list, isList: true }));
});
