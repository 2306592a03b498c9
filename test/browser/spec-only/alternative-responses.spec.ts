import { addToWishlist, fillCard } from '../accounts';
import { describeMainFlow } from './describe-main-flow';
import { expect, test } from './fixtures';
import { cardOf, rowOf } from '../spec/cards';

test.describe('on a server with the alternative responses of the specification', () => {
  describeMainFlow('alternative');
});

test('a product that is not booked can be purchased from the wishlist', async ({
  signedIn,
  specOnlyServer,
}) => {
  const watch = 'Seeded Watch 02';
  specOnlyServer.reset('alternative');
  const page = await signedIn('buyer');
  await page.goto('/');
  await addToWishlist(cardOf(page, watch));
  await expect(page.getByText('Product Added to Wishlist!')).toBeVisible();
  await page.goto('/dashboard/my-wishlist');
  await rowOf(page, watch)
    .getByRole('link', { name: `Purchase ${watch}` })
    .click();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
});
