import { expect, test } from '../spec/fixtures';
import { paidOrderPath } from './screens';

const receiptPath = '/dashboard/payment/dunmere-sovereign-58';

/** The number of pages in Chromium's PDF. */
const countPages = (pdf: Buffer) =>
  Number(/\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

test('a paid order is printed on one page, with payment and meeting details', async ({ visit }) => {
  const page = await visit(paidOrderPath, { as: 'Buyer' });
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('Ending in 4242');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toContainText('Ending in 4242');
  await expect(page.getByRole('region', { name: 'Your meeting' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'History' })).toBeHidden();
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
});

test('a receipt prints on one page, black on white, without other content', async ({ visit }) => {
  const page = await visit(receiptPath, { as: 'Buyer', colors: 'dark' });
  const article = page.getByRole('article', { name: 'Receipt' });
  await expect(article).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(article).toBeVisible();
  for (const landmark of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(0);
  }
  for (const text of [article.getByText('What happens next'), article.getByText('Order number')]) {
    await expect(text).toHaveCSS('color', 'rgb(9, 9, 11)');
  }
  await expect(article).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
});
