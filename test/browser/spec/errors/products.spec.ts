import { rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { expectOnlyToast } from '../assertions';
import { respondWith } from '../network';
import { addProduct, fillProduct } from '../product-form';
import { sections } from '../sections';

const path = '/dashboard/add-a-product';
/** The query names the draft once it is saved. */
const isOnForm = ({ pathname }: URL) => pathname === path;

test.describe(sections.errors, { tag: '@long' }, () => {
  for (const [problem, response] of [
    ['the host reports an error', { error: { message: 'No such key.' }, success: false }],
    ['the host sends no address', { success: true }],
  ] as const) {
    test(`image upload failure: toast "Sorry, Something went wrong while uploading your file!" when ${problem}`, async ({
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

  test('product creation not acknowledged: toast "Sorry, Something went wrong while adding the product!"', async ({
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

  test('product added: toast "Product Added Successfuly!" then go to my-products', async ({
    visit,
  }) => {
    const page = await visit(path, { as: 'Seller' });
    const { productName } = await fillProduct(page);
    await addProduct(page);
    await expectOnlyToast(page, 'Product Added Successfuly!');
    await expect(page).toHaveURL('/dashboard/my-products');
    await expect(rowOf(page, productName)).toBeVisible();
  });

  test('Data Updated Successfully! after Advertise, and after Remove Advertisement', async ({
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

  test('Product Deleted Successfully!', async ({ visit, shop }) => {
    const { productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    await rowOf(page, productName).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectOnlyToast(page, 'Product Deleted Successfully!');
    await expect(rowOf(page, productName)).toHaveCount(0);
  });
});
