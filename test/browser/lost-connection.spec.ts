import { expect, test } from './spec/fixtures';

test('a card whose buttons are not loaded keeps them, and they work when the network returns', async ({
  visit,
}) => {
  const errors: string[] = [];
  const page = await visit('/', {
    as: 'Buyer',
    before: async (opened) => {
      opened.on('pageerror', (error) => errors.push(error.message));
      opened.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await opened.route('**/assets/buying.*.js', (route) => route.abort());
    },
  });
  const card = page.getByRole('article').filter({
    has: page.getByRole('button', { name: 'Book Now', disabled: false }),
  });
  const book = card.first().getByRole('button', { name: 'Book Now' });
  await expect(card.first().getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled();
  await expect(page.getByText('We could not load')).toHaveCount(0);
  await book.click();
  await expect(card.first().getByRole('alert')).toHaveText(
    'That takes a connection. Try again when you are online.',
  );

  await page.unroute('**/assets/buying.*.js');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText('That takes a connection.')).toHaveCount(0);
  await book.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors.filter((error) => /React/.test(error))).toEqual([]);
});
