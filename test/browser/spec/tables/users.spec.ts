import { headingsOf, rowOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { sections } from '../sections';

const tables = [
  {
    title: 'All Buyers',
    path: '/dashboard/all-buyers',
    role: 'buyer',
    person: 'Bella Rahim',
    email: 'buyer@secondhand.example',
    unverified: 'Priya Nair',
  },
  {
    title: 'All Sellers',
    path: '/dashboard/all-sellers',
    role: 'seller',
    person: 'Samir Haque',
    email: 'seller@secondhand.example',
    unverified: 'Mei Tanaka',
  },
];

test.describe(sections.tables, { tag: '@long' }, () => {
  for (const { title, path, role, person, email, unverified } of tables) {
    test.describe(title, () => {
      const page = sharedPage(path, { as: 'Admin' });
      const row = () => rowOf(page(), email);

      test('page title', async () => {
        await expect(page()).toHaveTitle(`${title} - Think. Feel. Resell.`);
      });

      test('columns: serial number, Image and Name, Email, Role, Status, Delete', async () => {
        await expect(headingsOf(page())).toHaveText([
          'No.',
          'Image and Name',
          'Email',
          'Role',
          'Status',
          'Delete',
        ]);
      });

      test('a serial number column: 1, 2, 3 …', async () => {
        await expect(row()).toBeVisible();
        const numbers = await page().getByRole('row').locator('td:first-child').allTextContents();
        expect(numbers.length).toBeGreaterThan(2);
        expect(numbers).toEqual(numbers.map((_text, at) => String(at + 1)));
      });

      test('Image and Name, Email, Role', async () => {
        const cells = row().getByRole('cell');
        await expect(cells.nth(1)).toContainText(person);
        const image = cells.nth(1).locator('img');
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
        await expect(cells.nth(2)).toHaveText(email);
        await expect(cells.nth(3)).toHaveText(role);
      });

      test('Status: tick or a Verify button', async () => {
        await expect(row().getByRole('img', { name: 'Verified' })).toBeVisible();
        await expect(row().getByRole('button', { name: 'Verify' })).toHaveCount(0);
        const other = rowOf(page(), unverified);
        await expect(other.getByRole('button', { name: 'Verify' })).toBeVisible();
        await expect(other.getByRole('img', { name: 'Verified' })).toHaveCount(0);
      });

      test('Delete', async () => {
        await expect(row().getByRole('button', { name: `Delete ${person}` })).toBeVisible();
      });
    });
  }
});
