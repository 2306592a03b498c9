import type { Page } from '@playwright/test';
import { submitSignIn, newAccount } from '../../accounts';
import { expect, test } from '../fixtures';
import { holdResponse } from '../network';
import { demoUser } from '../visits';
import { specificationSections } from '../specification-sections';

const authSpinner = (page: Page) => page.getByLabel('Checking who you are');
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const accountButton = (page: Page) => page.getByRole('button', { name: 'Your account' });

async function fillRegistration(page: Page) {
  const { name, email, password } = newAccount('Lola Loading');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

test.describe(specificationSections.states, () => {
  test('auth state is loading until the first auth result, then holds the user', async ({
    visit,
  }) => {
    const heldResponses: { release: () => void }[] = [];
    const page = await visit('/blog', {
      as: 'Buyer',
      beforeNavigation: async (newPage) =>
        heldResponses.push(await holdResponse(newPage, /accounts:lookup/)),
    });
    await expect(authSpinner(page)).toBeVisible();
    await expect(loginLink(page)).toHaveCount(0);
    await expect(accountButton(page)).toHaveCount(0);
    heldResponses.forEach(({ release }) => release());
    await expect(accountButton(page)).toBeVisible();
    await expect(authSpinner(page)).toHaveCount(0);
  });

  test('auth state is loading until the first auth result, then holds no user', async ({
    visit,
  }) => {
    const page = await visit('/blog');
    await expect(loginLink(page)).toBeVisible();
    await expect(authSpinner(page)).toHaveCount(0);
  });

  for (const { action, path, callUrl, act } of [
    {
      action: 'sign-in',
      path: '/login',
      callUrl: /accounts:signInWithPassword/,
      act: (page: Page) => submitSignIn(page, demoUser('Buyer')),
    },
    { action: 'sign-up', path: '/register', callUrl: /accounts:signUp/, act: fillRegistration },
    {
      action: 'profile update',
      path: '/register',
      callUrl: /accounts:update/,
      act: fillRegistration,
    },
  ]) {
    test(`every ${action} sets loading until the next auth change`, async ({ visit }) => {
      const page = await visit(path);
      await expect(loginLink(page)).toBeVisible();
      const heldResponse = await holdResponse(page, callUrl);
      await act(page);
      await heldResponse.requested;
      await expect(authSpinner(page)).toBeVisible();
      heldResponse.release();
      await expect(accountButton(page)).toBeVisible();
    });
  }

  test('every sign-in with a provider sets loading until the next auth change', async ({
    visit,
  }) => {
    const page = await visit('/login');
    const popupOpened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await popupOpened;
    await expect(authSpinner(page)).toBeVisible();
    await popup.close();
    await expect(loginLink(page)).toBeVisible();
    await expect(authSpinner(page)).toHaveCount(0);
  });

  test('every sign-out sets loading until the next auth change', async ({ visit }) => {
    const page = await visit('/blog', { as: 'Buyer', signsOut: true });
    await expect(accountButton(page)).toBeVisible();
    // Signing out sends no request, so `loading` is too short to assert: an observer records it.
    const firstChange = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const header = document.querySelector('header')!;
          new MutationObserver(() => {
            const spinner = header.querySelector('[aria-label="Checking who you are"]');
            if (spinner) resolve('loading');
            else if (header.textContent.includes('Login')) resolve('signed out at once');
          }).observe(header, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('button', { name: 'LogOut' }).click();
    expect(await firstChange).toBe('loading');
    await expect(loginLink(page)).toBeVisible();
  });
});
