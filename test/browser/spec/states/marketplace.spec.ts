import { cardOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { respondWith, holdResponse, recordRequests } from '../network';
import { addProduct, fillProduct } from '../product-form';
import { sections } from '../sections';

test.describe(sections.states, { tag: '@long' }, () => {
  test('user verified: false to true through Verify (admin)', async ({ visit, shop }) => {
    const seller = await shop.register('seller', 'Vera Verified');
    const record = () => shop.call<object>(`/api/user/${seller.email}`, seller.token);
    expect(await record()).toMatchObject({ verified: false });
    const page = await visit('/dashboard/all-sellers', { as: 'Admin' });
    const row = rowOf(page, seller.email);
    await row.getByRole('button', { name: 'Verify' }).click();
    await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Verify' })).toHaveCount(0);
    expect(await record()).toMatchObject({ verified: true });
  });

  test('product advertise: toggles true/false with one action', async ({ visit, shop }) => {
    const seller = await shop.signIn('Seller');
    const { productName } = await shop.listProduct(seller);
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    const row = rowOf(page, productName);
    const advertised = async () => {
      const { data } = await shop.call<{ data: { productName: string }[] }>('/api/ads');
      return data.some((product) => product.productName === productName);
    };
    await row.getByRole('button', { name: 'Advertise', exact: true }).click();
    await expect(row.getByRole('button', { name: 'Remove Advertisement' })).toBeVisible();
    expect(await advertised()).toBe(true);
    await row.getByRole('button', { name: 'Remove Advertisement' }).click();
    await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();
    expect(await advertised()).toBe(false);
  });

  test('wishlist: not wished to wished after the server acknowledges the add, kept after a reload', async ({
    visit,
    shop,
  }) => {
    const { productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/category/field-watches', { as: 'Buyer' });
    const button = cardOf(page, productName).getByRole('button', { name: /Wishlist|^$/ });
    await cardOf(page, productName).scrollIntoViewIfNeeded();
    await expect(button).toBeEnabled();
    const held = await holdResponse(page, '**/api/wishlist');
    await button.click();
    await held.requested;
    await expect(page.getByText('Added to Wishlist')).toHaveCount(0);
    held.release();
    await expect(button).toHaveText('Added to Wishlist');
    await expect(button).toBeDisabled();
    await page.reload();
    await cardOf(page, productName).scrollIntoViewIfNeeded();
    await expect(button).toHaveText('Added to Wishlist');
    await expect(button).toBeDisabled();
  });

  for (const [response, wished] of [
    [{ _id: 'entry' }, true],
    [true, true],
    [null, false],
    [false, false],
  ] as const) {
    test(`wishlist: starts wished if the check returns a truthy result: ${JSON.stringify(response)}`, async ({
      visit,
    }) => {
      const page = await visit('/category/chronographs', {
        as: 'Buyer',
        beforeNavigation: (opened) => respondWith(opened, /\/api\/wishlist\?/, response),
      });
      const button = cardOf(page, 'Vestrel Grand Tour').getByRole('button', { name: /Wishlist/ });
      await cardOf(page, 'Vestrel Grand Tour').scrollIntoViewIfNeeded();
      await expect(button).toHaveText(wished ? 'Added to Wishlist' : 'Add to Wishlist');
      await expect(button).toBeEnabled({ enabled: !wished });
    });
  }

  test('wishlist: no removal shown on a card', async ({ visit }) => {
    const page = await visit('/category/dress-watches', { as: 'Buyer' });
    const wished = cardOf(page, 'Orvane Carré Rose');
    await wished.scrollIntoViewIfNeeded();
    await expect(wished.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
    await expect(wished.getByText(/remove|delete/i)).toHaveCount(0);
  });

  test('product creation: advertise false; sellerStatus copied from the seller’s verified flag', async ({
    visit,
    shop,
  }) => {
    const page = await visit('/dashboard/add-a-product', { as: 'Seller' });
    const created = recordRequests(page, /\/api\/products$/);
    const { productName } = await fillProduct(page);
    await addProduct(page);
    const row = rowOf(page, productName);
    await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();
    expect(created[0]?.postDataJSON()).toMatchObject({ advertise: false, sellerStatus: true });

    const newcomer = await shop.register('seller', 'Nils Notverified');
    const { _id } = await shop.listProduct(newcomer);
    const [product] = await shop.call<object[]>(
      `/api/my-products/${newcomer.email}`,
      newcomer.token,
    );
    expect(product).toMatchObject({ _id, advertise: false, sellerStatus: false });
  });
});
