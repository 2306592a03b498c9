import type { Page } from '@playwright/test';
import { submitSignIn, newAccount } from '../../accounts';
import { expect, test } from '../fixtures';
import { toasts } from '../assertions';
import { respondWith, recordRequests } from '../network';
import { demoUser } from '../visits';
import { sections } from '../sections';

const storedToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('secondhand-access-token'));
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

async function fillRegistration(page: Page, name: string) {
  const account = newAccount(name);
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

const forms = [
  {
    name: 'login',
    path: '/login',
    fill: (page: Page) => submitSignIn(page, demoUser('Buyer')),
    toast: 'Successfully Logged In!',
  },
  {
    name: 'registration',
    path: '/register',
    fill: (page: Page) => fillRegistration(page, 'Stella States'),
    toast: 'User Created Successfully!',
  },
];

test.describe(sections.states, { tag: '@long' }, () => {
  for (const { name, path, fill, toast } of forms) {
    test(`${name}: after success the user is saved, a token is stored under a product-specific key, and the page reloads at /`, async ({
      visit,
    }) => {
      const page = await visit(path);
      const before = await loadedAt(page);
      const requests = recordRequests(page, /\/api\/user$|\/api\/jwt|:\d+\/$/);
      await fill(page);
      await expect(page.getByText(toast)).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(await loadedAt(page)).toBeGreaterThan(before);
      expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      const steps = requests.map(
        (request) => `${request.method()} ${new URL(request.url()).pathname}`,
      );
      expect(steps).toEqual(['POST /api/user', 'GET /api/jwt', 'GET /']);
    });

    test(`${name} finishes only if the token response contains accessToken`, async ({ visit }) => {
      const page = await visit(path);
      await respondWith(page, '**/api/jwt*', { token: 'under another name' });
      const before = await loadedAt(page);
      await fill(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
      expect(await storedToken(page)).toBeNull();
      await expect(page).toHaveURL(path);
      expect(await loadedAt(page)).toBe(before);

      await page.unroute('**/api/jwt*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(toast)).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(await storedToken(page)).not.toBeNull();
    });
  }

  test('signing out forgets the token', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer', signsOut: true });
    expect(await storedToken(page)).not.toBeNull();
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});
