import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { product } from '../../support/fixtures';
import { errorResponse, json, onCall, type ReceivedRequest } from '../../support/api-stub';
import { currentUrl, renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();
beforeEach(() => setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] }));

const pageCount = 8;
const getPageNumber = ({ path }: ReceivedRequest) => Number(/after=(\d+)/.exec(path)?.[1] ?? 1);

/** Responds with one product a page. The cursor of a page is its number. */
function respondWithPage(request: ReceivedRequest) {
  const page = getPageNumber(request);
  return json(
    createSearchResponse({
      products: [{ ...product, _id: `product-${page}`, productName: `Watch ${page}` }],
      total: { count: pageCount, isExact: true },
      next: page < pageCount ? String(page + 1) : null,
    }),
  );
}

const findCard = (page: number) => screen.findByRole('article', { name: `Watch ${page}` });
const productLink = (page: number) =>
  within(screen.getByRole('heading', { name: `Watch ${page}` })).getByRole('link');
const findShowMore = () => screen.findByRole('link', { name: 'Show more watches' });

// The IntersectionObserver stub reports the end of a list as visible at once.
test('appends pages as the user scrolls, and waits for a click after six pages', async () => {
  const requests = onCall('get', '/search', respondWithPage);
  const { user } = renderApplication('/search?text=reef');
  await findCard(6);
  const button = await findShowMore();
  expect(button).toHaveAttribute('href', '/search?text=reef&after=7');
  expect(button).toHaveAttribute('rel', 'next');
  expect(requests).toHaveLength(6);

  await user.click(button);
  await findCard(7);
  await waitFor(() => expect(productLink(7)).toHaveFocus());
  await findCard(8);
  expect(screen.getAllByRole('article')).toHaveLength(8);
  expect(screen.queryByRole('link', { name: 'Show more watches' })).not.toBeInTheDocument();
  expect(screen.getByText('8 watches')).toBeVisible();
  expect(currentUrl()).toBe('/search?text=reef');
});

test('Back from a product shows all loaded pages at once', async () => {
  const requests = onCall('get', '/search', respondWithPage);
  const { user } = renderApplication('/search');
  await findCard(6);
  await user.click(productLink(4));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(currentUrl()).toBe('/product/product-4');
  window.history.back();
  await findCard(6);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(requests).toHaveLength(6);
});

test('a click loads a page that failed to load', async () => {
  onCall('get', '/search', (request, count) =>
    count === 2 ? errorResponse(400, 'Something is wrong.') : respondWithPage(request),
  );
  const { user } = renderApplication('/search');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not load more watches. Something is wrong.',
  );
  await user.click(await findShowMore());
  await findCard(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a list that starts at a later page links to the first', async () => {
  onCall('get', '/search', respondWithPage);
  const { user } = renderApplication('/search?text=reef&after=8');
  await findCard(8);
  await user.click(screen.getByRole('link', { name: 'Back to the first' }));
  await findCard(1);
  expect(currentUrl()).toBe('/search?text=reef');
});
