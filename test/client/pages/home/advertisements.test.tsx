import { screen, waitFor, within } from '@testing-library/react';
import { category, product } from '../../support/fixtures';
import { deferResponse, json, onCall, errorResponse } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';

beforeEach(() => onCall('get', '/categories', [category]));

const findSection = () => screen.findByRole('region', { name: 'Advertisements' });

test('shows a spinner while the advertisements load', async () => {
  const { respond, release } = deferResponse({ data: [product] });
  onCall('get', '/ads', respond);
  renderApplication('/');
  expect(await screen.findByText('Loading the advertisements')).toBeInTheDocument();
  release();
  expect(await findSection()).toBeVisible();
  expect(screen.queryByText('Loading the advertisements')).not.toBeInTheDocument();
});

test('shows a card for each advertised product', async () => {
  const casio = { ...product, _id: 'product-2', productName: 'Casio F-91W' };
  onCall('get', '/ads', { data: [product, casio] });
  renderApplication('/');
  const cards = within(await findSection()).getAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
    'Omega Seamaster',
    'Casio F-91W',
  ]);
  expect(cards[0]).toHaveTextContent('Dhaka');
});

test('the page has no section of advertisements when nothing is advertised', async () => {
  const calls = onCall('get', '/ads', { data: [] });
  renderApplication('/');
  expect(await screen.findByRole('heading', { name: 'Dress watches' })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  await waitFor(() =>
    expect(screen.queryByText('Loading the advertisements')).not.toBeInTheDocument(),
  );
  expect(screen.queryByText('Advertisements')).not.toBeInTheDocument();
});

test('offers Retry when the advertisements cannot be loaded, and then shows them', async () => {
  onCall('get', '/ads', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json({ data: [product] }),
  );
  const { user } = renderApplication('/');
  expect(await screen.findByText(/We could not load the advertisements/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findSection()).toBeVisible();
});

test.each([
  ['an error response', () => errorResponse(400, 'Not today.'), 'Not today.'],
  ['a response that is not a list', () => json({ ads: [] }), 'Please try again in a moment.'],
])('after %s, shows the cause and does not mention the connection', async (_, respond, message) => {
  const logError = jest.spyOn(console, 'error').mockReturnValue();
  onCall('get', '/ads', respond);
  renderApplication('/');
  const alert = await screen.findByText(/We could not load the advertisements/);
  expect(alert).toHaveTextContent(message);
  expect(alert).not.toHaveTextContent('connection');
  logError.mockRestore();
});

test('shows the first 24 advertisements, and more on demand', async () => {
  const products = Array.from({ length: 30 }, (_, index) => ({
    ...product,
    _id: `product-${index}`,
  }));
  onCall('get', '/ads', { data: products });
  const { user } = renderApplication('/');
  expect(within(await findSection()).getAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('link', { name: 'Show more advertisements' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
  expect(screen.queryByRole('link', { name: 'Show more advertisements' })).not.toBeInTheDocument();
});

describe('on a server that sends 24 advertisements a page', () => {
  const createProducts = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...product, _id: `product-${from + index}` }));

  function servePages({ failsOnce = false } = {}) {
    let fails = failsOnce;
    return onCall('get', '/ads', ({ path }) => {
      if (path.includes('after')) {
        if (fails) {
          fails = false;
          return errorResponse(400, 'Not now.');
        }
        return json({ data: createProducts(24, 6) });
      }
      const first = json({ data: createProducts(0, 24) });
      first.headers.set('Link', '</api/ads?after=1-product-23>; rel="next"');
      return first;
    });
  }
  const findShowMore = () => screen.findByRole('link', { name: 'Show more advertisements' });

  test('requests only the first page, and the next one on demand', async () => {
    const calls = servePages();
    const { user } = renderApplication('/');
    expect(within(await findSection()).getAllByRole('article')).toHaveLength(24);
    expect(calls.map(({ path }) => path)).toEqual(['/ads']);
    await user.click(await findShowMore());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
    expect(calls.map(({ path }) => path).slice(1)).toEqual(['/ads', '/ads?after=1-product-23']);
    expect(screen.queryByRole('link', { name: /Show more/ })).not.toBeInTheDocument();
  });

  test('keeps the first page when the next one cannot be loaded, and offers Retry', async () => {
    servePages({ failsOnce: true });
    const { user } = renderApplication('/');
    await user.click(await findShowMore());
    expect(await screen.findByText(/We could not load more advertisements/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
  });
});
