import { expect, test } from './fixtures';
import { signIn } from './accounts';

test('a confirmation dialog closes on a page whose animation frames are late', async ({
  newUserPage,
  demoAccount,
}) => {
  const page = await newUserPage();
  await signIn(page, demoAccount('Seller'));
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    // Longer than the closing animation takes.
    window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 400);
  });
  await page.goto('/dashboard/my-products');
  await page.getByRole('button', { name: 'Delete Vestrel Grand Tour' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-part="backdrop"]')).toHaveCount(0);
});
