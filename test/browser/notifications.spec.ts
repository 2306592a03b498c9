import { expect, test } from './fixtures';
import { signIn } from './people';

test('a seller is told of a booking wherever they are, and led to it', async ({
  newPerson,
  shop,
}) => {
  const [seller, buyer] = [await shop.join('seller', 'Tess Told'), await shop.join('buyer')];
  const { _id: productId, productName } = await shop.sell(seller);
  const page = await newPerson();
  await signIn(page, seller);
  await shop.book(buyer, productId);

  await page.goto('/blog');
  await page.getByRole('button', { name: 'Your account 1 new notification' }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  const news = page.getByRole('list', { name: 'your notifications' }).getByRole('link');
  await expect(news).toHaveText([new RegExp(`“${productName}” was booked.*New`)]);
  await expect(page.getByRole('button', { name: 'Your account', exact: true })).toBeVisible();
  await page.reload();
  await expect(news).not.toContainText('New');
  await news.click();
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeVisible();
});
