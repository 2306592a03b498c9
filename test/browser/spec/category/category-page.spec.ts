import { demoCategories } from '../../../../src/sandbox/demo/demo-categories';
import { cardOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { countGridColumns, expectStruckThrough } from '../assertions';
import { sections } from '../sections';

test.describe(sections.category, { tag: '@long' }, () => {
  const { name, description } = demoCategories.find(({ id }) => id === 'chronographs')!;
  const page = sharedPage('/category/chronographs', { as: 'Buyer' });
  const card = () => cardOf(page(), 'Vestrel Panda');

  test("heading 'Products Under {category name}', which is the page title too", async () => {
    await expect(page().getByRole('heading', { level: 1 })).toHaveText(`Products Under ${name}`);
    await expect(page()).toHaveTitle(`${name} - Think. Feel. Resell.`);
  });

  test('the category description, whole', async () => {
    await expect(page().getByText(description, { exact: true })).toBeVisible();
  });

  test('a grid of product cards', async () => {
    await expect(page().getByRole('article').nth(2)).toBeVisible();
    expect(await countGridColumns(card())).toBe(3);
  });

  test('card: image', async () => {
    const image = card().getByRole('img', { name: 'Vestrel Panda' });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('card: name and location', async () => {
    await expect(card().getByRole('heading', { name: 'Vestrel Panda' })).toBeVisible();
    await expect(card().getByText('Banani, Dhaka', { exact: true })).toBeVisible();
  });

  test("card: 'Used N years'", async () => {
    await expect(card().getByText('Used 2 years', { exact: true })).toBeVisible();
  });

  test('card: posted date and time', async () => {
    const posted = card().getByText('Posted').locator('time');
    await expect(posted).toHaveText(/\d{4}.*\d{1,2}:\d{2}/);
    const moment = Date.parse((await posted.getAttribute('datetime'))!);
    expect(Date.now() - moment).toBeGreaterThan(0);
  });

  test('card: seller name with verified tick when the seller is verified', async () => {
    await expect(card().getByText('Nadia Karim')).toBeVisible();
    await expect(card().getByRole('img', { name: 'Verified seller' })).toBeVisible();
  });

  test('card: no tick when the seller is not verified', async ({ visit, shop }) => {
    const seller = await shop.register('seller', 'Ulla Unverified');
    const { productName } = await shop.listProduct(seller);
    const other = cardOf(await visit('/category/field-watches', { as: 'Buyer' }), productName);
    await expect(other.getByText('Ulla Unverified')).toBeVisible();
    await expect(other.getByRole('img', { name: /verified/i })).toHaveCount(0);
  });

  test('card: original price struck through', async () => {
    await expectStruckThrough(card().getByText('$3,400', { exact: true }));
  });

  test("card: 'Resale Price'", async () => {
    await expect(card().getByText('Resale Price $2,490')).toBeVisible();
  });

  test('card: Book Now and Add to Wishlist', async () => {
    const other = cardOf(page(), 'Vestrel Grand Tour');
    await other.scrollIntoViewIfNeeded();
    await expect(other.getByRole('button', { name: 'Book Now' })).toBeEnabled();
    await expect(other.getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled();
  });

  test("card: a disabled 'Added to Wishlist' when already wished", async () => {
    const button = card().getByRole('button', { name: /Wishlist/ });
    await card().scrollIntoViewIfNeeded();
    await expect(button).toHaveText('Added to Wishlist');
    await expect(button).toBeDisabled();
  });
});
