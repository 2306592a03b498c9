import { cardOf } from '../cards';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { demoUser } from '../visits';
import { specificationSections } from '../specification-sections';

const product = 'Pelagor Reef 300';

test.describe(specificationSections.roles, () => {
  test('the role is found by fetching the user record by email', async ({ visit }) => {
    let requests: ReturnType<typeof recordRequests> = [];
    const page = await visit('/', {
      as: 'Seller',
      beforeNavigation: async (newPage) => {
        requests = recordRequests(newPage, /\/api\/user\//);
      },
    });
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    const paths = requests.map((request) => decodeURIComponent(new URL(request.url()).pathname));
    expect(paths).toEqual([`/api/user/${demoUser('Seller').email}`]);
  });

  test('a buyer can book, and add to the wishlist', async ({ visit }) => {
    const card = cardOf(await visit('/', { as: 'Buyer' }), product);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled();
    await expect(card.getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled();
  });

  for (const role of ['Seller', 'Admin'] as const) {
    test(`the role ${role} can't book or add to the wishlist, and the card says why`, async ({
      visit,
    }) => {
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
