import { rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, expectRed } from '../assertions';
import { recordRequests } from '../network';
import { addProduct, fillProduct } from '../product-form';
import { specificationSections } from '../specification-sections';

const path = '/dashboard/add-a-product';

const messages = [
  ['Product Name', 'Product Name is required!'],
  ['Original Price', 'Original Price is required!'],
  ['Location', 'Location is required!'],
  ['Description', 'Description is required!'],
  ['Selling Price', 'Selling Price is required!'],
  ['Category', 'Please Select Product Category!'],
  ['Year of Purchase', 'Year of Purchase is required!'],
  ['Mobile Number', 'Mobile Number is required!'],
  ['Condition', 'Please Select the Condition of your product!'],
  ['Product Image', 'Please choose a photo of your product!'],
] as const;

/** The maximum number of pixels between the top of a field and the top of its error. */
const maxDistance = 160;

test.describe(specificationSections.validation, () => {
  test.describe('Add a Product', () => {
    const page = sharedPage(path, { as: 'Seller' });

    test('a submit of the empty form reports all fields, and sends nothing', async () => {
      await expect(page().getByRole('button', { name: 'Add Product' })).toBeVisible();
      await expect(page().getByRole('alert')).toHaveCount(0);
      const requests = recordRequests(page(), /images\?key=|\/api\/products/);
      await addProduct(page());
      await expect(page().getByRole('alert')).toHaveCount(10);
      expect(requests).toEqual([]);
    });

    for (const [label, message] of messages) {
      test(`an empty ${label} shows "${message}" in red under the field`, async () => {
        await addProduct(page());
        const errorText = page().getByRole('alert').filter({ hasText: message });
        await expect(errorText).toHaveText(message);
        await expectRed(errorText);
        const field = page().getByLabel(label);
        await expectBelow(errorText, field);
        expect(await field.getAttribute('aria-errormessage')).toContain(
          (await errorText.getAttribute('id'))!,
        );
        const distance = (await errorText.boundingBox())!.y - (await field.boundingBox())!.y;
        expect(distance).toBeLessThan(maxDistance);
      });
    }

    test('prices, year and mobile number accept any text', async ({ visit }) => {
      const ownPage = await visit(path, { as: 'Seller' });
      const { productName } = await fillProduct(ownPage, {
        originalPrice: 'about 2 hundred, ask my aunt',
        sellingPrice: 'make an offer',
        yearOfPurchase: 'the year of the flood',
        mobileNumber: 'by pigeon',
      });
      await addProduct(ownPage);
      await expect(ownPage).toHaveURL('/dashboard/my-products');
      await expect(rowOf(ownPage, productName)).toContainText('make an offer');
    });
  });
});
