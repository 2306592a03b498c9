import { demoCategories } from '../../../../src/sandbox/demo/demo-categories';
import { rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { addProduct, fillProduct } from '../product-form';
import { specificationSections } from '../specification-sections';

const path = '/dashboard/add-a-product';

test.describe(specificationSections.addProduct, () => {
  const page = sharedPage(path, { as: 'Seller' });
  const options = (label: string) => page().getByLabel(label).locator('option:not([value=""])');

  test('the form is titled Add a Product', async () => {
    await expect(page().getByRole('heading', { level: 1 })).toHaveText('Add a Product');
    await expect(page()).toHaveTitle('Add a Product - Think. Feel. Resell.');
  });

  test('the required fields are Product Name, Original Price, Location, Description, Selling Price, Category, Year of Purchase, Mobile Number, Condition, Product Image', async () => {
    const required = page()
      .locator('form label')
      .filter({ hasNotText: /\(optional\)$/ });
    await expect
      .poll(async () => (await required.allTextContents()).sort())
      .toEqual([
        'Category',
        'Condition',
        'Description',
        'Location',
        'Mobile Number',
        'Original Price',
        'Product Image',
        'Product Name',
        'Selling Price',
        'Year of Purchase',
      ]);
  });

  test('Category is a dropdown of the categories', async () => {
    await expect(options('Category')).toHaveText(demoCategories.map(({ name }) => name));
  });

  test('Condition is a dropdown: Excellent, Good, Fair', async () => {
    await expect(options('Condition')).toHaveText(['Excellent', 'Good', 'Fair']);
  });

  test('Product Image takes a file', async () => {
    await expect(page().getByLabel('Product Image')).toHaveAttribute('type', 'file');
  });

  test('the form has an Add Product button', async () => {
    await expect(page().getByRole('button', { name: 'Add Product', exact: true })).toBeEnabled();
  });

  test('an added product leads to /dashboard/my-products', async ({ visit }) => {
    const ownPage = await visit(path, { as: 'Seller' });
    const { productName } = await fillProduct(ownPage);
    await addProduct(ownPage);
    await expect(ownPage).toHaveURL('/dashboard/my-products');
    await expect(rowOf(ownPage, productName)).toBeVisible();
  });
});
