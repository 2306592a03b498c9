import { headingsOf, rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { specificationSections } from '../specification-sections';

const tables = [
  {
    title: 'My Orders',
    path: '/dashboard/my-orders',
    as: 'Buyer',
    // The specification has no State column.
    columns: ['No.', 'Image', 'Name', 'Location', 'Price', 'State', 'Payment'],
    product: 'Harrowby Surveyor',
  },
  {
    title: 'My Products',
    path: '/dashboard/my-products',
    as: 'Seller',
    // The specification has no State column.
    columns: [
      ...(['No.', 'Image', 'Name', 'Location', 'Total Sales', 'Price', 'State'] as const),
      ...(['Advertise', 'Delete'] as const),
    ],
    product: 'Vestrel Grand Tour',
  },
  {
    title: 'My WishList',
    path: '/dashboard/my-wishlist',
    as: 'Buyer',
    columns: ['No.', 'Image', 'Name', 'Location', 'Price', 'Purchase'],
    product: 'Orvane Carré Rose',
  },
] as const;

test.describe(specificationSections.tables, () => {
  for (const { title, path, as, columns, product } of tables) {
    test.describe(title, () => {
      const page = sharedPage(path, { as });
      const row = () => rowOf(page(), product);
      const cell = (heading: string) =>
        row()
          .getByRole('cell')
          .nth((columns as readonly string[]).indexOf(heading));

      test(`the page title is ${title}`, async () => {
        await expect(page()).toHaveTitle(`${title} - Think. Feel. Resell.`);
      });

      test(`the columns are: ${columns.join(', ')}`, async () => {
        await expect(headingsOf(page())).toHaveText([...columns]);
      });

      test('the first column numbers the rows: 1, 2, 3 …', async () => {
        await expect(row()).toBeVisible();
        const numbers = await page().getByRole('row').locator('td:first-child').allTextContents();
        expect(numbers).toEqual(numbers.map((_text, index) => String(index + 1)));
      });

      test('a row shows the image, the name, the location and the price with a $ sign', async () => {
        const image = cell('Image').getByRole('img', { name: product });
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
        await expect(cell('Name')).toHaveText(product);
        await expect(cell('Location')).toHaveText(/\w/);
        await expect(cell('Price')).toHaveText(/^\$[\d,]+$/);
      });
    });
  }

  test('Pay Now on My Orders leads to the payment page', async ({ visit }) => {
    const page = await visit('/dashboard/my-orders', { as: 'Buyer' });
    const link = rowOf(page, 'Harrowby Surveyor').getByRole('link', { name: 'Pay Now' });
    await expect(link).toHaveText('Pay Now');
    await link.click();
    await expect(page).toHaveURL('/dashboard/payment/harrowby-surveyor');
  });

  test('Purchase on My WishList leads to the payment page', async ({ visit }) => {
    const page = await visit('/dashboard/my-wishlist', { as: 'Buyer' });
    const link = rowOf(page, 'Orvane Carré Rose').getByRole('link', { name: 'Purchase' });
    await expect(link).toHaveText('Purchase');
    await link.click();
    await expect(page).toHaveURL('/dashboard/payment/orvane-carre');
  });

  test('My Products shows 0 as Total Sales if the server sends no number', async ({ visit }) => {
    const page = await visit('/dashboard/my-products', {
      as: 'Seller',
      // The specification has no totalSales field.
      beforeNavigation: (newPage) =>
        newPage.route('**/api/listings*', async (route) => {
          const response = await route.fetch();
          const page = (await response.json()) as { listings: { totalSales?: number }[] };
          const listings = page.listings.map(({ totalSales, ...product }) => product);
          await route.fulfill({ response, json: { ...page, listings } });
        }),
    });
    await expect(rowOf(page, 'Vestrel Grand Tour')).toBeVisible();
    const sales = await page.getByRole('row').locator('td:nth-child(5)').allTextContents();
    expect(sales).toEqual(sales.map(() => '0'));
    // The list can be refetched at any time.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a row of My Products has Advertise or Remove Advertisement, and Delete', async ({
    visit,
    shop,
  }) => {
    const seller = await shop.signIn('Seller');
    const [advertisedProduct, listedProduct] = [
      await shop.advertiseProduct(seller),
      await shop.listProduct(seller),
    ];
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    for (const [{ productName }, label] of [
      [advertisedProduct, 'Remove Advertisement'],
      [listedProduct, 'Advertise'],
    ] as const) {
      const row = rowOf(page, productName);
      await expect(row.getByRole('button', { name: /^(Advertise|Remove|Delete)/ })).toHaveText([
        label,
        'Delete',
      ]);
    }
  });
});
