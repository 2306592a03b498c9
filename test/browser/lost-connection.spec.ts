import { expect, test } from './spec/fixtures';
import { addProduct, fillProduct } from './spec/product-form';

test('the prerendered buttons of a card stay if their script fails to load, and work when the network returns', async ({
  visit,
}) => {
  const errors: string[] = [];
  const page = await visit('/', {
    as: 'Buyer',
    beforeNavigation: async (newPage) => {
      newPage.on('pageerror', (error) => errors.push(error.message));
      newPage.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await newPage.route('**/assets/buying.*.js', (route) => route.abort());
    },
  });
  const cards = page.getByRole('article').filter({
    has: page.getByRole('button', { name: 'Book Now', disabled: false }),
  });
  const bookButton = cards.first().getByRole('button', { name: 'Book Now' });
  await expect(cards.first().getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled();
  await expect(page.getByText('We could not load')).toHaveCount(0);
  await bookButton.click();
  await expect(cards.first().getByRole('alert')).toHaveText(
    'You need a connection for this. Try again when you are online.',
  );

  await page.unroute('**/assets/buying.*.js');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText('You need a connection for this.')).toHaveCount(0);
  await bookButton.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors.filter((error) => /React/.test(error))).toEqual([]);
});

test('a product whose response was lost is stored once when it is sent again after a reload', async ({
  visit,
}) => {
  const page = await visit('/dashboard/add-a-product', { as: 'Seller' });
  // A draft that the server has is deleted with the product, and the reload says that instead.
  await page.route('**/api/product-drafts/*', (route) => route.abort());
  const { productName } = await fillProduct(page);
  await page.route('**/api/products', async (route) => {
    const response = await route.fetch();
    expect(await response.json()).toMatchObject({ acknowledged: true });
    await route.abort();
  });
  await addProduct(page);
  await expect(
    page.getByText('Sorry, Something went wrong while adding the product!'),
  ).toBeVisible();

  await page.unroute('**/api/products');
  await page.reload();
  await expect(page.getByLabel('Product Name')).toHaveValue(productName);
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('img')).toBeVisible();
  await addProduct(page);
  await expect(page.getByText('Product Added Successfuly!')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: productName })).toHaveCount(1);
});
