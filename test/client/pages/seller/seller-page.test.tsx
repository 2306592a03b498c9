import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { buyer, product, sellerOfProduct } from '../../support/fixtures';
import { deferResponse, json, onCall, errorResponse } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

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

test('a buyer follows a seller by saving the search for their watches', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/seller/uid-sam', sellerOfProduct);
  onCall('get', '/seller/uid-sam/products', []);
  const query = 'seller=uid-sam';
  let saved: object[] = [];
  onCall('get', '/saved-searches', () => Response.json(saved));
  const requests = onCall('post', '/saved-searches', () => {
    saved = [{ id: '1', query, name: '', frequency: 'daily', newMatches: 0, createdAt: '' }];
    return Response.json({ acknowledged: true, insertedId: '1' });
  });
  const { user } = renderApplication('/seller/uid-sam');
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('link', { name: 'Following' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ query }]);
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

test('a visitor reports the answer to a review', async () => {
  onCall('get', '/seller/uid-sam', { ...sellerOfProduct, reviewCount: 1 });
  onCall('get', '/seller/uid-sam/reviews', [
    {
      id: 'review-1',
      by: 'buyer',
      authorName: 'Vera',
      rating: 2,
      text: 'Scratched.',
      photos: [],
      createdAt: '2026-11-20T10:00:00.000Z',
      productName: null,
      counted: true,
      reply: 'You liar.',
    },
  ]);
  const requests = onCall('post', '/reports', { acknowledged: true });
  const { user } = renderApplication('/seller/uid-sam');
  expect(await screen.findByRole('button', { name: 'Report this review' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Report this answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this answer?' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'harassment');
  await user.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), 'Rude.');
  await user.type(dialog.getByRole('textbox', { name: 'Your email address' }), 'vi@example.com');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(requests[0]?.body).toMatchObject({
      subjectType: 'review',
      subjectId: 'review-1',
      isAboutReply: true,
    }),
  );
});

test('more reviews that do not load are offered again', async () => {
  onCall('get', '/seller/uid-sam', { ...sellerOfProduct, reviewCount: 30 });
  const reviews = Array.from({ length: 30 }, (_, index) => ({
    id: `review-${index}`,
    by: 'buyer',
    authorName: 'Vera',
    rating: 5,
    text: 'As described.',
    photos: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    productName: null,
    counted: true,
    reply: null,
  }));
  const { respond, release } = deferResponse(() => errorResponse(400, 'No.'));
  onCall('get', '/seller/uid-sam/reviews', (request, count) =>
    count === 1 ? json(reviews.slice(0, 6)) : count === 2 ? respond(request, count) : json(reviews),
  );
  const { user } = renderApplication('/seller/uid-sam');
  const showMore = await screen.findByRole('button', { name: 'Show more reviews' });
  const shown = screen.getAllByRole('article', { name: 'Review by Vera' }).length;
  await user.click(showMore);
  expect(showMore).toBeDisabled();
  release();
  expect(await screen.findByText('We could not load more reviews. No.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.getAllByRole('article', { name: 'Review by Vera' }).length).toBeGreaterThan(
      shown,
    ),
  );
});

test('shows the rating, what buyers say and how reviews are checked', async () => {
  const rating = { average: 4.7, count: 3 };
  onCall('get', '/seller/uid-sam', { ...sellerOfProduct, rating, reviewCount: 3, cancelled: 1 });
  onCall('get', '/seller/uid-sam/reviews', [
    {
      id: 'review-1',
      by: 'buyer',
      authorName: '',
      rating: 5,
      text: 'As described.',
      photos: [],
      createdAt: '2026-11-20T10:00:00.000Z',
      productName: 'Omega Seamaster',
      counted: false,
      reply: 'Thank you.',
    },
  ]);
  renderApplication('/seller/uid-sam');
  expect(await screen.findByText(/★ 4\.7 from 3 reviews .* 1 sale cancelled/)).toBeVisible();
  const review = await screen.findByRole('article', { name: 'Review by Former member' });
  expect(review).toHaveTextContent(
    /As described\..*Not counted.*Answer of Sam Seller.*Thank you\./,
  );
  expect(screen.getByText(/^Only people who paid/)).toBeVisible();
});
