import type { Page } from '@playwright/test';
import { expectSignedIn } from '../accounts';
import { rowOf } from '../spec/cards';
import { expect, test } from '../spec/fixtures';
import { containsFocus, Keyboard } from './keyboard';

/** Uses the keyboard only: no clicks and no focus() calls. */

const category = 'Field Watches';
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function signIn(
  page: Page,
  keyboard: Keyboard,
  account: { email: string; password: string },
) {
  await page.goto('/');
  await keyboard.moveFocus('Tab', header(page).getByRole('link', { name: 'Login' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('main'), 'the focus moves to the new page').toBeFocused();
  await keyboard.fill(page.getByLabel('Email Address'), account.email);
  await keyboard.fill(page.getByLabel('Password'), account.password);
  await keyboard.press('Enter');
  await expectSignedIn(page);
}

/** Advances the carousel with its arrow button, and follows the link of the category that appears. */
async function openCategory(page: Page, keyboard: Keyboard) {
  const visibleSlides = page.locator('.slick-active');
  const track = page.locator('.slick-track');
  const slide = visibleSlides.filter({ hasText: category });
  await keyboard.moveFocus('Tab', page.getByRole('button', { name: 'Next category' }));
  while ((await slide.count()) === 0) {
    // The carousel ignores the button during a slide change.
    await expect(track).not.toHaveAttribute('style', /transition/);
    const before = await visibleSlides.last().innerText();
    await keyboard.press('Enter');
    await expect(visibleSlides.last()).not.toHaveText(before, { useInnerText: true });
  }
  await keyboard.moveFocus('Shift+Tab', slide.getByRole('link', { name: 'Show Products' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Products Under ${category}` })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

async function book(page: Page, keyboard: Keyboard, product: string) {
  const bookNow = page
    .getByRole('article', { name: product })
    .getByRole('button', { name: 'Book Now' });
  const dialog = page.getByRole('dialog', { name: product });
  const phoneNumber = dialog.getByLabel('Phone number');

  await test.step('the dialog traps the focus and restores it', async () => {
    await keyboard.moveFocus('Tab', bookNow);
    await keyboard.press('Enter');
    for (let press = 0; press < 8; press += 1) {
      await expect.poll(() => containsFocus(dialog)).toBe(true);
      await keyboard.press('Tab');
    }
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bookNow).toBeFocused();
  });

  await test.step('a missing field gets the focus and its error', async () => {
    await keyboard.press('Enter');
    await keyboard.moveFocus('Tab', dialog.getByRole('button', { name: 'Book this watch' }));
    await keyboard.press('Enter');
    await expect(phoneNumber).toBeFocused();
    await expect(phoneNumber).toHaveAttribute('aria-invalid', 'true');
    await expect(phoneNumber).toHaveAccessibleDescription(/Phone number is required!/);
  });

  await keyboard.fill(phoneNumber, '01712345678');
  await keyboard.fill(dialog.getByLabel('Meeting location'), 'Under the station clock');
  await keyboard.press('Enter');
  await expect(page.getByText('Product Booked Successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-orders');
  await expect(page.getByRole('main')).toBeFocused();
}

async function pay(page: Page, keyboard: Keyboard, product: string) {
  await keyboard.moveFocus('Tab', rowOf(page, product).getByRole('link', { name: /^Pay Now/ }));
  await keyboard.press('Enter');
  await keyboard.fill(page.getByLabel('Card number'), '4242424242424242');
  await keyboard.fill(page.getByLabel('Expiry'), '1234');
  await keyboard.fill(page.getByLabel('CVC'), '123');
  await keyboard.fill(page.getByLabel('ZIP'), '12345');
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
  await expect
    .poll(() => containsFocus(page.getByRole('main')), 'the focus is not lost')
    .toBe(true);
  await keyboard.moveFocus('Tab', page.getByRole('link', { name: 'See My Orders' }));
  await keyboard.press('Enter');
  await expect(rowOf(page, product)).toContainText('Paid');
}

async function signOut(page: Page, keyboard: Keyboard) {
  const avatar = page.getByRole('button', { name: 'Your account' });
  await keyboard.moveFocus('Shift+Tab', avatar);
  const menu = page.getByRole('menu');
  await keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await keyboard.press('Escape');
  await expect(avatar).toBeFocused();
  await keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('End');
  const lastItem = menu.getByRole('menuitem', { name: 'Sign out' });
  await expect(menu).toHaveAttribute('aria-activedescendant', (await lastItem.getAttribute('id'))!);
  await keyboard.press('Enter');
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
}

test('a buyer signs in, books, pays and signs out with only a keyboard', async ({
  newUserPage,
  demoAccount,
  shop,
}) => {
  const seller = await shop.register('seller');
  const { productName } = await shop.advertiseProduct(seller, { category: 'field-watches' });
  const page = await newUserPage();
  const keyboard = new Keyboard(page);
  await test.step('signs in', () => signIn(page, keyboard, demoAccount('Buyer')));
  await test.step('opens a category', () => openCategory(page, keyboard));
  await test.step('books', () => book(page, keyboard, productName));
  await test.step('pays', () => pay(page, keyboard, productName));
  await test.step('signs out', () => signOut(page, keyboard));
});
