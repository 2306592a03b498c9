import { cardOf } from '../cards';
import { expect, test } from '../fixtures';
import { specificationSections } from '../specification-sections';

const currentYear = new Date().getFullYear();

test.describe(specificationSections.constants, () => {
  for (const [yearOfPurchase, usedText] of [
    [currentYear, 'Used 0 years'],
    [currentYear - 1, 'Used 1 year'],
    [1999, `Used ${currentYear - 1999} years`],
  ] as const) {
    test(`a watch bought in ${yearOfPurchase} shows "${usedText}"`, async ({ visit, shop }) => {
      const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'), {
        yearOfPurchase: String(yearOfPurchase),
      });
      const page = await visit('/');
      await expect(cardOf(page, productName).getByText(/^Used/)).toHaveText(usedText);
    });
  }

  test('a price is shown with one $ sign, also if the seller typed one', async ({
    visit,
    shop,
  }) => {
    const { productName } = await shop.advertiseProduct(await shop.signIn('Seller'), {
      originalPrice: '1200',
      sellingPrice: '$750',
    });
    const card = cardOf(await visit('/'), productName);
    await expect(card.getByText('$1,200', { exact: true })).toBeVisible();
    await expect(card.getByText('$750', { exact: true })).toBeVisible();
  });
});
