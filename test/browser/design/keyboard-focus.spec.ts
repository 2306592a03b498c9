import { expect, test } from '../spec/fixtures';
import { holdsFocus, Keyboard } from './keyboard';

test(
  'the question before a deletion takes the focus and gives it back',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    const keyboard = new Keyboard(page);
    const deleteFirst = page.getByRole('button', { name: /^Delete/ }).first();
    const question = page.getByRole('alertdialog');
    await keyboard.go('Tab', deleteFirst);
    await keyboard.press('Space');
    await expect.poll(() => holdsFocus(question)).toBe(true);
    await keyboard.go('Tab', question.getByRole('button', { name: 'Cancel' }));
    await keyboard.press('Space');
    await expect(question).toBeHidden();
    await expect(deleteFirst).toBeFocused();
  },
);

test(
  'the dashboard menu of a phone takes the focus and gives it back',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/dashboard/my-orders', { as: 'Buyer', width: 360 });
    const keyboard = new Keyboard(page);
    const open = page.getByRole('button', { name: 'Open Menubar' });
    const menu = page.getByRole('dialog');
    await keyboard.go('Tab', open);
    await keyboard.press('Enter');
    await expect.poll(() => holdsFocus(menu)).toBe(true);
    await keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.go('Tab', menu.getByRole('link', { name: 'My WishList' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'My WishList' })).toBeVisible();
  },
);

test('a form that cannot be sent leads to its first mistake', async ({ visit }) => {
  const page = await visit('/dashboard/add-a-product', { as: 'Seller' });
  const keyboard = new Keyboard(page);
  await keyboard.fill(page.getByLabel('Product Name'), 'Meridian');
  await keyboard.press('Enter');
  const missing = page.getByLabel('Original Price');
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAttribute('aria-invalid', 'true');
  await expect(missing).toHaveAccessibleDescription(/Original Price is required!/);
});
