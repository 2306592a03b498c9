import type { Page } from '@playwright/test';
import { signInWithNewAccount } from '../../accounts';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { sections } from '../sections';

const tokenOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('secondhand-access-token') ?? '');

test.describe(sections.roles, { tag: '@long' }, () => {
  for (const { provider, from, choice, role, first } of [
    {
      provider: 'Google',
      from: '/login',
      choice: 'I want to buy',
      role: 'buyer',
      first: 'My Orders',
    },
    {
      provider: 'Github',
      from: '/register',
      choice: 'I want to sell',
      role: 'seller',
      first: 'My Products',
    },
  ]) {
    test(`a new user of ${provider} chooses the role ${role} once, and is saved with it`, async ({
      visit,
      shop,
    }) => {
      const email = `sasha.${provider.toLowerCase()}.${Date.now()}@mail.example`;
      const page = await visit(from);
      await signInWithNewAccount(page, `Continue with ${provider}`, email);
      await expect(page.getByText('Successfully Logged In!')).toBeVisible();
      expect(await shop.call<object>(`/api/user/${email}`, await tokenOf(page))).toMatchObject({
        role: null,
      });

      await page.goto('/dashboard');
      const choices = page.getByRole('main').getByRole('button');
      await expect(choices).toHaveText([/I want to buy/, /I want to sell/]);
      const saved = recordRequests(page, /\/api\/user$/);
      await page.getByRole('button', { name: choice }).click();
      await expect(page.getByRole('navigation').getByRole('link', { name: first })).toBeVisible();
      expect(saved[0]?.postDataJSON()).toMatchObject({ email, displayName: 'Sasha Social', role });
      const record = await shop.call<object>(`/api/user/${email}`, await tokenOf(page));
      expect(record).toMatchObject({ role, verified: false });

      await page.reload();
      await expect(page.getByRole('navigation').getByRole('link', { name: first })).toBeVisible();
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
    test(`no request makes a user Admin: POST /api/user with role Admin by ${role ?? 'a user without a role'}`, async ({
      shop,
    }) => {
      const { uid, email, identityToken, token } = await shop.register(role, 'Mallory Wannabe');
      for (const wanted of ['Admin', 'admin', ' Admin ', ['Admin']]) {
        const body = { uid, email, displayName: 'M', photoURL: '', role: wanted, verified: true };
        expect((await shop.attempt('/api/user', identityToken, 'POST', body)).status).toBe(400);
        expect(await shop.call<object>(`/api/user/${email}`, token)).toMatchObject({
          role,
          verified: false,
        });
      }
      expect((await shop.attempt('/api/all-buyer', token)).status).toBe(403);
    });
  }

  test('no request makes a user Admin: not at the first save either', async ({ shop }) => {
    const admin = await shop.signIn('Admin');
    const { uid, email, identityToken } = await shop.register('buyer', 'Trudy Wannabe');
    const crafted = { uid: admin.uid, email: admin.email, displayName: 'T', photoURL: '' };
    expect((await shop.attempt('/api/user', identityToken, 'POST', crafted)).status).toBe(403);
    expect((await shop.attempt(`/api/jwt?email=${admin.email}`, identityToken)).status).toBe(403);
    const verify = await shop.attempt(`/api/user/verified/${uid}`, identityToken, 'PUT');
    expect(verify.status).toBeGreaterThanOrEqual(401);
    expect(await shop.call<object>(`/api/user/${email}`, admin.token)).toMatchObject({
      role: 'buyer',
      verified: false,
    });
  });
});
