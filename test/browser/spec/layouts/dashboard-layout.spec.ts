import { expect, test } from '../fixtures';
import type { DemoRole } from '../visits';
import { specificationSections } from '../specification-sections';

const menus: readonly { role: DemoRole; links: readonly (readonly [string, string])[] }[] = [
  {
    role: 'Buyer',
    links: [
      ['My Orders', '/dashboard/my-orders'],
      ['My WishList', '/dashboard/my-wishlist'],
    ],
  },
  {
    role: 'Seller',
    links: [
      ['My Products', '/dashboard/my-products'],
      ['Add A Product', '/dashboard/add-a-product'],
      // Not in the specification.
      ['My Sales', '/dashboard/my-sales'],
    ],
  },
  {
    role: 'Admin',
    links: [
      ['All Sellers', '/dashboard/all-sellers'],
      ['All Buyers', '/dashboard/all-buyers'],
    ],
  },
];

test.describe(specificationSections.dashboardLayout, () => {
  for (const { role, links } of menus) {
    const labels = links.map(([label]) => label);
    test(`the side menu of a ${role} links to: ${labels.join(', ')}`, async ({ visit }) => {
      const page = await visit('/dashboard', { as: role });
      const menu = page.getByRole('navigation', { name: 'Dashboard' });
      await expect(menu.getByRole('link')).toContainText(labels);
      await expect(page.getByRole('button', { name: 'Open Menubar' })).toBeHidden();
      for (const [label, path] of links) {
        await menu.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(label, 'i'));
      }
    });
  }

  test('on small screens an Open Menubar button opens the side menu', async ({ visit }) => {
    const page = await visit('/dashboard', { as: 'Buyer', width: 390 });
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(page.getByRole('button', { name: 'Open Menubar' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open Menubar' }).click();
    await expect(menu.getByRole('link')).toContainText(['My Orders', 'My WishList']);
    await menu.getByRole('link', { name: 'My WishList' }).click();
    await expect(page).toHaveURL('/dashboard/my-wishlist');
    await expect(menu).toBeHidden();
  });
});
