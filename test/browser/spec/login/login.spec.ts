import { expect, sharedPage, test } from '../fixtures';
import { expectBelow } from '../assertions';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.login, () => {
  const login = sharedPage('/login');
  const main = () => login().getByRole('main');

  test('the page title is Login', async () => {
    await expect(login()).toHaveTitle('Login - Think. Feel. Resell.');
  });

  test("the heading is 'Login to your account'", async () => {
    await expect(main().getByRole('heading', { level: 1 })).toHaveText('Login to your account');
  });

  test('the social-login buttons are Google and Github', async () => {
    await expect(main().getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(main().getByRole('button', { name: 'Continue with Github' })).toBeVisible();
  });

  test("an 'OR' divider is between the social-login buttons and the form", async () => {
    const divider = main().getByText('OR', { exact: true });
    await expectBelow(divider, main().getByRole('button', { name: 'Continue with Github' }));
    await expectBelow(main().getByLabel('Email Address'), divider);
  });

  test('the page has an e-mail and password form with a Sign In button', async () => {
    await expect(main().getByLabel('Email Address')).toHaveAttribute('type', 'email');
    await expect(main().getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(main().getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });

  test('the page links to /register', async () => {
    const link = main().getByRole('link', { name: 'Create one' });
    await expect(link).toHaveAttribute('href', '/register');
  });

  test("a side panel 'New Here?' has a SignUp link", async () => {
    const heading = main().getByRole('heading', { name: 'New Here?' });
    const link = main().getByRole('link', { name: 'SignUp', exact: true });
    await expect(heading).toBeVisible();
    await expect(link).toHaveAttribute('href', '/register');
    const [panel, form] = [
      (await heading.boundingBox())!,
      (await main().getByLabel('Password').boundingBox())!,
    ];
    expect(panel.x).toBeGreaterThan(form.x + form.width);
  });
});
