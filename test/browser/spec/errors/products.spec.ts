import { rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { expectOnlyToast } from '../assertions';
import { respondWith } from '../network';
import { addProduct, fillProduct } from '../product-form';
import { specificationSections } from '../specification-sections';

const path = '/dashboard/add-a-product';
/** Ignores the query, in which the page puts the id of the draft once it is saved. */
const isOnForm = ({ pathname }: URL) => pathname === path;

test.describe(specificationSections.errors, () => {
  for (const [problem, response] of [
    ['the image host reports an error', { error: { message: 'No such key.' }, success: false }],
    ['the image host sends no URL', { success: true }],
  ] as const) {
    test(`the toast "Sorry, Something went wrong while uploading your file!" is shown when ${problem}`, async ({
      visit,
    }) => {
      const page = await visit(path, { as: 'Seller' });
      await respondWith(page, '**/images?key=*', response);
      const { productName } = await fillProduct(page);
      await addProduct(page);
      await expectOnlyToast(page, 'Sorry, Something went wrong while uploading your file!');
      await expect(page.getByLabel('Product Name')).toHaveValue(productName);
      await expect(page).toHaveURL(isOnForm);
    });
  }

  test('a product that is not acknowledged shows the toast "Sorry, Something went wrong while adding the product!"', async ({
    visit,
  }) => {
    const page = await visit(path, { as: 'Seller' });
    await respondWith(page, '**/api/products', { acknowledged: false }, 'POST');
    const { productName } = await fillProduct(page);
    await addProduct(page);
    await expectOnlyToast(page, 'Sorry, Something went wrong while adding the product!');
    await expect(page.getByLabel('Product Name')).toHaveValue(productName);
    await expect(page).toHaveURL(isOnForm);
  });

  test('an added product shows the toast "Product Added Successfuly!", and leads to my-products', async ({
    visit,
  }) => {
    const page = await visit(path, { as: 'Seller' });
    const { productName } = await fillProduct(page);
    await addProduct(page);
    await expectOnlyToast(page, 'Product Added Successfuly!');
    await expect(page).toHaveURL('/dashboard/my-products');
    await expect(rowOf(page, productName)).toBeVisible();
  });

  test('Advertise and Remove Advertisement show the toast "Data Updated Successfully!"', async ({
    visit,
    shop,
  }) => {
    const { productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    const row = rowOf(page, productName);
    await row.getByRole('button', { name: 'Advertise', exact: true }).click();
    await expectOnlyToast(page, 'Data Updated Successfully!');
    await expect(page.getByText('Data Updated Successfully!')).toHaveCount(0);
    await row.getByRole('button', { name: 'Remove Advertisement' }).click();
    await expectOnlyToast(page, 'Data Updated Successfully!');
  });

  test('a deleted product shows the toast "Product Deleted Successfully!"', async ({
    visit,
    shop,
  }) => {
    const { productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    await rowOf(page, productName).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectOnlyToast(page, 'Product Deleted Successfully!');
    await expect(rowOf(page, productName)).toHaveCount(0);
  });
});
