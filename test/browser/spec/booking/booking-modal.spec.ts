import type { Page } from '@playwright/test';
import { cardOf, dialogOf } from '../cards';
import { expect, test } from '../fixtures';
import { demoUser } from '../visits';
import { specificationSections } from '../specification-sections';

const product = 'Pelagor Reef 300';

async function openDialog(page: Page) {
  await cardOf(page, product).getByRole('button', { name: 'Book Now' }).click();
  const dialog = dialogOf(page, product);
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe(specificationSections.booking, () => {
  test('Book Now opens the booking dialog, and its X button closes it', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer' });
    await expect(cardOf(page, product).getByRole('button', { name: 'Book Now' })).toBeEnabled();
    await expect(dialogOf(page, product)).toHaveCount(0);
    const dialog = await openDialog(page);
    const closeButton = dialog.getByRole('button', { name: 'Close' });
    await expect(closeButton.locator('svg')).toBeVisible();
    await closeButton.click();
    await expect(dialog).toBeHidden();
  });

  test('buyer name, buyer e-mail, product name and price are read-only', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer' });
    const price = await cardOf(page, product)
      .getByText(/^Resale Price \$/)
      .innerText();
    const dialog = await openDialog(page);
    const { name, email } = demoUser('Buyer');
    for (const [label, value] of [
      ['Buyer name', name],
      ['Buyer email', email],
      ['Product name', product],
      ['Price', price.replace('Resale Price', '').trim()],
    ] as const) {
      const term = dialog.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value);
    }
  });

  test('the only inputs are the phone number and the meeting location', async ({ visit }) => {
    const dialog = await openDialog(await visit('/', { as: 'Buyer' }));
    await expect(dialog.getByLabel('Phone number')).toBeEditable();
    await expect(dialog.getByLabel('Meeting location')).toBeEditable();
    await expect(dialog.locator('input, textarea, select')).toHaveCount(2);
  });
});
