import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { SavedSearch } from '../../../../src/contract/finding/saved-search';
import { LazySaveSearch } from '../../../../src/client/features/saved-search/lazy-save-search';
import { savingWords } from '../../../../src/client/features/saved-search/save-search-words';
import { system } from '../../../../src/client/theme/system';
import { errorResponse, onCall } from '../../support/api-stub';
import { buyer, seller, userRecord } from '../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

let saved: Partial<SavedSearch>[];
beforeEach(() => {
  saved = [];
  onCall('get', '/saved-searches', () => Response.json(saved));
});

const onSave = () =>
  onCall('post', '/saved-searches', () => {
    saved = [
      {
        id: '1',
        query: 'text=reef&priceTo=300',
        name: 'reef',
        frequency: 'daily',
        newMatches: 0,
        createdAt: '2026-11-20T10:00:00Z',
      },
    ];
    return Response.json({ acknowledged: true, insertedId: '1' });
  });
const findButton = () => screen.findByRole('button', { name: 'Save this search' });
const nothing = { products: [], total: { count: 0, isExact: true } };

test.each([
  ['with results', {}],
  ['without results', nothing],
  ['for a watch that was sold', { sold: [{ id: '1', productName: 'Reef', sellingPrice: '90' }] }],
])('a buyer saves a search %s, without its order', async (_what, response) => {
  signIn(buyer, 'buyer');
  onCall('get', '/search', createSearchResponse(response));
  const requests = onSave();
  const { user } = renderApplication('/search?text=reef&priceTo=300&order=newest');
  await user.click(await findButton());
  expect(await screen.findByRole('link', { name: 'Search saved' })).toHaveAttribute(
    'href',
    '/dashboard/saved-searches',
  );
  expect(requests.map(({ body }) => body)).toEqual([{ query: 'text=reef&priceTo=300' }]);
});

test.each([
  [true, /^Search saved\. You get an email/],
  [false, /^Search saved\. Confirm your email address/],
])('with the address confirmed: %s, says "%s"', async (emailConfirmed, text) => {
  signIn(buyer, 'buyer');
  onCall('get', '/user/:email', { ...userRecord(buyer, { role: 'buyer' }), emailConfirmed });
  onCall('get', '/search', createSearchResponse());
  onSave();
  const { user } = renderApplication('/search?text=reef&priceTo=300');
  await user.click(await findButton());
  expect(await screen.findAllByText(text)).not.toEqual([]);
});

test('a visitor signs in, and comes back to a saved search', async () => {
  onCall('get', '/search', createSearchResponse());
  const requests = onSave();
  const visit = renderApplication('/search?text=reef&priceTo=300');
  await visit.user.click(await findButton());
  await waitFor(() => expect(currentUrl()).toBe('/login'));
  expect(requests).toEqual([]);
  cleanup();
  signIn(buyer, 'buyer');
  renderApplication('/search?text=reef&priceTo=300');
  expect(await screen.findByRole('link', { name: 'Search saved' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a corrected search is saved as corrected', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/search', createSearchResponse({ didYouMean: 'reef', isCorrected: true }));
  const requests = onSave();
  const { user } = renderApplication('/search?text=reeef');
  await user.click(await findButton());
  await waitFor(() => expect(requests[0]?.body).toEqual({ query: 'text=reef' }));
});

test('a failure is shown, and the search can be saved again', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/search', createSearchResponse());
  onCall('post', '/saved-searches', () => errorResponse(409, 'You have 50 saved searches.'));
  const { user } = renderApplication('/search?text=reef');
  await user.click(await findButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 50 saved searches.');
  expect(await findButton()).toBeEnabled();
});

test.each([
  ['a search for everything', () => signIn(buyer, 'buyer'), '/search?order=newest'],
  ['a seller', () => signIn(seller, 'seller'), '/search?text=reef'],
])('%s has no such button', async (_what, prepare, path) => {
  prepare();
  onCall('get', '/search', createSearchResponse());
  renderApplication(path);
  expect(await screen.findByRole('article', { name: 'Omega Seamaster' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument(),
  );
});

test('the server renders a button that keeps a press, outside of what hydrates later', () => {
  const html = renderToString(
    <ChakraProvider value={system}>
      <LazySaveSearch search={{ text: 'reef' }} words={savingWords} />
    </ChakraProvider>,
  );
  expect(html).toMatch(/<button [^>]*data-pending/);
  // The mark of a Suspense boundary.
  expect(html).not.toContain('<!--$');
});

test('the button without results stands alone, so that a press on it never reaches a link', async () => {
  onCall('get', '/search', createSearchResponse(nothing));
  renderApplication('/search?text=reef');
  expect((await findButton()).parentElement?.children).toHaveLength(1);
});
