import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './people';

type Visitor = 'visitor' | 'Buyer' | 'Seller' | 'Admin';

const everybody: readonly Visitor[] = ['visitor', 'Buyer', 'Seller', 'Admin'];
const signedIn: readonly Visitor[] = ['Buyer', 'Seller', 'Admin'];

/** The route table of the specification: who may open what, and the heading that shows it. */
const routes: readonly { path: string; heading: string | RegExp; access: readonly Visitor[] }[] = [
  { path: '/', heading: 'Best Watch Reselling Marketplace.', access: everybody },
  { path: '/login', heading: 'Login to your account', access: everybody },
  { path: '/register', heading: 'Create your account', access: everybody },
  { path: '/blog', heading: 'All Question and Answering Part', access: everybody },
  { path: '/category/dive-watches', heading: 'Products Under Dive Watches', access: signedIn },
  { path: '/dashboard', heading: 'Dashboard', access: signedIn },
  { path: '/dashboard/my-orders', heading: 'My Orders', access: ['Buyer'] },
  { path: '/dashboard/payment/harrowby-surveyor', heading: 'Payment', access: ['Buyer'] },
  { path: '/dashboard/my-wishlist', heading: 'My WishList', access: ['Buyer'] },
  { path: '/dashboard/my-Products', heading: 'My Products', access: ['Seller'] },
  { path: '/dashboard/my-products', heading: 'My Products', access: ['Seller'] },
  { path: '/dashboard/add-a-product', heading: 'Add a Product', access: ['Seller'] },
  { path: '/dashboard/all-buyers', heading: 'All Buyers', access: ['Admin'] },
  { path: '/dashboard/all-sellers', heading: 'All Sellers', access: ['Admin'] },
  { path: '/no/such/page', heading: /404\s*Not Found/, access: everybody },
];

async function shows(page: Page, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

for (const visitor of everybody) {
  test(`every route opens or refuses as the table says for ${visitor}`, async ({
    newPerson,
    demoAccount,
  }) => {
    const page = await newPerson();
    if (visitor !== 'visitor') await signIn(page, demoAccount(visitor));
    for (const { path, heading, access } of routes) {
      await test.step(path, async () => {
        await page.goto(path);
        if (access.includes(visitor)) {
          await shows(page, heading);
          expect(new URL(page.url()).pathname).toBe(path);
        } else {
          await shows(page, 'Login to your account');
          await expect(page).toHaveURL('/login');
        }
      });
    }
  });
}

test('a signed-in user of another role is told which role the page needs', async ({
  newPerson,
  demoAccount,
}) => {
  const page = await newPerson();
  await signIn(page, demoAccount('Buyer'));
  await page.goto('/dashboard/all-sellers');
  await expect(page.getByRole('alert')).toContainText('That page needs the role Admin');
});

test('the page that nobody knows says so', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/no/such/page');
  await expect(page.getByText('You are all alone here')).toBeVisible();
});

test('no screen of the shop logs an error to the console', async ({ newPerson, demoAccount }) => {
  const page = await newPerson();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page, demoAccount('Buyer'));
  for (const { path, heading, access } of routes) {
    if (!access.includes('Buyer')) continue;
    await page.goto(path);
    await shows(page, heading);
  }
  expect(errors).toEqual([]);
});
