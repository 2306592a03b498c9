import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { wishlistEntry as createEntry } from '../../../../src/client/features/wishlist/wishlist-entry';
import { deviceWishes } from '../../../../src/client/services/storage/device-wishes';
import { buyer, category, product, seller, wishlistEntry } from '../../support/fixtures';
import { brokenConnection, deferResponse, json, onCall } from '../../support/api-stub';
import { press } from '../../support/press';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  onCall('get', '/ads', { data: [product] });
  onCall('get', '/categories', [category]);
});

async function clickAdd() {
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/');
  await press(user, 'Add to Wishlist');
  return user;
}

test('sends a visitor to Login', async () => {
  renderApplication('/');
  const link = await screen.findByRole('link', { name: 'Add to Wishlist' });
  expect(link).toHaveAttribute('href', '/login');
});

test('explains to a seller why the button is disabled', async () => {
  signIn({ ...seller, uid: 'uid-sue' }, 'seller');
  renderApplication('/');
  const button = await screen.findByRole('button', {
    name: 'Add to Wishlist',
    description: 'Only buyers can keep a wishlist.',
  });
  expect(button).toBeDisabled();
});

test('the button is disabled while the wishlist is being checked', async () => {
  const { respond, release } = deferResponse(null);
  const requests = onCall('get', '/wishlist', respond);
  signIn(buyer, 'buyer');
  renderApplication('/');
  await waitFor(() => expect(requests).toHaveLength(1));
  const button = screen.getByRole('button', { name: 'Add to Wishlist' });
  expect(button).toBeDisabled();
  release();
  await waitFor(() => expect(button).toBeEnabled());
});

test('adds the product with the specified payload and shows a success message', async () => {
  onCall('get', '/wishlist', null);
  const wishRequests = onCall('post', '/wishlist', { acknowledged: true });
  await clickAdd();
  expect(await screen.findByText('Product Added to Wishlist!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  const { _id, ...fields } = product;
  expect(wishRequests.map(({ body }) => body)).toEqual([
    {
      ...fields,
      productId: _id,
      wishedById: 'uid-bea',
      wishedByName: 'Bea Buyer',
      wishedByEmail: 'bea@example.com',
      wishedByPhoto: '/images/bea.webp',
    },
  ]);
});

test('the button starts as added when the product is on the wishlist already', async () => {
  const requests = onCall('get', '/wishlist', wishlistEntry);
  signIn(buyer, 'buyer');
  renderApplication('/');
  expect(await screen.findByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  expect(requests.map(({ path }) => path)).toEqual([
    '/wishlist?productId=product-1&&userId=uid-bea',
  ]);
  expect(screen.queryByText('Product Added to Wishlist!')).not.toBeInTheDocument();
});

test.each([
  ['the server does not acknowledge it', () => json({ acknowledged: false })],
  ['no response arrives', brokenConnection],
])('shows no toast when %s, and can be tried again', async (_name, failure) => {
  onCall('get', '/wishlist', null);
  onCall('post', '/wishlist', (_request, count) =>
    count === 1 ? failure() : json({ acknowledged: true }),
  );
  const user = await clickAdd();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not added to your wishlist.');
  expect(screen.queryByText('Product Added to Wishlist!')).not.toBeInTheDocument();
  await press(user, 'Add to Wishlist');
  expect(await screen.findByText('Product Added to Wishlist!')).toBeInTheDocument();
});

test('the button starts as added while the wishlist entry is still only on the device', async () => {
  deviceWishes.save(product);
  const requests = onCall('get', '/wishlist', null);
  signIn(buyer, 'buyer');
  renderApplication('/');
  expect(await screen.findByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  expect(requests).toHaveLength(0);
});

describe('a user who left the page while the request was pending', () => {
  async function addAndLeave(answer: Parameters<typeof deferResponse>[0]) {
    onCall('get', '/wishlist', null);
    const pendingResponse = deferResponse(answer);
    const wishRequests = onCall('post', '/wishlist', pendingResponse.respond);
    await clickAdd();
    await waitFor(() => expect(wishRequests).toHaveLength(1));
    fireEvent.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
    await waitFor(() => expect(currentUrl()).toBe('/blog'));
    pendingResponse.release();
  }

  test('sees that the product is on the wishlist', async () => {
    await addAndLeave({ acknowledged: true });
    expect(await screen.findByText('Product Added to Wishlist!')).toBeInTheDocument();
    expect(screen.queryByText(/^Not added/)).not.toBeInTheDocument();
  });

  test('sees that the product was not added to the wishlist', async () => {
    await addAndLeave(brokenConnection);
    expect(
      await screen.findByText('Not added to your wishlist. Please try again.'),
    ).toBeInTheDocument();
  });
});

test('does not check the wishlist for a card before it is visible', async () => {
  const original = window.IntersectionObserver;
  const scrollIntoView = new Set<() => void>();
  class InvisibleAtFirstObserver {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(): void {
      this.report([{ isIntersecting: false }]);
      // A busy page reports late, and all changes at once.
      scrollIntoView.add(() => this.report([{ isIntersecting: false }, { isIntersecting: true }]));
    }
    disconnect(): void {}
  }
  Object.assign(window, { IntersectionObserver: InvisibleAtFirstObserver });
  const requests = onCall('get', '/wishlist', wishlistEntry);
  signIn(buyer, 'buyer');
  renderApplication('/');
  await waitFor(() => expect(scrollIntoView.size).toBe(1));
  expect(screen.getByRole('button', { name: 'Add to Wishlist' })).toBeDisabled();
  expect(requests).toHaveLength(0);
  act(() => scrollIntoView.forEach((report) => report()));
  expect(await screen.findByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  expect(requests).toHaveLength(1);
  Object.assign(window, { IntersectionObserver: original });
});

test('a wishlist entry has only the fields of the specification', () => {
  const entry = createEntry({ ...product, booked: false, totalSales: 0 }, buyer);
  const extras = ['_id', 'booked', 'totalSales'].filter((field) => field in entry);
  expect(extras).toEqual([]);
});
