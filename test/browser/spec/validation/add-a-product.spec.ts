import { rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, expectRed } from '../assertions';
import { recordRequests } from '../network';
import { addProduct, fillProduct } from '../product-form';
import { sections } from '../sections';

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

test.describe(sections.validation, { tag: '@long' }, () => {
  test.describe('Add a Product', () => {
    const page = sharedPage(path, { as: 'Seller' });

    test('all fields required, checked on submit, and nothing is sent', async () => {
      await expect(page().getByRole('button', { name: 'Add Product' })).toBeVisible();
      await expect(page().getByRole('alert')).toHaveCount(0);
      const sent = recordRequests(page(), /images\?key=|\/api\/products/);
      await addProduct(page());
      await expect(page().getByRole('alert')).toHaveCount(10);
      expect(sent).toEqual([]);
    });

    for (const [label, message] of messages) {
      test(`${label}: "${message}", in red under the field`, async () => {
        await addProduct(page());
        const text = page().getByRole('alert').filter({ hasText: message });
        await expect(text).toHaveText(message);
        await expectRed(text);
        const field = page().getByLabel(label);
        await expectBelow(text, field);
        expect(await field.getAttribute('aria-errormessage')).toContain(
          (await text.getAttribute('id'))!,
        );
        const gap = (await text.boundingBox())!.y - (await field.boundingBox())!.y;
        expect(gap).toBeLessThan(160);
      });
    }

    test('no numeric, format or length bounds: prices, year and mobile number are free text', async ({
      visit,
    }) => {
      const opened = await visit(path, { as: 'Seller' });
      const { productName } = await fillProduct(opened, {
        originalPrice: 'about 2 hundred, ask my aunt',
        sellingPrice: 'make an offer',
        yearOfPurchase: 'the year of the flood',
        mobileNumber: 'by pigeon',
      });
      await addProduct(opened);
      await expect(opened).toHaveURL('/dashboard/my-products');
      await expect(rowOf(opened, productName)).toContainText('make an offer');
    });
  });
});
