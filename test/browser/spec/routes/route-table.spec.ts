import type { Page } from '@playwright/test';
import { routeNames, routes, type Access } from '../../../../src/contract/routes';
import { expect, sharedPage, test } from '../fixtures';
import { sections } from '../sections';

type Kind = 'visitor' | 'Buyer' | 'Seller' | 'Admin';

interface RouteRow {
  path: string;
  access: string;
  content: string;
  heading: string | RegExp;
  /** Who opens it; everybody else is sent away. */
  open: readonly Kind[];
}

const everybody: readonly Kind[] = ['visitor', 'Buyer', 'Seller', 'Admin'];
const signedIn: readonly Kind[] = ['Buyer', 'Seller', 'Admin'];

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
    open: everybody,
  })),
  {
    path: '/category/dive-watches',
    access: 'signed-in user',
    content: 'Category products',
    heading: 'Products Under Dive Watches',
    open: signedIn,
  },
  {
    path: '/dashboard',
    access: 'signed-in user',
    content: 'Dashboard shell',
    heading: 'Dashboard',
    open: signedIn,
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
    open: [role],
  })),
];

const title = (page: Page, heading: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Goes on to another page of the application that is open, which costs a tenth of opening it. */
const goOnTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Those whose own test below loads them from the server. */
const loadedByName: readonly string[] = routeNames.map((name) => routes[name].path);

test.describe(sections.routes, { tag: '@long' }, () => {
  const pages: Record<Kind, () => Page> = {
    visitor: sharedPage('/blog'),
    Buyer: sharedPage('/blog', { as: 'Buyer' }),
    Seller: sharedPage('/blog', { as: 'Seller' }),
    Admin: sharedPage('/blog', { as: 'Admin' }),
  };

  for (const { path, access, content, heading, open } of rows) {
    test(`${path} is for ${access} and shows ${content}`, async () => {
      const page = pages[open[0]!]();
      await (loadedByName.includes(path) ? goOnTo(page, path) : page.goto(path));
      await expect(title(page, heading)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  for (const { path, open } of rows.filter((row) => !row.open.includes('visitor'))) {
    const refused = everybody.filter((kind) => !open.includes(kind));
    test(`${path} sends everybody else to /login (${refused.join(', ')})`, async () => {
      for (const kind of refused) {
        const page = pages[kind]();
        // What is served to people is the same for all of them.
        await (kind === 'visitor' ? page.goto(path) : goOnTo(page, path));
        await expect(page).toHaveURL('/login');
        await expect(title(page, 'Login to your account')).toBeVisible();
      }
    });
  }

  const openers: Record<Access, Kind> = {
    public: 'visitor',
    signedIn: 'Buyer',
    buyer: 'Buyer',
    seller: 'Seller',
    Admin: 'Admin',
  };

  // Those with an id stand above.
  for (const name of routeNames.filter((each) => !routes[each].path.includes(':'))) {
    const { path, title: documentTitle, access } = routes[name];
    test(`the page ${name} is there with its own title and without an error`, async () => {
      const page = pages[openers[access]]();
      const errors: string[] = [];
      const onError = ({ message }: Error) => errors.push(message);
      page.on('pageerror', onError);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${documentTitle} - Think. Feel. Resell.`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => !window.queuedClicks);
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
