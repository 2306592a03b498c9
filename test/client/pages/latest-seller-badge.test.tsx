import { screen, waitFor, within } from '@testing-library/react';
import { product, seller } from '../support/fixtures';
import { json, onCall, errorResponse } from '../support/api-stub';
import { renderApplication } from '../support/render-application';

beforeEach(() => onCall('get', '/categories', []));

/** A product that was listed before its seller was verified. */
const createUnverifiedListing = (_id: string, sellerEmail: string) => ({
  ...product,
  _id,
  productName: `Watch ${_id}`,
  sellerStatus: false,
  sellerEmail,
});

const queryBadge = (name: string) =>
  within(screen.getByRole('article', { name })).queryByRole('img', { name: 'Verified seller' });

test('the badge appears for a seller verified after the listing, with one request per seller', async () => {
  onCall('get', '/ads', [
    createUnverifiedListing('1', seller.email),
    createUnverifiedListing('2', 'una@example.com'),
    createUnverifiedListing('3', seller.email),
    createUnverifiedListing('4', ''),
    product,
  ]);
  const requests = onCall('get', '/user/:email', ({ path }) =>
    json({ role: 'seller', verified: path.endsWith(encodeURIComponent(seller.email)) }),
  );
  renderApplication('/');
  await waitFor(() => expect(queryBadge('Watch 1')).toBeVisible());
  expect(queryBadge('Watch 3')).toBeVisible();
  expect(queryBadge('Omega Seamaster')).toBeVisible();
  expect(queryBadge('Watch 2')).toBeNull();
  expect(queryBadge('Watch 4')).toBeNull();
  expect(requests.map(({ path }) => path).sort()).toEqual([
    '/user/sam%40example.com',
    '/user/una%40example.com',
  ]);
});

test('the badge stays hidden when the server rejects the request, which is not repeated', async () => {
  onCall('get', '/ads', [
    createUnverifiedListing('1', seller.email),
    createUnverifiedListing('2', 'una@example.com'),
  ]);
  const requests = onCall('get', '/user/:email', ({ path }) =>
    path.includes('una')
      ? json({ role: 'buyer', verified: true })
      : errorResponse(403, 'This belongs to another user.'),
  );
  const { user } = renderApplication('/');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(queryBadge('Watch 1')).toBeNull();
  expect(queryBadge('Watch 2')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
  await user.click((await screen.findAllByRole('link', { name: 'Home' }))[0]!);
  expect(await screen.findByRole('article', { name: 'Watch 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests).toHaveLength(2);
});
