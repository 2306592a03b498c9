import { screen } from '@testing-library/react';
import type { StaffSearch } from '../../../../../src/contract/console/staff-search';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { admin, buyer, seller } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';

const searchResponse: StaffSearch = {
  people: [
    {
      _id: 'user-1',
      displayName: seller.displayName,
      photoURL: '',
      role: 'seller',
      email: seller.email,
      suspended: true,
    },
  ],
  listings: [
    {
      _id: 'product-1',
      productName: 'Omega Seamaster',
      image: '/images/seamaster.webp',
      sellerName: seller.displayName,
      sellerId: 'user-2',
      state: 'paused',
      hiddenBy: 'decision-1',
    },
  ],
  orders: [
    {
      _id: '3f0d4b5e-6f4e-4f6c-8a44-1f5a3a3c9d10',
      productName: 'Omega Speedmaster',
      buyerName: buyer.displayName,
      buyerId: 'user-3',
      sellerName: seller.displayName,
      state: 'completed',
      createdAt: '2026-03-15T09:30:00.000Z',
    },
  ],
};
const emptyResponse: StaffSearch = { people: [], listings: [], orders: [] };

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
  });
  signIn(admin, 'Admin');
});
afterEach(() => setConfiguration(publicConfiguration));

test('finds people, listings and orders, and links to each', async () => {
  const requests = onCall('get', '/staff-search', searchResponse);
  renderApplication('/dashboard/find?q=3A3C-9D10');
  // The picture of a listing is a link, too.
  const findLink = async (name: string) => (await screen.findAllByRole('link', { name }))[0];
  expect(await findLink(seller.displayName)).toHaveAttribute('href', '/dashboard/users/user-1');
  expect(await findLink('Omega Seamaster')).toHaveAttribute('href', '/product/product-1');
  expect(await findLink('Omega Speedmaster')).toHaveAttribute(
    'href',
    '/dashboard/order/3f0d4b5e-6f4e-4f6c-8a44-1f5a3a3c9d10',
  );
  expect(await findLink(buyer.displayName)).toHaveAttribute('href', '/dashboard/users/user-3');
  const sellers = screen.getAllByRole('link', { name: seller.displayName });
  expect(sellers[1]).toHaveAttribute('href', '/dashboard/users/user-2');
  expect(screen.getByText('Suspended')).toBeVisible();
  expect(screen.getByText('Hidden')).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual(['/staff-search?text=3A3C-9D10']);
});

test('keeps the search text in the URL, and shows that nothing was found', async () => {
  onCall('get', '/staff-search', emptyResponse);
  const { user } = renderApplication('/dashboard/find');
  await user.type(await screen.findByRole('searchbox'), 'xyz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(window.location.search).toBe('?q=xyz');
});
