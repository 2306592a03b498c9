import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { deferResponse, json, onCall } from '../../support/api-stub';
import { currentUrl, renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

const suggestions = [
  { kind: 'brand', text: 'Pelagor', id: 'pelagor' },
  { kind: 'category', text: 'Dive watches', id: 'category-2' },
  { kind: 'words', text: 'pelagor reef' },
];
beforeEach(() => {
  onCall('get', '/search', createSearchResponse());
  onCall('get', '/suggestions', suggestions);
});

/** The search box in the header, once it is interactive. */
const searchBox = () => screen.findByRole('combobox', { name: 'Search all watches' });
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('the search box is a form that works before its code is loaded', async () => {
  renderApplication('/blog');
  const form = await screen.findByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(within(form).getByLabelText('Search all watches')).toHaveAttribute('name', 'text');
});

test('the search box is absent when the server does not support search', async () => {
  setConfiguration(publicConfiguration);
  renderApplication('/blog');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Search' })).not.toBeInTheDocument();
});

test('the search box searches for the input, and shows the query until another page is opened', async () => {
  const { user } = renderApplication('/blog');
  await user.type(await searchBox(), '  pelagor reef {Enter}');
  expect(await screen.findByRole('heading', { name: /^Results/ })).toHaveTextContent(
    'Results for “pelagor reef”',
  );
  expect(currentUrl()).toBe('/search?text=pelagor+reef');
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  await waitFor(() => expect(nav.getByRole('combobox')).toHaveValue('pelagor reef'));
  await user.click(nav.getByRole('link', { name: 'Blog' }));
  await waitFor(() => expect(nav.getByRole('combobox')).toHaveValue(''));
});

test.each([
  ['shows the searched text', '/search?text=reef', 'reef'],
  ['is empty on another page', '/blog?text=reef', ''],
])('the search box %s', async (_name, path, value) => {
  renderApplication(path);
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(await nav.findByRole('combobox')).toHaveValue(value);
});

test('shows suggestions while the user types, and selects one with the arrow keys and Enter', async () => {
  const { user } = renderApplication('/blog');
  const box = await searchBox();
  await user.type(box, 'pel');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(optionTexts()).toEqual(['PelagorBrand', 'Dive watchesCategory', 'pelagor reef']);
  expect(box).toHaveAttribute('aria-autocomplete', 'list');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', list.id);
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  const selectedOption = screen.getByRole('option', { selected: true });
  expect(selectedOption).toHaveTextContent('Dive watches');
  expect(box).toHaveAttribute('aria-activedescendant', selectedOption.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?category=category-2'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('selects the clicked suggestion', async () => {
  const { user } = renderApplication('/blog');
  await user.type(await searchBox(), 'pel');
  await user.click(await screen.findByRole('option', { name: /Pelagor/ }));
  await waitFor(() => expect(currentUrl()).toBe('/search?brand=pelagor'));
});

test('opens the page of a suggested watch if products have pages', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/suggestions', [{ kind: 'product', text: 'Pelagor Reef 300', id: 'reef' }]);
  const { user } = renderApplication('/blog');
  await user.type(await searchBox(), 'reef');
  await user.click(await screen.findByRole('option', { name: /Pelagor Reef 300/ }));
  await waitFor(() => expect(currentUrl()).toBe('/product/reef'));
});

test('Escape closes the suggestions and keeps the input', async () => {
  const { user } = renderApplication('/blog');
  const box = await searchBox();
  await user.type(box, 'pel');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-controls');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  expect(box).toHaveValue('pel');
});

test('reopened suggestions start at the first one', async () => {
  const { user } = renderApplication('/blog');
  await user.type(await searchBox(), 'pel');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pelagor');
});

test('Enter submits the changed input, not the suggestion selected before', async () => {
  const { user } = renderApplication('/blog');
  await user.type(await searchBox(), 'pel');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}x{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?text=pelx'));
});

test('debounces requests, and sends none for a single letter', async () => {
  const calls = onCall('get', '/suggestions', suggestions);
  const { user } = renderApplication('/blog');
  await user.type(await searchBox(), 'p');
  await user.keyboard('elagor');
  await screen.findByRole('listbox');
  expect(calls.map(({ path }) => path)).toEqual(['/suggestions?text=pelagor']);
});

test('ignores a response that arrives after a later one', async () => {
  const lateResponse = deferResponse([{ kind: 'words', text: 'too late' }]);
  const { user } = renderApplication('/blog');
  const box = await searchBox();
  const calls = onCall('get', '/suggestions', (request, count) =>
    request.path.endsWith('=ome') ? lateResponse.respond(request, count) : json(suggestions),
  );
  await user.type(box, 'ome');
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.clear(box);
  await user.type(box, 'pel');
  await screen.findByRole('listbox');
  lateResponse.release();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(optionTexts()).toHaveLength(3);
});

test('the empty box shows the last searches of this device, until one press clears them', async () => {
  const { user } = renderApplication('/search?text=pelagor');
  await waitFor(() => expect(screen.getAllByRole('combobox')[0]).toHaveValue('pelagor'));
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.clear(nav.getByRole('combobox'));
  await user.type(nav.getByRole('combobox'), 'reef{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?text=reef'));
  await user.click(nav.getByRole('link', { name: 'Blog' }));
  await waitFor(() => expect(nav.getByRole('combobox')).toHaveValue(''));
  await user.click(nav.getByRole('combobox'));
  await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(optionTexts()).toEqual(['reef', 'pelagor', 'Clear recent searches']);
  await user.click(screen.getByRole('option', { name: 'pelagor' }));
  await waitFor(() => expect(currentUrl()).toBe('/search?text=pelagor'));
  await user.clear(nav.getByRole('combobox'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(currentUrl()).toBe('/search?text=pelagor');
  await user.click(nav.getByRole('link', { name: 'Blog' }));
  await user.click(nav.getByRole('combobox'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
