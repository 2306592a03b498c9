import { screen, waitFor, within } from '@testing-library/react';
import { buyer, category } from '../../support/fixtures';
import { json, onCall, errorResponse } from '../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

const otherCategory = { ...category, _id: 'category-2', name: 'Dive watches' };

beforeEach(() => {
  signIn(buyer, 'buyer');
  onCall('get', '/wishlist', null);
  onCall('get', '/categories', [category, otherCategory]);
  onCall('get', '/category/:id', ({ path }) =>
    json(path.endsWith(otherCategory._id) ? otherCategory : category),
  );
});

const findProductCard = (name: string) => screen.findByRole('article', { name });

test('requests one page of the category, not the complete list, from a server with search', async () => {
  const completeListRequests = onCall('get', '/products/:id', []);
  const calls = onCall('get', '/search', createSearchResponse());
  renderApplication('/category/category-1');
  expect(await findProductCard('Omega Seamaster')).toBeVisible();
  expect(screen.getByText('1 watch')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/search?category=category-1&order=newest']);
  expect(completeListRequests).toHaveLength(0);
});

test('Back first undoes the typed text, then the selected condition', async () => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/category/category-1');
  const field = await screen.findByRole('searchbox', { name: 'Search in this category' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'Good');
  await user.type(field, 'sea');
  await waitFor(() => expect(currentUrl()).toBe('/category/category-1?q=sea&condition=Good'));
  expect(field).toHaveFocus();
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/category/category-1?condition=Good'));
  await waitFor(() => expect(field).toHaveValue(''));
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/category/category-1'));
});

test('lists the invalid filters in the URL, with a link that removes them', async () => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/category/category-1?q=sea&condition=Broken&order=foo');
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent("condition=Broken and order=foo can't be read and are ignored.");
  await user.click(within(note).getByRole('link', { name: 'Remove them' }));
  await waitFor(() => expect(currentUrl()).toBe('/category/category-1?q=sea'));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('sends the filters and order of the URL to the server', async () => {
  const calls = onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/category/category-1?condition=Good&order=cheapest&after=x');
  await user.type(await screen.findByRole('searchbox'), 'sea');
  await waitFor(() =>
    expect(calls.at(-1)?.path).toBe(
      '/search?text=sea&category=category-1&condition=Good&order=priceUp',
    ),
  );
  expect(currentUrl()).toBe('/category/category-1?q=sea&condition=Good&order=cheapest');
  expect(screen.getByRole('link', { name: 'More filters' })).toHaveAttribute(
    'href',
    '/search?text=sea&category=category-1&condition=Good&order=priceUp',
  );
});

test('loads the next page by itself, and links to it for browsers without scripts', async () => {
  onCall('get', '/search', ({ path }) =>
    path.includes('after=cursor-2')
      ? errorResponse(400, 'Something is wrong.')
      : json(createSearchResponse({ next: 'cursor-2' })),
  );
  renderApplication('/category/category-1');
  expect(await screen.findByText(/We could not load more watches. Something/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Show more watches' });
  expect(link).toHaveAttribute('href', '/category/category-1?after=cursor-2');
});

test('links to the other categories', async () => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/category/category-1');
  const links = within(await screen.findByRole('navigation', { name: 'Categories' }));
  expect(await links.findByRole('link', { name: category.name })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(links.getByRole('link', { name: otherCategory.name }));
  expect(await screen.findByRole('heading', { name: 'Products Under Dive watches' })).toBeVisible();
});

test('distinguishes an empty category from filters without results', async () => {
  onCall('get', '/search', createSearchResponse({ products: [] }));
  const { user } = renderApplication('/category/category-1?condition=Fair');
  expect(await screen.findByText('No watches match')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show everything in this category' }));
  expect(await screen.findByText('Nothing is for sale here right now')).toBeVisible();
});

test('shows why loading failed and offers Retry', async () => {
  onCall('get', '/search', (_request, count) =>
    count === 1 ? errorResponse(400, 'Something is wrong.') : json(createSearchResponse()),
  );
  const { user } = renderApplication('/category/category-1');
  expect(await screen.findByText(/We could not load the watches/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findProductCard('Omega Seamaster')).toBeVisible();
});
