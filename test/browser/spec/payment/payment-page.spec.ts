import type { Page } from '@playwright/test';
import { fillCard } from '../../accounts';
import { rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, expectRed, expectStruckThrough } from '../assertions';
import { holdResponse } from '../network';
import { specificationSections } from '../specification-sections';

const path = '/dashboard/payment/harrowby-surveyor';
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ });

test.describe(specificationSections.payment, () => {
  const page = sharedPage(path, { as: 'Buyer' });
  const detail = (label: string) =>
    page().getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

  test('the page title is Payment', async () => {
    await expect(page()).toHaveTitle('Payment - Think. Feel. Resell.');
  });

  test('the page shows the product name, the original price and the resale price', async () => {
    await expect(detail('Product')).toHaveText('Harrowby Surveyor');
    await expect(detail('Original Price')).toHaveText(/^\$[\d,]+$/);
    await expectStruckThrough(detail('Original Price').locator('s'));
    await expect(detail('Resale Price')).toHaveText(/^\$[\d,]+$/);
  });

  test('the page has a card form and a Pay button', async () => {
    for (const label of ['Card number', 'Expiry', 'CVC']) {
      await expect(page().getByLabel(label)).toBeEditable();
    }
    await expect(payButton(page())).toBeEnabled();
  });

  test('Pay is disabled until a client secret is received', async ({ visit }) => {
    const heldResponses: { requested: Promise<void>; release: () => void }[] = [];
    const ownPage = await visit(path, {
      as: 'Buyer',
      beforeNavigation: async (newPage) =>
        heldResponses.push(await holdResponse(newPage, '**/api/create-payment-intent')),
    });
    await heldResponses[0]!.requested;
    await expect(ownPage.getByLabel('Card number')).toBeEditable();
    await expect(payButton(ownPage)).toBeDisabled();
    heldResponses.forEach(({ release }) => release());
    await expect(payButton(ownPage)).toBeEnabled();
  });

  test('Pay is disabled until the card element is ready', async ({ visit }) => {
    const ownPage = await visit(path, {
      as: 'Buyer',
      beforeNavigation: (newPage) => newPage.clock.install(),
    });
    await expect(payButton(ownPage)).toBeEnabled();
    await ownPage.getByRole('link', { name: 'My Orders', exact: true }).click();
    await expect(rowOf(ownPage, 'Harrowby Surveyor')).toBeVisible();
    // The card element emits `ready` a moment later, which the paused clock prevents.
    await ownPage.clock.pauseAt(Date.now() + 60_000);
    const secretResponse = ownPage.waitForResponse('**/api/create-payment-intent');
    await rowOf(ownPage, 'Harrowby Surveyor').getByRole('link', { name: 'Pay Now' }).click();
    await (await secretResponse).finished();
    await expect(ownPage.getByLabel('Card number')).toBeEditable();
    await expect(payButton(ownPage)).toBeDisabled();
    await ownPage.clock.runFor(100);
    await expect(payButton(ownPage)).toBeEnabled();
  });

  for (const [problem, number, message] of [
    ['an invalid card number', '4242 4242 4242 4243', 'Your card number is invalid.'],
    ['a declined card', '4000 0000 0000 0002', 'Your card was declined.'],
  ] as const) {
    test(`${problem} shows a red error under the card form`, async ({ visit }) => {
      const ownPage = await visit(path, { as: 'Buyer' });
      await fillCard(ownPage, number);
      await payButton(ownPage).click();
      const error = ownPage.getByRole('alert').filter({ hasText: message });
      await expect(error).toBeVisible();
      await expectRed(error);
      await expectBelow(error, ownPage.getByLabel('Card number'));
      await expect(payButton(ownPage)).toBeEnabled();
    });
  }
});
