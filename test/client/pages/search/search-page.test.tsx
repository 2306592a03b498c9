import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { deferResponse, json, onCall, errorResponse } from '../../support/api-stub';
import { currentUrl, renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

const findCard = (name: string) => screen.findByRole('article', { name });
const getChips = () => within(screen.getByRole('list', { name: 'Active filters' }));
const searchText = () => new URLSearchParams(window.location.search).get('text');
const getFilter = (name: RegExp) =>
  within(screen.getByRole('complementary', { name: 'Filters' })).getByLabelText(name);

test('searches with the parameters of the URL, and names the invalid ones', async () => {
  const requests = onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication(
    '/search?text=reef&condition=Good&priceFrom=cheap&order=best&verified=1',
  );
  expect(await findCard('Omega Seamaster')).toBeVisible();
  expect(requests[0]?.path).toBe('/search?text=reef&condition=Good&verified=1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “reef”');
  expect(screen.getByText('1 watch')).toBeVisible();
  expect(document.title).toBe('reef - Think. Feel. Resell.');
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent("priceFrom=cheap and order=best can't be read and are ignored.");
  await user.click(within(note).getByRole('link', { name: 'Remove them' }));
  await waitFor(() => expect(currentUrl()).toBe('/search?text=reef&condition=Good&verified=1'));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('words that are interpreted as filters are shown as chips, and removing a chip removes its words', async () => {
  const interpreted = [
    { words: 'under $300', priceTo: 300 },
    { words: '100-200', priceFrom: 100, priceTo: 200 },
    { words: 'cheap', order: 'priceUp' as const },
  ];
  onCall('get', '/search', ({ path }) =>
    json(createSearchResponse(path.includes('cheap') ? { interpreted } : {})),
  );
  const { user } = renderApplication('/search?text=cheap omega under $300, 100-200');
  const chip = (name: RegExp) => getChips().getByRole('link', { name });
  await findCard('Omega Seamaster');
  expect(chip(/^\$100–\$200/)).toBeVisible();
  expect(chip(/^Lowest price first/)).toBeVisible();
  const order = screen.getByRole('combobox', { name: 'Order' });
  expect(order).toHaveDisplayValue('Price: low to high');
  await user.click(chip(/^Under \$300/));
  await waitFor(() => expect(searchText()).toBe('cheap omega , 100-200'));
  await user.selectOptions(order, 'Best match');
  await waitFor(() => expect(searchText()).toBe('omega , 100-200'));
  await waitFor(() => expect(order).toHaveDisplayValue('Best match'));
});

test('what the text excludes or says about size is a chip too', async () => {
  const interpreted = [
    { words: 'but not black', label: 'not black' },
    { words: '41.5mm', label: '41.5 mm' },
  ];
  onCall('get', '/search', createSearchResponse({ interpreted }));
  const { user } = renderApplication('/search?text=diver but not black 41.5mm');
  expect(await getChips().findByRole('link', { name: /^41\.5 mm/ })).toBeVisible();
  await user.click(getChips().getByRole('link', { name: /^not black/ }));
  await waitFor(() => expect(searchText()).toBe('diver 41.5mm'));
});

test('what was sold is shown with its price above similar watches', async () => {
  const sold = [{ id: 'sold', productName: 'Kestrin Salon 36', sellingPrice: '640' }];
  onCall('get', '/search', createSearchResponse({ sold, droppedWords: ['kestrin salon'] }));
  renderApplication('/search?text=kestrin salon');
  const link = await screen.findByRole('link', { name: 'Kestrin Salon 36' });
  expect(link).toHaveAttribute('href', '/product/sold');
  expect(link.parentElement).toHaveTextContent(
    'Already sold: Kestrin Salon 36 for $640. These are similar and for sale.',
  );
  expect(screen.queryByText(/No results for all words/)).toBeNull();
});

test('names the words that were ignored because no product matches all words', async () => {
  onCall(
    'get',
    '/search',
    createSearchResponse({
      droppedWords: ['Vintage', 'gold'],
      interpreted: [{ words: 'under 500', priceTo: 500 }],
    }),
  );
  renderApplication('/search?text=vintage omega in gold under 500');
  expect(
    await screen.findByText(
      (_text, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          'No results for all words. Showing results for omega in, without “Vintage” and “gold”.',
    ),
  ).toBeVisible();
});

test('a corrected search links to the search as typed', async () => {
  onCall('get', '/search', ({ path }) =>
    json(
      path.includes('exact=1')
        ? createSearchResponse({ products: [], didYouMean: 'omega' })
        : createSearchResponse({ didYouMean: 'omega', isCorrected: true }),
    ),
  );
  const { user } = renderApplication('/search?text=omgea');
  await user.click(await screen.findByRole('link', { name: 'Search for “omgea” instead' }));
  await waitFor(() => expect(currentUrl()).toBe('/search?text=omgea&exact=1'));
  // Waits for the second response, because the first one has a link with the same name.
  await screen.findByText(/Did you mean/);
  await user.click(screen.getByRole('link', { name: 'omega' }));
  await waitFor(() => expect(currentUrl()).toBe('/search?text=omega'));
});

test('shows the number of results of each filter, and applies the filters that are clicked', async () => {
  const requests = onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/search');
  await findCard('Omega Seamaster');
  expect(getFilter(/Dive watches/).closest('label')).toHaveTextContent('Dive watches3');
  await user.click(getFilter(/Dive watches/));
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2'));
  await user.click(getFilter(/Dress watches/));
  await user.click(getFilter(/^Excellent/));
  await user.click(getFilter(/^Good/));
  await user.click(getFilter(/Verified only/));
  const expectedUrl =
    '/search?category=category-1&category=category-2&condition=Excellent&condition=Good&verified=1';
  await waitFor(() => expect(currentUrl()).toBe(expectedUrl));
  await waitFor(() => expect(requests.at(-1)?.path).toBe(expectedUrl));
  expect(getFilter(/Verified only/)).toBeChecked();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Dress and Dive watches in excellent or good condition from verified sellers',
  );
});

test('a facet shows all values on request, and finds a value among many', async () => {
  const brand = Array.from({ length: 40 }, (_, index) => ({
    value: `brand-${index}`,
    label: `Élan ${index}`,
    count: 40 - index,
  }));
  const { facets } = createSearchResponse();
  onCall('get', '/search', createSearchResponse({ facets: { ...facets, brand } }));
  const { user } = renderApplication('/search?brand=brand-38');
  await findCard('Omega Seamaster');
  const brands = within(screen.getByRole('group', { name: 'Brand' }));
  expect(brands.getAllByRole('checkbox')).toHaveLength(7);
  expect(brands.getByLabelText(/^Élan 38/)).toBeChecked();
  await user.click(brands.getByRole('button', { name: 'Show all 40 in Brand' }));
  expect(brands.getAllByRole('checkbox')).toHaveLength(40);
  await user.type(brands.getByRole('searchbox', { name: 'Find in Brand' }), 'elan 39');
  await user.click(brands.getByRole('checkbox'));
  await waitFor(() => expect(currentUrl()).toBe('/search?brand=brand-38&brand=brand-39'));
});

test('shows over the price filter how many results there are at which price', async () => {
  const { facets } = createSearchResponse();
  const prices = [
    { from: 70, to: 100, count: 2 },
    { from: 100, to: 150, count: 0 },
    { from: 150, to: 200, count: 1 },
  ];
  onCall('get', '/search', createSearchResponse({ facets: { ...facets, prices } }));
  renderApplication('/search');
  expect(
    await screen.findByRole('img', { name: 'Prices: 2 from $70 to $100, 1 from $150 to $200' }),
  ).toBeVisible();
});

test('applies a price on blur or Enter, and rejects an invalid price', async () => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/search');
  await findCard('Omega Seamaster');
  const price = within(screen.getByRole('group', { name: 'Price in $' }));
  await user.type(price.getByLabelText('From'), '500{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?priceFrom=500'));
  await user.type(price.getByLabelText('To'), '-3');
  await user.tab();
  expect(await price.findByRole('alert')).toHaveTextContent('Enter a whole number from 0');
  expect(currentUrl()).toBe('/search?priceFrom=500');
  await user.clear(price.getByLabelText('To'));
  await user.type(price.getByLabelText('To'), '2000');
  await user.tab();
  await waitFor(() => expect(currentUrl()).toBe('/search?priceFrom=500&priceTo=2000'));
  expect(price.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['digits of another script', '১২৫০'],
  ['a space between thousands', '1\u00a0250'],
  ['a comma between thousands', '1,250'],
])('reads a price with %s', async (_what, text) => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/search');
  await findCard('Omega Seamaster');
  const from = within(screen.getByRole('group', { name: 'Price in $' })).getByLabelText('From');
  await user.type(from, `${text}{Enter}`);
  await waitFor(() => expect(currentUrl()).toBe('/search?priceFrom=1250'));
  expect(from).toHaveValue('1250');
});

test('Back undoes one filter at a time, and several changes of one field at once', async () => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/search');
  await findCard('Omega Seamaster');
  await user.click(getFilter(/Dive watches/));
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2'));
  expect(getFilter(/Dive watches/)).toHaveFocus();
  const from = within(screen.getByRole('group', { name: 'Price in $' })).getByLabelText('From');
  await user.type(from, '500{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2&priceFrom=500'));
  await user.type(from, '0{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2&priceFrom=5000'));
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2'));
  await waitFor(() => expect(from).toHaveValue(''));
  // The history entry of this field was undone, so the next change adds a new entry.
  await user.type(from, '700{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2&priceFrom=700'));
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2'));
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/search'));
  await waitFor(() => expect(getFilter(/Dive watches/)).not.toBeChecked());
});

test('removes one filter, or all of them', async () => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication(
    '/search?text=reef&category=category-1&condition=Good&condition=Fair&priceFrom=100&priceTo=1500',
  );
  await findCard('Omega Seamaster');
  expect(
    getChips()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '“reef”×: remove',
    'Dress watches×: remove',
    'Good×: remove',
    'Fair×: remove',
    '$100 – $1,500×: remove',
    'Clear all',
  ]);
  await user.click(getChips().getByRole('link', { name: /Good/ }));
  await waitFor(() =>
    expect(currentUrl()).toBe(
      '/search?text=reef&category=category-1&condition=Fair&priceFrom=100&priceTo=1500',
    ),
  );
  await user.click(getChips().getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(currentUrl()).toBe('/search'));
});

test('sorts by best match if there is a search text, until another order is selected', async () => {
  onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/search?text=reef');
  const order = await screen.findByRole('combobox', { name: 'Order' });
  expect(order).toHaveDisplayValue('Best match');
  await user.selectOptions(order, 'Price: low to high');
  await waitFor(() => expect(currentUrl()).toBe('/search?text=reef&order=priceUp'));
  expect(order).toHaveDisplayValue('Price: low to high');
});

test('keeps the results until the next response', async () => {
  const next = deferResponse(createSearchResponse({ products: [] }));
  onCall('get', '/search', (request, count) =>
    request.path.includes('verified') ? next.respond(request, count) : json(createSearchResponse()),
  );
  const { user } = renderApplication('/search');
  await findCard('Omega Seamaster');
  await user.click(getFilter(/Verified only/));
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Omega Seamaster' })).toBeVisible();
  next.release();
  expect(await screen.findByText('No watches match')).toBeVisible();
});

test.each([
  ['Without the price: 4 watches', ['price' as const], ''],
  [
    'Without the price and the year: 4 watches',
    ['price' as const, 'year' as const],
    '&yearTo=1999',
  ],
])('when no watch matches, suggests filters to remove: %s', async (name, filters, year) => {
  onCall('get', '/search', ({ path }) =>
    json(
      path.includes('price')
        ? createSearchResponse({ products: [], dropping: [{ filters, count: 4 }] })
        : createSearchResponse(),
    ),
  );
  const { user } = renderApplication(`/search?brand=omega&priceFrom=9&priceTo=10${year}`);
  expect(await screen.findByText('No watches under $10 match')).toBeVisible();
  await user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(currentUrl()).toBe('/search?brand=omega'));
  expect(await findCard('Omega Seamaster')).toBeVisible();
});

test.each([
  [false, 'Did you mean omega?'],
  [true, 'No results for “omgea”. Showing results for omega.'],
])('suggests another spelling (already applied: %s)', async (isCorrected, message) => {
  onCall('get', '/search', createSearchResponse({ didYouMean: 'omega', isCorrected }));
  const { user } = renderApplication('/search?text=omgea');
  const link = await screen.findByRole('link', { name: 'omega' });
  expect(link.closest('p')).toHaveTextContent(message);
  await user.click(link);
  await waitFor(() => expect(currentUrl()).toBe('/search?text=omega'));
});

test('shows that the count is a lower bound', async () => {
  onCall('get', '/search', createSearchResponse({ total: { count: 10_000, isExact: false } }));
  renderApplication('/search');
  expect(await screen.findByText('More than 10,000 watches')).toBeVisible();
});

test('the button for the filters does not count the search text', async () => {
  onCall('get', '/search', createSearchResponse());
  renderApplication('/search?text=omega');
  await findCard('Omega Seamaster');
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});

test('opens the filters on a small screen, and shows the results', async () => {
  const requests = onCall('get', '/search', createSearchResponse());
  const { user } = renderApplication('/search?condition=Good');
  await findCard('Omega Seamaster');
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(drawer.getByLabelText(/Verified only/));
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/search?condition=Good&verified=1'));
  await user.click(drawer.getByRole('button', { name: 'Show 1 watch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentUrl()).toBe('/search?condition=Good&verified=1');
});

test.each([
  ['Back', () => window.history.back()],
  [
    'the button Close',
    (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s closes the filters and applies them as one history entry', async (_way, close) => {
  onCall('get', '/search', createSearchResponse());
  window.history.pushState(null, '', '/blog');
  window.history.pushState(null, '', '/search');
  const { user } = renderApplication('/search?condition=Good');
  await findCard('Omega Seamaster');
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(drawer.getByLabelText(/^Good/));
  await user.click(drawer.getByLabelText(/Verified only/));
  await close(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(currentUrl()).toBe('/search?verified=1'));
  expect(getChips().getByRole('link', { name: /Verified sellers/ })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/search?condition=Good'));
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/blog'));
});

test('shows why the search failed, with Retry', async () => {
  onCall('get', '/search', (_request, count) =>
    count === 1 ? errorResponse(400, 'Something is wrong.') : json(createSearchResponse()),
  );
  const { user } = renderApplication('/search');
  expect(await screen.findByText(/We could not load the results/)).toBeVisible();
  expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findCard('Omega Seamaster')).toBeVisible();
});

test('offers watches that can be sent where there are any', async () => {
  const { facets } = createSearchResponse();
  onCall('get', '/search', createSearchResponse({ facets: { ...facets, shipped: 3 } }));
  const { user } = renderApplication('/search');
  await findCard('Omega Seamaster');
  await user.click(getFilter(/Can be sent/));
  await waitFor(() => expect(currentUrl()).toBe('/search?shipped=1'));
  expect(await screen.findByRole('link', { name: /^Can be sent/ })).toBeVisible();
});
