import { expect, test } from './fixtures';
import { isNotFoundError } from './not-found-response';
import { signIn } from './accounts';

const screens = {
  Buyer: {
    '/': 'Best Watch Reselling Marketplace.',
    '/login': 'Login to your account',
    '/register': 'Create your account',
    '/blog': 'All Question and Answering Part',
    '/category/dive-watches': 'Products Under Dive Watches',
    '/dashboard/my-orders': 'My Orders',
    '/dashboard/my-wishlist': 'My WishList',
    '/dashboard/payment/harrowby-surveyor': 'Payment',
    '/no/such/page': /404\s*Not Found/,
  },
  Seller: {
    '/dashboard': 'Dashboard',
    '/dashboard/my-products': 'My Products',
    '/dashboard/add-a-product': 'Add a Product',
  },
  Admin: {
    '/dashboard/all-buyers': 'All Buyers',
    '/dashboard/all-sellers': 'All Sellers',
  },
} as const;

for (const label of ['Buyer', 'Seller', 'Admin'] as const) {
  test(
    `no screen of a ${label} writes an error to the console`,
    { tag: '@long' },
    async ({ newUserPage, demoAccount }) => {
      const page = await newUserPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' || isNotFoundError(message)) return;
        errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await signIn(page, demoAccount(label));
      for (const [path, heading] of Object.entries(screens[label])) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      expect(errors).toEqual([]);
    },
  );
}
