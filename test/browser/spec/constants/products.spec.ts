import { cardOf } from '../cards';
import { expect, test } from '../fixtures';
import { sections } from '../sections';

const year = new Date().getFullYear();

test.describe(sections.constants, { tag: '@long' }, () => {
  for (const [yearOfPurchase, used] of [
    [year, 'Used 0 years'],
    [year - 1, 'Used 1 year'],
    [1999, `Used ${year - 1999} years`],
  ] as const) {
    test(`years used = current year minus yearOfPurchase: bought in ${yearOfPurchase}: ${used}`, async ({
      visit,
      shop,
    }) => {
      const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'), {
        yearOfPurchase: String(yearOfPurchase),
      });
      const page = await visit('/');
      await expect(cardOf(page, productName).getByText(/^Used/)).toHaveText(used);
    });
  }

  test('prices shown with a $ sign, also where the seller typed one', async ({ visit, shop }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'), {
      originalPrice: '1200',
      sellingPrice: '$750',
    });
    const card = cardOf(await visit('/'), productName);
    await expect(card.getByText('$1,200', { exact: true })).toBeVisible();
    await expect(card.getByText('$750', { exact: true })).toBeVisible();
  });
});
