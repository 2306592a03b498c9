import { expect, type Locator, type Page } from '@playwright/test';

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** The data of an account that does not exist yet. */
export function newAccount(name: string): Account {
  // In base 36, because the recordings of the state charts would hide digits that look like a card number.
  const uniqueSuffix = (Date.now() * 1000 + Math.floor(Math.random() * 1000)).toString(36);
  return {
    name,
    email: `${name.toLowerCase().replace(/\W+/g, '.')}.${uniqueSuffix}@mail.example`,
    password: 'a-long-password',
  };
}

export async function submitRegistration(
  page: Page,
  account: Account,
  userType: 'buyer' | 'seller',
) {
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('User Type').selectOption(userType);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

export async function register(page: Page, account: Account, userType: 'buyer' | 'seller') {
  if (!page.url().endsWith('/register')) await page.goto('/register');
  await submitRegistration(page, account, userType);
  await expectSignedIn(page);
}

export async function submitSignIn(page: Page, { email, password }: Omit<Account, 'name'>) {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function signIn(page: Page, account: Omit<Account, 'name'>) {
  await page.goto('/login');
  await submitSignIn(page, account);
  await expectSignedIn(page);
}

/**
 * Waits for the page that follows the form of the login or registration. Its toast lasts two seconds, so a busy
 * machine may look for it when it is gone.
 */
export async function expectSignedIn(page: Page) {
  await page.waitForURL(({ pathname }) => !['/login', '/register'].includes(pathname));
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
}

/** Signs in with a new account in the window of Google or Github. */
export async function signInWithNewAccount(page: Page, button: string, email: string) {
  const popupOpened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await popupOpened;
  await popup.getByRole('button', { name: /add new account/i }).click();
  await popup.getByLabel(/email/i).fill(email);
  await popup.getByLabel(/display name/i).fill('Sasha Social');
  await popup.getByRole('button', { name: /sign in/i }).click();
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

/** Hovers first: the button is enabled once the page has checked whether the product is wished. */
export async function addToWishlist(card: Locator) {
  const wishlistButton = card.getByRole('button', { name: 'Add to Wishlist' });
  await wishlistButton.hover();
  await wishlistButton.click();
}

/** Fills the card form of the payment page with one of Stripe's test cards. */
export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('ZIP').fill('12345');
}
