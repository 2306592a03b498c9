import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../../../../src/client/api/store';
import { DeviceWishMerger } from '../../../../src/client/app/device-wish-merger';
import { Toasts } from '../../../../src/client/app/toasts';
import { VisitorWishButton } from '../../../../src/client/features/wishlist/visitor-wish-button';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { deviceWishes } from '../../../../src/client/services/storage/device-wishes';
import { sessionChanged } from '../../../../src/client/session/session-slice';
import type { AuthUser, Role } from '../../../../src/contract/accounts/user';
import { publicConfiguration } from '../../support/configuration';
import { buyer, category, product, seller } from '../../support/fixtures';
import { brokenConnection, json, onCall, errorResponse } from '../../support/api-stub';
import { press } from '../../support/press';
import { renderApplication } from '../../support/render-application';
import { ThemeWrapper } from '../../support/theme-wrapper';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/ads', { data: [product] });
  onCall('get', '/categories', [category]);
});
afterEach(() => setConfiguration(publicConfiguration));

const savedIds = () => deviceWishes.list().map(({ _id }) => _id);

test("a visitor's wishlist entry is stored on the device, with a link to sign in", async () => {
  const { user } = renderApplication('/');
  await press(user, 'Add to Wishlist');
  expect(screen.getByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  expect(screen.getByText(/Saved on this device/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(savedIds()).toEqual(['product-1']);
});

test('a wishlist entry already on the device is shown as added', async () => {
  deviceWishes.save(product);
  renderApplication('/');
  expect(await screen.findByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
});

test('lets a visitor remove a wishlist entry and undo the removal', async () => {
  deviceWishes.save(product);
  render(
    <ThemeWrapper>
      <MemoryRouter>
        <VisitorWishButton product={product} removable />
      </MemoryRouter>
    </ThemeWrapper>,
  );
  act(() => screen.getByRole('button', { name: 'Remove Omega Seamaster' }).click());
  const undo = await screen.findByRole('button', { name: 'Undo: keep Omega Seamaster' });
  expect(screen.getByRole('status')).toHaveTextContent('Removed from your wishlist.');
  expect(savedIds()).toEqual([]);
  act(() => undo.click());
  expect(await screen.findByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  expect(savedIds()).toEqual(['product-1']);
});

describe('after a sign-in', () => {
  const signInAction = (user: AuthUser, role: Role) =>
    sessionChanged({ status: 'signedIn', user, role, verified: false });

  function renderSignedIn(user: AuthUser, role: Role) {
    const store = createStore();
    store.dispatch(signInAction(user, role));
    render(
      <ThemeWrapper>
        <Provider store={store}>
          <Toasts />
          <DeviceWishMerger />
        </Provider>
      </ThemeWrapper>,
    );
    return store;
  }
  const otherProduct = { ...product, _id: 'product-2' };

  test("moves the entries on the device to the buyer's wishlist and reports unavailable products", async () => {
    [product, otherProduct].forEach(deviceWishes.save);
    const wishRequests = onCall('post', '/wishlist', ({ body }) =>
      (body as { productId: string }).productId === otherProduct._id
        ? errorResponse(404, 'This watch is no longer available.')
        : json({ acknowledged: true, insertedId: 'wish-1' }),
    );
    renderSignedIn(buyer, 'buyer');
    expect(
      await screen.findByText('Added to your wishlist from this device: 1 watch.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Saved on this device, but no longer for sale: 1 watch.'),
    ).toBeInTheDocument();
    expect(savedIds()).toEqual([]);
    expect(wishRequests.map(({ body }) => body)).toMatchObject([
      { productId: 'product-1', wishedById: 'uid-bea' },
      { productId: 'product-2', wishedById: 'uid-bea' },
    ]);
  });

  test('drops the entries for watches that the buyer sells', async () => {
    [{ ...otherProduct, uid: buyer.uid }, product].forEach(deviceWishes.save);
    const wishRequests = onCall('post', '/wishlist', { acknowledged: true, insertedId: 'wish-1' });
    renderSignedIn(buyer, 'buyer');
    await waitFor(() => expect(savedIds()).toEqual([]));
    expect(wishRequests.map(({ body }) => body)).toMatchObject([{ productId: 'product-1' }]);
  });

  test('keeps the entries while offline and moves them when the connection is back', async () => {
    deviceWishes.save(product);
    const wishRequests = onCall('post', '/wishlist', (_request, count) =>
      count === 1 ? brokenConnection() : json({ acknowledged: true, insertedId: 'wish-1' }),
    );
    renderSignedIn(buyer, 'buyer');
    await waitFor(() => expect(wishRequests).toHaveLength(1));
    expect(savedIds()).toEqual(['product-1']);
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(savedIds()).toEqual([]);
    });
  });

  test.each(['seller', 'Admin'] as const)(
    'leaves the entries of a %s on the device until a buyer signs in',
    async (role) => {
      deviceWishes.save(product);
      const wishRequests = onCall('post', '/wishlist', {
        acknowledged: true,
        insertedId: 'wish-1',
      });
      const store = renderSignedIn(seller, role);
      // A request for the first user would be sent before the request for the buyer.
      act(() => void store.dispatch(signInAction(buyer, 'buyer')));
      await waitFor(() => expect(savedIds()).toEqual([]));
      expect(wishRequests.map(({ body }) => body)).toMatchObject([{ wishedById: 'uid-bea' }]);
    },
  );
});
