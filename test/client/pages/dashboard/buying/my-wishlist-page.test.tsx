import { screen, waitFor } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { deviceWishes } from '../../../../../src/client/services/storage/device-wishes';
import { publicConfiguration } from '../../../support/configuration';
import { buyer, product, wishlistEntry } from '../../../support/fixtures';
import { brokenConnection, deferResponse, onCall, errorResponse } from '../../../support/api-stub';
import { renderApplication, signIn } from '../../../support/render-application';
import { readTable } from '../../../support/table';

const pagePath = '/dashboard/my-wishlist';

beforeEach(() => signIn(buyer, 'buyer'));
afterEach(() => setConfiguration(publicConfiguration));

test('lists the entries, each with a link to the payment page', async () => {
  const requests = onCall('get', '/wishlist/:email', [wishlistEntry]);
  renderApplication(pagePath);
  expect(await readTable('your wishlist')).toEqual([
    ['No.', 'Image', 'Name', 'Location', 'Price', 'Purchase'],
    ['1', '', 'Omega Seamaster', 'Dhaka', '$1,200', 'Purchase'],
  ]);
  expect(screen.getByRole('link', { name: 'Purchase Omega Seamaster' })).toHaveAttribute(
    'href',
    '/dashboard/payment/product-1',
  );
  expect(requests[0]?.path).toBe('/wishlist/bea%40example.com');
});

test.each([
  ['the search', ['extensions'], '/search'],
  ['the categories if there is no search', [], '/#categories'],
] as const)('an empty wishlist leads to %s', async (_target, capabilities, href) => {
  setConfiguration({ ...publicConfiguration, capabilities: [...capabilities] });
  onCall('get', '/wishlist/:email', []);
  renderApplication(pagePath);
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a watch' })).toHaveAttribute('href', href);
});

test('offers Retry when the wishlist cannot be loaded', async () => {
  onCall('get', '/wishlist/:email', () => errorResponse(400, 'No.'));
  renderApplication(pagePath);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your wishlist.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

describe('if the server can remove wishlist entries', () => {
  const otherEntry = {
    ...wishlistEntry,
    _id: 'wish-2',
    productId: 'product-2',
    productName: 'Seiko 5',
  };
  let wishes: (typeof wishlistEntry)[];

  beforeEach(() => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    wishes = [wishlistEntry, otherEntry];
    onCall('get', '/wishlist/:email', () => Response.json(wishes));
  });

  const readNamesAndActions = async () => {
    const [, ...rows] = await readTable('your wishlist');
    return rows.map(([, , name, , , purchase]) => [name, purchase]);
  };

  test('removes an entry in place, and Undo restores it there', async () => {
    const removalRequests = onCall('delete', '/wishes/:id', () => {
      wishes = [otherEntry];
      return Response.json({ acknowledged: true, deletedCount: 1 });
    });
    const additionRequests = onCall('post', '/wishlist', () => {
      wishes = [{ ...wishlistEntry, _id: 'wish-3' }, otherEntry];
      return Response.json({ acknowledged: true, insertedId: 'wish-3' });
    });
    const { user } = renderApplication(pagePath);
    await user.click(await screen.findByRole('button', { name: 'Remove Omega Seamaster' }));
    const undo = await screen.findByRole('button', { name: 'Undo: keep Omega Seamaster' });
    expect(await readNamesAndActions()).toEqual([
      ['Omega Seamaster', 'Removed from your wishlist.Undo'],
      ['Seiko 5', 'PurchaseRemove'],
    ]);
    expect(removalRequests.map(({ path }) => path)).toEqual(['/wishes/product-1']);

    await user.click(undo);
    await screen.findByRole('button', { name: 'Remove Omega Seamaster' });
    expect(await readNamesAndActions()).toEqual([
      ['Omega Seamaster', 'PurchaseRemove'],
      ['Seiko 5', 'PurchaseRemove'],
    ]);
    expect(additionRequests.map(({ body }) => body)).toMatchObject([
      { productId: 'product-1', productName: 'Omega Seamaster', wishedById: 'uid-bea' },
    ]);
  });

  test('removes the entry from the device too', async () => {
    deviceWishes.save(product);
    onCall('delete', '/wishes/:id', { acknowledged: true, deletedCount: 1 });
    const { user } = renderApplication(pagePath);
    await user.click(await screen.findByRole('button', { name: 'Remove Omega Seamaster' }));
    await screen.findByRole('button', { name: 'Undo: keep Omega Seamaster' });
    expect(deviceWishes.has(product._id)).toBe(false);
  });

  test('keeps the row of the last removed entry, with Undo', async () => {
    wishes = [wishlistEntry];
    const requests = onCall('get', '/wishlist/:email', () => Response.json(wishes));
    onCall('delete', '/wishes/:id', () => {
      wishes = [];
      return Response.json({ acknowledged: true, deletedCount: 1 });
    });
    const { user } = renderApplication(pagePath);
    await user.click(await screen.findByRole('button', { name: 'Remove Omega Seamaster' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Undo: keep Omega Seamaster' })).toBeEnabled();
    expect(screen.queryByText('Your wishlist is empty')).not.toBeInTheDocument();
  });

  test('shows that a removal got no response, and allows another try', async () => {
    onCall('delete', '/wishes/:id', brokenConnection);
    const { user } = renderApplication(pagePath);
    await user.click(await screen.findByRole('button', { name: 'Remove Seiko 5' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not removed from your wishlist.');
    expect(screen.getByRole('button', { name: 'Remove Seiko 5' })).toBeEnabled();
  });

  test('shows that a removal failed after the page was left', async () => {
    const pendingResponse = deferResponse(brokenConnection);
    const removalRequests = onCall('delete', '/wishes/:id', pendingResponse.respond);
    const { user } = renderApplication(pagePath);
    await user.click(await screen.findByRole('button', { name: 'Remove Seiko 5' }));
    await waitFor(() => expect(removalRequests).toHaveLength(1));
    await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
    pendingResponse.release();
    expect(
      await screen.findByText('Not removed from your wishlist. Please try again.'),
    ).toBeInTheDocument();
  });
});
