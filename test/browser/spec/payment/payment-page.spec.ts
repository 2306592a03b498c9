import type { Page } from '@playwright/test';
import { fillCard } from '../../accounts';
import { rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, expectRed, expectStruckThrough } from '../assertions';
import { holdResponse } from '../network';
import { sections } from '../sections';

const path = '/dashboard/payment/harrowby-surveyor';
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ });

test.describe(sections.payment, { tag: '@long' }, () => {
  const page = sharedPage(path, { as: 'Buyer' });
  const fact = (label: string) =>
    page().getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

  test('page title', async () => {
    await expect(page()).toHaveTitle('Payment - Think. Feel. Resell.');
  });

  test('product name, original price and resale price', async () => {
    await expect(fact('Product')).toHaveText('Harrowby Surveyor');
    await expect(fact('Original Price')).toHaveText(/^\$[\d,]+$/);
    await expectStruckThrough(fact('Original Price').locator('s'));
    await expect(fact('Resale Price')).toHaveText(/^\$[\d,]+$/);
  });

  test('a card entry form and a Pay button', async () => {
    for (const label of ['Card number', 'Expiry', 'CVC']) {
      await expect(page().getByLabel(label)).toBeEditable();
    }
    await expect(payButton(page())).toBeEnabled();
  });

  test('Pay is disabled until a client secret is received', async ({ visit }) => {
    const held: { requested: Promise<void>; release: () => void }[] = [];
    const opened = await visit(path, {
      as: 'Buyer',
      beforeNavigation: async (fresh) =>
        held.push(await holdResponse(fresh, '**/api/create-payment-intent')),
    });
    await held[0]!.requested;
    await expect(opened.getByLabel('Card number')).toBeEditable();
    await expect(payButton(opened)).toBeDisabled();
    held.forEach(({ release }) => release());
    await expect(payButton(opened)).toBeEnabled();
  });

  test('Pay is disabled until the card element is ready', async ({ visit }) => {
    const opened = await visit(path, {
      as: 'Buyer',
      beforeNavigation: (fresh) => fresh.clock.install(),
    });
    await expect(payButton(opened)).toBeEnabled();
    await opened.getByRole('link', { name: 'My Orders', exact: true }).click();
    await expect(rowOf(opened, 'Harrowby Surveyor')).toBeVisible();
    // The card element emits `ready` a moment later, which the paused clock prevents.
    await opened.clock.pauseAt(Date.now() + 60_000);
    const secret = opened.waitForResponse('**/api/create-payment-intent');
    await rowOf(opened, 'Harrowby Surveyor').getByRole('link', { name: 'Pay Now' }).click();
    await (await secret).finished();
    await expect(opened.getByLabel('Card number')).toBeEditable();
    await expect(payButton(opened)).toBeDisabled();
    await opened.clock.runFor(100);
    await expect(payButton(opened)).toBeEnabled();
  });

  for (const [problem, number, message] of [
    ['an invalid card number', '4242 4242 4242 4243', 'Your card number is invalid.'],
    ['a declined card', '4000 0000 0000 0002', 'Your card was declined.'],
  ] as const) {
    test(`card errors: red text under the form, of ${problem}`, async ({ visit }) => {
      const opened = await visit(path, { as: 'Buyer' });
      await fillCard(opened, number);
      await payButton(opened).click();
      const error = opened.getByRole('alert').filter({ hasText: message });
      await expect(error).toBeVisible();
      await expectRed(error);
      await expectBelow(error, opened.getByLabel('Card number'));
      await expect(payButton(opened)).toBeEnabled();
    });
  }
});
