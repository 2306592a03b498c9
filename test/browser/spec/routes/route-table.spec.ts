import type { Page } from '@playwright/test';
import { routeNames, routes, type Access } from '../../../../src/contract/routes';
import { expect, sharedPage, test } from '../fixtures';
import { specificationSections } from '../specification-sections';
import { waitForHydration } from '../../wait-for-hydration';

type Role = 'visitor' | 'Buyer' | 'Seller' | 'Admin';

interface RouteRow {
  path: string;
  access: string;
  content: string;
  heading: string | RegExp;
  allowed: readonly Role[];
}

const allRoles: readonly Role[] = ['visitor', 'Buyer', 'Seller', 'Admin'];
const signedInRoles: readonly Role[] = ['Buyer', 'Seller', 'Admin'];

const rows: readonly RouteRow[] = [
  ...(
    [
      ['/', 'Home', 'Best Watch Reselling Marketplace.'],
      ['/login', 'Login', 'Login to your account'],
      ['/register', 'Registration', 'Create your account'],
      ['/blog', 'Blog', 'All Question and Answering Part'],
    ] as const
  ).map(([path, content, heading]) => ({
    path,
    access: 'public',
    content,
    heading,
    allowed: allRoles,
  })),
  {
    path: '/category/dive-watches',
    access: 'signed-in user',
    content: 'Category products',
    heading: 'Products Under Dive Watches',
    allowed: signedInRoles,
  },
  {
    path: '/dashboard',
    access: 'signed-in user',
    content: 'Dashboard shell',
    heading: 'Dashboard',
    allowed: signedInRoles,
  },
  ...(
    [
      ['/dashboard/my-orders', 'Buyer', 'My Orders'],
      ['/dashboard/payment/harrowby-surveyor', 'Buyer', 'Payment'],
      ['/dashboard/my-wishlist', 'Buyer', 'My WishList'],
      ['/dashboard/my-Products', 'Seller', 'My Products'],
      ['/dashboard/my-products', 'Seller', 'My Products'],
      ['/dashboard/add-a-product', 'Seller', 'Add a Product'],
      ['/dashboard/all-buyers', 'Admin', 'All Buyers'],
      ['/dashboard/all-sellers', 'Admin', 'All Sellers'],
    ] as const
  ).map(([path, role, content]) => ({
    path,
    access: role.toLowerCase(),
    content,
    heading: content,
    allowed: [role],
  })),
];

const title = (page: Page, heading: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Navigates in the running application, ten times faster than loading a page. */
const navigateInApp = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The last tests load these from the server, so that the first ones need not. */
const routesLoadedBelow: readonly string[] = routeNames.map((name) => routes[name].path);

test.describe(specificationSections.routes, () => {
  const pages: Record<Role, () => Page> = {
    visitor: sharedPage('/blog'),
    Buyer: sharedPage('/blog', { as: 'Buyer' }),
    Seller: sharedPage('/blog', { as: 'Seller' }),
    Admin: sharedPage('/blog', { as: 'Admin' }),
  };

  for (const { path, access, content, heading, allowed } of rows) {
    test(`${path} is for ${access} and shows ${content}`, async () => {
      const page = pages[allowed[0]!]();
      await (routesLoadedBelow.includes(path) ? navigateInApp(page, path) : page.goto(path));
      await expect(title(page, heading)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  for (const { path, allowed } of rows.filter((row) => !row.allowed.includes('visitor'))) {
    const rejectedRoles = allRoles.filter((role) => !allowed.includes(role));
    test(`${path} sends these users to /login: ${rejectedRoles.join(', ')}`, async () => {
      for (const role of rejectedRoles) {
        const page = pages[role]();
        // The server's response is the same for all roles.
        await (role === 'visitor' ? page.goto(path) : navigateInApp(page, path));
        await expect(page).toHaveURL('/login');
        await expect(title(page, 'Login to your account')).toBeVisible();
      }
    });
  }

  const roleByAccess: Record<Access, Role> = {
    public: 'visitor',
    signedIn: 'Buyer',
    buyer: 'Buyer',
    seller: 'Seller',
    Admin: 'Admin',
    staff: 'Admin',
  };

  // The tests of the rows cover the paths with an id. Contact Messages needs a contact address.
  const hasNoId = (name: keyof typeof routes) =>
    !routes[name].path.includes(':') && name !== 'contactMessages';
  for (const name of routeNames.filter(hasNoId)) {
    const { path, title: documentTitle, access } = routes[name];
    test(`the page ${name} has its own title and renders without an error`, async () => {
      const page = pages[roleByAccess[access]]();
      const errors: string[] = [];
      const onError = ({ message }: Error) => errors.push(message);
      page.on('pageerror', onError);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${documentTitle} - Think. Feel. Resell.`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A page of text loads its scripts when something is focused or pressed.
      await page.keyboard.press('Tab');
      await waitForHydration(page);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(errors).toEqual([]);
      page.off('pageerror', onError);
    });
  }

  test('any other path shows the not-found page: You are all alone here, 404, Not Found', async () => {
    const page = pages.visitor();
    for (const path of ['/no/such/page', '/Home.html/x', '/category', '/dashboard/no-such-page']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByText('You are all alone here')).toBeVisible();
      await expect(title(page, /404\s*Not Found/)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
});
