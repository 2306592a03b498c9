import { screen } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { product, sellerOfProduct } from '../../support/fixtures';
import { json, onCall, errorResponse } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/seller/uid-sam/products', [product]);
});
afterEach(() => setConfiguration(publicConfiguration));

const findTitle = () => screen.findByRole('heading', { level: 1 });

test('shows the seller, the member date and the verification', async () => {
  onCall('get', '/seller/uid-sam', sellerOfProduct);
  renderApplication('/seller/uid-sam');
  expect(await findTitle()).toHaveTextContent('Sam Seller');
  const page = screen.getByRole('main');
  expect(page).toHaveTextContent(/Verified on February 3, 2026: a Secondhand administrator/);
  expect(page).toHaveTextContent('Member since November 2025 · 3 watches sold');
  expect(screen.getAllByRole('img', { name: 'Verified seller' })[0]).toBeVisible();
});

test('shows the verification even if its date is unknown', async () => {
  onCall('get', '/seller/uid-sam', { ...sellerOfProduct, verifiedAt: null });
  renderApplication('/seller/uid-sam');
  expect(await findTitle()).toBeVisible();
  expect(screen.getByText(/^Verified: a Secondhand administrator/)).toBeVisible();
});

test('shows no verification for an unverified seller', async () => {
  onCall('get', '/seller/uid-sam/products', []);
  onCall('get', '/seller/uid-sam', { ...sellerOfProduct, verified: false, sold: 1 });
  renderApplication('/seller/uid-sam');
  expect(await findTitle()).toBeVisible();
  expect(screen.getByText(/1 watch sold/)).toBeVisible();
  expect(screen.queryByText(/administrator/)).not.toBeInTheDocument();
  expect(await screen.findByText('Nothing is for sale right now.')).toBeVisible();
});

test('shows that a new seller has not sold anything yet', async () => {
  onCall('get', '/seller/uid-sam', { ...sellerOfProduct, sold: 0 });
  renderApplication('/seller/uid-sam');
  expect(await screen.findByText(/No watch sold yet/)).toBeVisible();
});

test("shows the seller's products with links", async () => {
  onCall('get', '/seller/uid-sam', sellerOfProduct);
  renderApplication('/seller/uid-sam');
  const [, name] = await screen.findAllByRole('link', { name: 'Omega Seamaster' });
  expect(name).toHaveAttribute('href', '/product/product-1');
  expect(screen.queryByRole('link', { name: 'Show more watches' })).not.toBeInTheDocument();
});

test('shows 24 products first, and more on demand', async () => {
  onCall('get', '/seller/uid-sam', sellerOfProduct);
  const products = Array.from({ length: 30 }, (_, index) => ({
    ...product,
    _id: `product-${index}`,
  }));
  const requests = onCall('get', '/seller/uid-sam/products', products);
  const { user } = renderApplication('/seller/uid-sam');
  const moreLink = await screen.findByRole('link', { name: 'Show more watches' });
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await user.click(moreLink);
  expect(await screen.findAllByRole('article')).toHaveLength(30);
  // Requests one product more than it shows, to know whether there are more.
  expect(requests.map(({ path }) => path)).toEqual(
    [25, 49].map((limit) => `/seller/uid-sam/products?limit=${limit}`),
  );
});

test.each([
  [404, 'There is no such seller'],
  [410, 'This seller has left the marketplace'],
])('after the status %i the page shows: %s', async (status, text) => {
  onCall('get', '/seller/uid-sam', () => errorResponse(status, 'No.'));
  renderApplication('/seller/uid-sam');
  expect(await findTitle()).toHaveTextContent(text);
});

test('offers Retry when the seller cannot be loaded', async () => {
  onCall('get', '/seller/uid-sam', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json(sellerOfProduct),
  );
  const { user } = renderApplication('/seller/uid-sam');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this seller. No.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Sam Seller/ })).toBeVisible();
});
