import { cardOf, rowOf } from '../cards';
import { expect, test } from '../fixtures';
import { respondWith, holdResponse, recordRequests } from '../network';
import { addProduct, fillProduct } from '../product-form';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.states, () => {
  test('the admin verifies a seller, whose verified flag becomes true', async ({ visit, shop }) => {
    const seller = await shop.register('seller', 'Vera Verified');
    const fetchUser = () => shop.call<object>(`/api/user/${seller.email}`, seller.token);
    expect(await fetchUser()).toMatchObject({ verified: false });
    const page = await visit('/dashboard/all-sellers', { as: 'Admin' });
    const row = rowOf(page, seller.email);
    await row.getByRole('button', { name: 'Verify' }).click();
    await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Verify' })).toHaveCount(0);
    expect(await fetchUser()).toMatchObject({ verified: true });
  });

  test('one button toggles whether a product is advertised', async ({ visit, shop }) => {
    const seller = await shop.signIn('Seller');
    const { productName } = await shop.listProduct(seller);
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    const row = rowOf(page, productName);
    const isAdvertised = async () => {
      const { data } = await shop.call<{ data: { productName: string }[] }>('/api/ads');
      return data.some((product) => product.productName === productName);
    };
    await row.getByRole('button', { name: 'Advertise', exact: true }).click();
    await expect(row.getByRole('button', { name: 'Remove Advertisement' })).toBeVisible();
    expect(await isAdvertised()).toBe(true);
    await row.getByRole('button', { name: 'Remove Advertisement' }).click();
    await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();
    expect(await isAdvertised()).toBe(false);
  });

  test('a card shows a product as wished once the server has acknowledged it, also after a reload', async ({
    visit,
    shop,
  }) => {
    const { productName } = await shop.listProduct(await shop.signIn('Seller'));
    const page = await visit('/category/field-watches', { as: 'Buyer' });
    const button = cardOf(page, productName).getByRole('button', { name: /Wishlist|^$/ });
    await cardOf(page, productName).scrollIntoViewIfNeeded();
    await expect(button).toBeEnabled();
    const heldResponse = await holdResponse(page, '**/api/wishlist');
    await button.click();
    await heldResponse.requested;
    await expect(page.getByText('Added to Wishlist')).toHaveCount(0);
    heldResponse.release();
    await expect(button).toHaveText('Added to Wishlist');
    await expect(button).toBeDisabled();
    await page.reload();
    await cardOf(page, productName).scrollIntoViewIfNeeded();
    await expect(button).toHaveText('Added to Wishlist');
    await expect(button).toBeDisabled();
  });

  for (const [response, isWished] of [
    [{ _id: 'entry' }, true],
    [true, true],
    [null, false],
    [false, false],
  ] as const) {
    test(`a card starts as ${isWished ? 'wished' : 'not wished'} if the wishlist check returns ${JSON.stringify(response)}`, async ({
      visit,
    }) => {
      const page = await visit('/category/chronographs', {
        as: 'Buyer',
        beforeNavigation: (newPage) => respondWith(newPage, /\/api\/wishlist\?/, response),
      });
      const button = cardOf(page, 'Vestrel Grand Tour').getByRole('button', { name: /Wishlist/ });
      await cardOf(page, 'Vestrel Grand Tour').scrollIntoViewIfNeeded();
      await expect(button).toHaveText(isWished ? 'Added to Wishlist' : 'Add to Wishlist');
      await expect(button).toBeEnabled({ enabled: !isWished });
    });
  }

  test('a card offers no removal from the wishlist', async ({ visit }) => {
    const page = await visit('/category/dress-watches', { as: 'Buyer' });
    const card = cardOf(page, 'Orvane Carré Rose');
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
    await expect(card.getByText(/remove|delete/i)).toHaveCount(0);
  });

  test('a new product is not advertised, and its sellerStatus is the verified flag of the seller', async ({
    visit,
    shop,
  }) => {
    const page = await visit('/dashboard/add-a-product', { as: 'Seller' });
    const creationRequests = recordRequests(page, /\/api\/products$/);
    const { productName } = await fillProduct(page);
    await addProduct(page);
    const row = rowOf(page, productName);
    await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();
    expect(creationRequests[0]?.postDataJSON()).toMatchObject({
      advertise: false,
      sellerStatus: true,
    });

    const unverifiedSeller = await shop.register('seller', 'Nils Notverified');
    const { _id } = await shop.listProduct(unverifiedSeller);
    const [product] = await shop.call<object[]>(
      `/api/my-products/${unverifiedSeller.email}`,
      unverifiedSeller.token,
    );
    expect(product).toMatchObject({ _id, advertise: false, sellerStatus: false });
  });
});
