import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../support/configuration';
import { buyer, order, product, seller, wishlistEntry } from '../../../support/fixtures';
import { onCall } from '../../../support/api-stub';
import { renderApplication, signIn } from '../../../support/render-application';

afterEach(() => setConfiguration(publicConfiguration));

const tables = [
  { title: 'My Orders', address: '/dashboard/my-orders', person: buyer, role: 'buyer' },
  { title: 'My WishList', address: '/dashboard/my-wishlist', person: buyer, role: 'buyer' },
  { title: 'My Products', address: '/dashboard/my-products', person: seller, role: 'seller' },
] as const;

async function readProductLinks({ address: pagePath, person, role }: (typeof tables)[number]) {
  signIn(person, role);
  onCall('get', '/myorders/:uid', [order]);
  onCall('get', '/wishlist/:email', [wishlistEntry]);
  onCall('get', '/my-products/:email', [product]);
  onCall('get', '/away', { until: null });
  onCall('get', '/listings', {
    listings: [{ ...product, state: 'forSale' }],
    counts: { draft: 0, forSale: 1, paused: 0, booked: 0, sold: 0, refunded: 0 },
  });
  renderApplication(pagePath);
  const table = within(await screen.findByRole('table'));
  return table
    .queryAllByRole('link', { name: product.productName })
    .map((link) => link.getAttribute('href'));
}

describe.each(tables)('$title', (table) => {
  test('links the picture and the name to the product page', async () => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    expect(await readProductLinks(table)).toEqual(['/product/product-1', '/product/product-1']);
  });

  test('has no links if products have no pages', async () => {
    expect(await readProductLinks(table)).toEqual([]);
  });
});
