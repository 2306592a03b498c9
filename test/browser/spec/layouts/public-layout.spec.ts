import { expect, sharedPage, test } from '../fixtures';
import { toasts } from '../assertions';
import { demoUser, type DemoRole } from '../visits';
import { specificationSections } from '../specification-sections';

const dashboards: readonly [DemoRole, string][] = [
  ['Admin', '/dashboard/all-sellers'],
  ['Seller', '/dashboard/my-products'],
  ['Buyer', '/dashboard/my-orders'],
];

test.describe(specificationSections.publicLayout, () => {
  const visitorPage = sharedPage('/');
  const buyerPage = sharedPage('/', { as: 'Buyer' });
  const header = () => visitorPage().getByRole('banner');
  const footer = () => visitorPage().getByRole('contentinfo');

  test('a page has a header with a navigation bar, content and a footer', async () => {
    await expect(header().getByRole('navigation')).toBeVisible();
    await expect(visitorPage().getByRole('main')).toBeVisible();
    await expect(footer()).toBeAttached();
  });

  test('the header is fixed', async () => {
    await visitorPage().evaluate(() => window.scrollTo(0, 1200));
    await expect(header()).toHaveCSS('position', 'fixed');
    await expect(header()).toBeInViewport();
    await visitorPage().evaluate(() => window.scrollTo(0, 0));
  });

  test('toasts appear less than 60 px below the header', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Send' }).click();
    const headerBox = (await page.getByRole('banner').boundingBox())!;
    await expect(toasts(page)).toBeInViewport();
    const toast = (await toasts(page).boundingBox())!;
    expect(toast.y - (headerBox.y + headerBox.height)).toBeLessThan(60);
  });

  for (const [label, path] of [
    ['Home', '/'],
    ['Blog', '/blog'],
  ] as const) {
    test(`nav link ${label} leads to ${path}`, async () => {
      const link = header().getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', path);
    });
    test(`footer link ${label} leads to ${path}`, async () => {
      const link = footer().getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', path);
    });
  }

  test('the footer shows the tagline Think. Feel. Resell.', async () => {
    await expect(footer().getByText('Think. Feel. Resell.')).toBeVisible();
  });

  test('logged-out users see Login and Register, but no Dashboard, LogOut or avatar', async () => {
    await expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    const register = header().getByRole('link', { name: 'Register' });
    await expect(register).toHaveAttribute('href', '/register');
    await expect(header().getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(header().getByRole('button', { name: 'LogOut' })).toHaveCount(0);
    await expect(header().getByRole('button', { name: 'Your account' })).toHaveCount(0);
  });

  test('logged-in users see Dashboard, LogOut and an avatar, and neither Login nor Register', async () => {
    const buyerHeader = buyerPage().getByRole('banner');
    await expect(buyerHeader.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(buyerHeader.getByRole('button', { name: 'LogOut' })).toBeVisible();
    await expect(buyerHeader.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(buyerHeader.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(buyerHeader.getByRole('link', { name: 'Register' })).toHaveCount(0);
  });

  test('the avatar button is round', async () => {
    const avatar = buyerPage().getByRole('button', { name: 'Your account' });
    const { width, height } = (await avatar.boundingBox())!;
    expect(Math.abs(width - height)).toBeLessThan(6);
    const radius = await avatar.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).borderTopLeftRadius),
    );
    expect(radius).toBeGreaterThanOrEqual(height / 2);
  });

  test('the avatar opens a menu with display name, email and a Sign out item', async () => {
    const { name, email } = demoUser('Buyer');
    await buyerPage().getByRole('button', { name: 'Your account' }).click();
    const menu = buyerPage().getByRole('menu');
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
    await expect(menu.getByText(email, { exact: true })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await buyerPage().keyboard.press('Escape');
  });

  for (const [role, path] of dashboards) {
    test(`the Dashboard button goes to ${path} for ${role.toLowerCase()}`, async ({ visit }) => {
      const page = await visit('/', { as: role });
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('LogOut signs out', async ({ visit }) => {
    const page = await visit('/', { as: 'Seller', signsOut: true });
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('Sign out of the avatar menu signs out', async ({ visit }) => {
    const page = await visit('/', { as: 'Seller', signsOut: true });
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('the Dashboard button does not show for a user without a role', async ({ shop, visit }) => {
    const { email, password } = await shop.register(null, 'Nora Norole');
    const page = await visit('/login');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });
});
