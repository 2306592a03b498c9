import { register, newAccount } from '../../accounts';
import { expect, sharedPage, test } from '../fixtures';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.registration, () => {
  const registration = sharedPage('/register');
  const main = () => registration().getByRole('main');

  test('the page title is Register', async () => {
    await expect(registration()).toHaveTitle('Register - Think. Feel. Resell.');
  });

  test('the fields are Full Name, Photo URL, Email Address, User Type, Password', async () => {
    await expect(main().locator('form label')).toHaveText([
      'Full Name',
      'Photo URL (optional)',
      'Email Address',
      'User Type',
      'Password',
    ]);
    for (const label of ['Full Name', 'Photo URL', 'Email Address', 'Password']) {
      await expect(main().getByLabel(label)).toBeEditable();
    }
  });

  test('User Type is buyer or seller, and nothing else', async () => {
    const options = main().getByLabel('User Type').locator('option');
    await expect(options).toHaveText(['Buyer', 'Seller']);
    const values = await options.evaluateAll((list) =>
      list.map((option) => (option as HTMLOptionElement).value),
    );
    expect(values).toEqual(['buyer', 'seller']);
  });

  test('the form has a Sign Up button', async () => {
    await expect(main().getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  });

  test('the page links to /login', async () => {
    const link = main().getByRole('link', { name: 'Login', exact: true });
    await expect(link).toHaveAttribute('href', '/login');
  });

  test('the page offers Continue with Google and Continue with Github', async () => {
    await expect(main().getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(main().getByRole('button', { name: 'Continue with Github' })).toBeVisible();
  });

  for (const role of ['buyer', 'seller'] as const) {
    test(`a user who registers as ${role} has that role, and is not verified`, async ({
      visit,
      shop,
    }) => {
      const account = { ...newAccount(`Regina ${role}`), photo: '/icon-192.png' };
      const page = await visit('/register');
      await page.getByLabel('Photo URL').fill(account.photo);
      await register(page, account, role);
      await expect(page).toHaveURL('/');
      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('menu')).toContainText(account.name);
      const token = await page.evaluate(() => localStorage.getItem('secondhand-access-token'));
      const record = await shop.call<object>(`/api/user/${account.email}`, token ?? '');
      expect(record).toMatchObject({
        role,
        verified: false,
        displayName: account.name,
        photoURL: account.photo,
      });
    });
  }
});
