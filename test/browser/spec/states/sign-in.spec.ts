import type { Page } from '@playwright/test';
import { submitSignIn, newAccount } from '../../accounts';
import { expect, test } from '../fixtures';
import { toasts } from '../assertions';
import { respondWith, recordRequests } from '../network';
import { demoUser } from '../visits';
import { specificationSections } from '../specification-sections';

const readStoredToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('secondhand-access-token'));
const readLoadTime = (page: Page) => page.evaluate(() => performance.timeOrigin);

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
    submitForm: (page: Page) => submitSignIn(page, demoUser('Buyer')),
    toast: 'Successfully Logged In!',
  },
  {
    name: 'registration',
    path: '/register',
    submitForm: (page: Page) => fillRegistration(page, 'Stella States'),
    toast: 'User Created Successfully!',
  },
];

test.describe(specificationSections.states, () => {
  for (const { name, path, submitForm, toast } of forms) {
    test(`after a ${name} the user is saved, a token is stored under a key of the product, and / is loaded`, async ({
      visit,
    }) => {
      const page = await visit(path);
      const loadTimeBefore = await readLoadTime(page);
      const requests = recordRequests(page, /\/api\/user$|\/api\/jwt|:\d+\/$/);
      await submitForm(page);
      await expect(page.getByText(toast)).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(await readLoadTime(page)).toBeGreaterThan(loadTimeBefore);
      expect(await readStoredToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      const steps = requests.map(
        (request) => `${request.method()} ${new URL(request.url()).pathname}`,
      );
      expect(steps).toEqual(['POST /api/user', 'GET /api/jwt', 'GET /']);
    });

    test(`a ${name} finishes only if the token response contains accessToken`, async ({
      visit,
    }) => {
      const page = await visit(path);
      await respondWith(page, '**/api/jwt*', { token: 'under another name' });
      const loadTimeBefore = await readLoadTime(page);
      await submitForm(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
      expect(await readStoredToken(page)).toBeNull();
      await expect(page).toHaveURL(path);
      expect(await readLoadTime(page)).toBe(loadTimeBefore);

      await page.unroute('**/api/jwt*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(toast)).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(await readStoredToken(page)).not.toBeNull();
    });
  }

  test('signing out deletes the token', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer', signsOut: true });
    expect(await readStoredToken(page)).not.toBeNull();
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await readStoredToken(page)).toBeNull();
  });
});
