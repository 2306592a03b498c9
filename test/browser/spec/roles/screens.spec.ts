import { cardOf } from '../cards';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { demoUser } from '../visits';
import { sections } from '../sections';

const product = 'Pelagor Reef 300';

test.describe(sections.roles, { tag: '@long' }, () => {
  test('role is found by fetching the user record by email', async ({ visit }) => {
    let requests: ReturnType<typeof recordRequests> = [];
    const page = await visit('/', {
      as: 'Seller',
      beforeNavigation: async (opened) => {
        requests = recordRequests(opened, /\/api\/user\//);
      },
    });
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    const paths = requests.map((request) => decodeURIComponent(new URL(request.url()).pathname));
    expect(paths).toEqual([`/api/user/${demoUser('Seller').email}`]);
  });

  test('buyer: may book and wishlist', async ({ visit }) => {
    const card = cardOf(await visit('/', { as: 'Buyer' }), product);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled();
    await expect(card.getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled();
  });

  for (const role of ['Seller', 'Admin'] as const) {
    test(`${role}: may not book or wishlist, and sees why`, async ({ visit }) => {
      const card = cardOf(await visit('/', { as: role }), product);
      await expect(card.getByRole('button', { name: 'Book Now' })).toBeDisabled();
      await expect(card.getByText('Only buyers can book.')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Add to Wishlist' })).toBeDisabled();
      await expect(card.getByText('Only buyers can keep a wishlist.')).toBeVisible();
    });
  }

  test('a visitor who presses Book Now is sent to /login', async ({ visit }) => {
    const page = await visit('/');
    await cardOf(page, product).getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a signed-in user without the role for a page sees which one it needs', async ({
    visit,
  }) => {
    const page = await visit('/dashboard/all-sellers', { as: 'Buyer' });
    await expect(page.getByRole('alert')).toContainText('That page needs the role Admin');
  });
});
