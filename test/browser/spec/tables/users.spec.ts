import { headingsOf, rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { specificationSections } from '../specification-sections';

const tables = [
  {
    title: 'All Buyers',
    path: '/dashboard/all-buyers',
    role: 'buyer',
    verifiedName: 'Bella Rahim',
    email: 'buyer@secondhand.example',
    unverifiedName: 'Priya Nair',
  },
  {
    title: 'All Sellers',
    path: '/dashboard/all-sellers',
    role: 'seller',
    verifiedName: 'Samir Haque',
    email: 'seller@secondhand.example',
    unverifiedName: 'Mei Tanaka',
  },
];

test.describe(specificationSections.tables, () => {
  for (const { title, path, role, verifiedName, email, unverifiedName } of tables) {
    test.describe(title, () => {
      const page = sharedPage(path, { as: 'Admin' });
      const row = () => rowOf(page(), email);

      test(`the page title is ${title}`, async () => {
        await expect(page()).toHaveTitle(`${title} - Think. Feel. Resell.`);
      });

      test('the columns are: serial number, Image and Name, Email, Role, Status, Delete', async () => {
        await expect(headingsOf(page())).toHaveText([
          'No.',
          'Image and Name',
          'Email',
          'Role',
          'Status',
          'Delete',
        ]);
      });

      test('the first column numbers the rows: 1, 2, 3 …', async () => {
        await expect(row()).toBeVisible();
        const numbers = await page().getByRole('row').locator('td:first-child').allTextContents();
        expect(numbers.length).toBeGreaterThan(2);
        expect(numbers).toEqual(numbers.map((_text, index) => String(index + 1)));
      });

      test('a row shows the image, the name, the email and the role', async () => {
        const cells = row().getByRole('cell');
        await expect(cells.nth(1)).toContainText(verifiedName);
        const image = cells.nth(1).locator('img');
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
        await expect(cells.nth(2)).toHaveText(email);
        await expect(cells.nth(3)).toHaveText(role);
      });

      test('Status shows a tick for a verified user, and else a Verify button', async () => {
        await expect(row().getByRole('img', { name: 'Verified' })).toBeVisible();
        await expect(row().getByRole('button', { name: 'Verify' })).toHaveCount(0);
        const unverifiedRow = rowOf(page(), unverifiedName);
        await expect(unverifiedRow.getByRole('button', { name: 'Verify' })).toBeVisible();
        await expect(unverifiedRow.getByRole('img', { name: 'Verified' })).toHaveCount(0);
      });

      test('a row has a Delete button', async () => {
        await expect(row().getByRole('button', { name: `Delete ${verifiedName}` })).toBeVisible();
      });
    });
  }
});
