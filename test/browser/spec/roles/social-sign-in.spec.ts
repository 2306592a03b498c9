import type { Page } from '@playwright/test';
import { expectSignedIn, signInWithNewAccount } from '../../accounts';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { specificationSections } from '../specification-sections';

const readAccessToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('secondhand-access-token') ?? '');

test.describe(specificationSections.roles, () => {
  for (const { provider, path, choice, role, firstLink } of [
    {
      provider: 'Google',
      path: '/login',
      choice: 'I want to buy',
      role: 'buyer',
      firstLink: 'My Orders',
    },
    {
      provider: 'Github',
      path: '/register',
      choice: 'I want to sell',
      role: 'seller',
      firstLink: 'My Products',
    },
  ]) {
    test(`a new user of ${provider} chooses the role ${role} once, and is saved with it`, async ({
      visit,
      shop,
    }) => {
      const email = `sasha.${provider.toLowerCase()}.${Date.now()}@mail.example`;
      const page = await visit(path);
      await signInWithNewAccount(page, `Continue with ${provider}`, email);
      await expectSignedIn(page);
      expect(
        await shop.call<object>(`/api/user/${email}`, await readAccessToken(page)),
      ).toMatchObject({
        role: null,
      });

      await page.goto('/dashboard');
      const choices = page.getByRole('main').getByRole('button');
      await expect(choices).toHaveText([/I want to buy/, /I want to sell/]);
      const saveRequests = recordRequests(page, /\/api\/user$/);
      await page.getByRole('button', { name: choice }).click();
      await expect(
        page.getByRole('navigation').getByRole('link', { name: firstLink }),
      ).toBeVisible();
      expect(saveRequests[0]?.postDataJSON()).toMatchObject({
        email,
        displayName: 'Sasha Social',
        role,
      });
      const record = await shop.call<object>(`/api/user/${email}`, await readAccessToken(page));
      expect(record).toMatchObject({ role, verified: false });

      await page.reload();
      await expect(
        page.getByRole('navigation').getByRole('link', { name: firstLink }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: choice })).toHaveCount(0);
    });
  }

  test('a later sign-in never changes a stored role', async ({ shop }) => {
    const { uid, email, name, identityToken, token } = await shop.register(
      'buyer',
      'Rita Rolechange',
    );
    await shop.call('/api/user', identityToken, 'POST', {
      uid,
      email,
      displayName: name,
      photoURL: '',
      role: 'seller',
    });
    expect(await shop.call<object>(`/api/user/${email}`, token)).toMatchObject({ role: 'buyer' });
  });

  for (const role of ['buyer', 'seller', null] as const) {
    test(`POST /api/user does not give the role Admin to ${role ? `a ${role}` : 'a user without a role'}`, async ({
      shop,
    }) => {
      const { uid, email, identityToken, token } = await shop.register(role, 'Mallory Wannabe');
      for (const requestedRole of ['Admin', 'admin', ' Admin ', ['Admin']]) {
        const body = {
          uid,
          email,
          displayName: 'M',
          photoURL: '',
          role: requestedRole,
          verified: true,
        };
        expect((await shop.attempt('/api/user', identityToken, 'POST', body)).status).toBe(400);
        expect(await shop.call<object>(`/api/user/${email}`, token)).toMatchObject({
          role,
          verified: false,
        });
      }
      expect((await shop.attempt('/api/all-buyer', token)).status).toBe(403);
    });
  }

  test("a buyer can't save or sign in as the admin, and can't verify themselves", async ({
    shop,
  }) => {
    const admin = await shop.signIn('Admin');
    const { uid, email, identityToken } = await shop.register('buyer', 'Trudy Wannabe');
    const adminBody = { uid: admin.uid, email: admin.email, displayName: 'T', photoURL: '' };
    expect((await shop.attempt('/api/user', identityToken, 'POST', adminBody)).status).toBe(403);
    expect((await shop.attempt(`/api/jwt?email=${admin.email}`, identityToken)).status).toBe(403);
    const verification = await shop.attempt(`/api/user/verified/${uid}`, identityToken, 'PUT');
    expect(verification.status).toBeGreaterThanOrEqual(401);
    expect(await shop.call<object>(`/api/user/${email}`, admin.token)).toMatchObject({
      role: 'buyer',
      verified: false,
    });
  });
});
