import { demoCategories } from '../../../../src/sandbox/demo/demo-categories';
import { cardOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { countGridColumns, expectStruckThrough } from '../assertions';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.category, () => {
  const { name, description } = demoCategories.find(({ id }) => id === 'chronographs')!;
  const page = sharedPage('/category/chronographs', { as: 'Buyer' });
  const card = () => cardOf(page(), 'Vestrel Panda');

  test("the heading is 'Products Under {category name}', and the page title begins with the category name", async () => {
    await expect(page().getByRole('heading', { level: 1 })).toHaveText(`Products Under ${name}`);
    await expect(page()).toHaveTitle(`${name} - Think. Feel. Resell.`);
  });

  test('the whole category description is shown', async () => {
    await expect(page().getByText(description, { exact: true })).toBeVisible();
  });

  test('the product cards are in a grid of three columns', async () => {
    await expect(page().getByRole('article').nth(2)).toBeVisible();
    expect(await countGridColumns(card())).toBe(3);
  });

  test('a card shows the image', async () => {
    const image = card().getByRole('img', { name: 'Vestrel Panda' });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('a card shows the name and the location', async () => {
    await expect(card().getByRole('heading', { name: 'Vestrel Panda' })).toBeVisible();
    await expect(card().getByText('Banani, Dhaka', { exact: true })).toBeVisible();
  });

  test("a card shows 'Used N years'", async () => {
    await expect(card().getByText('Used 2 years', { exact: true })).toBeVisible();
  });

  test('a card shows the date and time of posting', async () => {
    const postedTime = card().getByText('Posted').locator('time');
    await expect(postedTime).toHaveText(/\d{4}.*\d{1,2}:\d{2}/);
    const postedAt = Date.parse((await postedTime.getAttribute('datetime'))!);
    expect(Date.now() - postedAt).toBeGreaterThan(0);
  });

  test('a card shows the seller name, with a tick when the seller is verified', async () => {
    await expect(card().getByText('Nadia Karim')).toBeVisible();
    await expect(card().getByRole('img', { name: 'Verified seller' })).toBeVisible();
  });

  test('a card shows no tick when the seller is not verified', async ({ visit, shop }) => {
    const seller = await shop.register('seller', 'Ulla Unverified');
    const { productName } = await shop.listProduct(seller);
    const otherCard = cardOf(await visit('/category/field-watches', { as: 'Buyer' }), productName);
    await expect(otherCard.getByText('Ulla Unverified')).toBeVisible();
    await expect(otherCard.getByRole('img', { name: /verified/i })).toHaveCount(0);
  });

  test('a card shows the original price struck through', async () => {
    await expectStruckThrough(card().getByText('$3,400', { exact: true }));
  });

  test("a card shows 'Resale Price'", async () => {
    await expect(card().getByText('Resale Price $2,490')).toBeVisible();
  });

  test('a card has the buttons Book Now and Add to Wishlist', async () => {
    const otherCard = cardOf(page(), 'Vestrel Grand Tour');
    await otherCard.scrollIntoViewIfNeeded();
    await expect(otherCard.getByRole('button', { name: 'Book Now' })).toBeEnabled();
    await expect(otherCard.getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled();
  });

  test("a card shows a disabled 'Added to Wishlist' when the product is on the wishlist", async () => {
    const button = card().getByRole('button', { name: /Wishlist/ });
    await card().scrollIntoViewIfNeeded();
    await expect(button).toHaveText('Added to Wishlist');
    await expect(button).toBeDisabled();
  });
});
