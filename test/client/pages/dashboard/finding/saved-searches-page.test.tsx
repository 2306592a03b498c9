import { screen, waitFor } from '@testing-library/react';
import type { SavedSearch } from '../../../../../src/contract/finding/saved-search';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { buyer, userRecord } from '../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';
import { readTable } from '../../../support/table';

const savedSearch: SavedSearch = {
  id: 'search-1',
  query: 'text=seamaster&priceTo=500',
  name: 'seamaster · Watches under $500',
  frequency: 'daily',
  newMatches: 3,
  createdAt: '2026-11-20T10:00:00Z',
};
let saved: SavedSearch[];
beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(buyer, 'buyer');
  saved = [savedSearch];
  onCall('get', '/saved-searches', () => Response.json(saved));
});
afterEach(() => setConfiguration(publicConfiguration));

const renderPage = () => renderApplication('/dashboard/saved-searches');

test('lists the searches with what is new, and opens one with its newest watches', async () => {
  const opened = onCall('post', '/saved-searches/:id/opened', { acknowledged: true });
  onCall('get', '/search', errorResponse(500, 'No.'));
  const { user } = renderPage();
  const [, row] = await readTable('your saved searches');
  expect(row?.slice(0, 3)).toEqual(['1', 'seamaster · Watches under $500', '3 new']);
  await user.click(screen.getByRole('link', { name: savedSearch.name }));
  await waitFor(() => expect(currentUrl()).toBe(`/search?${savedSearch.query}&order=newest`));
  expect(opened[0]?.path).toBe('/saved-searches/search-1/opened');
});

test.each([
  ['with a search', [savedSearch], 1],
  ['without searches', [], 0],
])('%s, emails that need a confirmed address are noted: %#', async (_, searches, count) => {
  saved = searches;
  onCall('get', '/user/:email', {
    ...userRecord(buyer, { role: 'buyer' }),
    emailConfirmed: false,
  });
  renderPage();
  await screen.findByText(searches.length > 0 ? savedSearch.name : 'No saved searches');
  expect(screen.queryAllByText(/won't get emails/)).toHaveLength(count);
});

test('does not count more than 99 new watches', async () => {
  saved = [{ ...savedSearch, newMatches: 100 }];
  renderPage();
  const [, row] = await readTable('your saved searches');
  expect(row?.[2]).toBe('99+ new');
});

test('changes how often a search sends emails', async () => {
  const changes = onCall('put', '/saved-searches/:id', () => {
    saved = [{ ...savedSearch, frequency: 'weekly' }];
    return Response.json({ acknowledged: true, modifiedCount: 1 });
  });
  const { user } = renderPage();
  const select = await screen.findByRole('combobox', { name: `Emails of ${savedSearch.name}` });
  expect(select).toHaveDisplayValue('Daily');
  await user.selectOptions(select, 'Weekly');
  await waitFor(() => expect(changes[0]?.body).toEqual({ frequency: 'weekly' }));
  await waitFor(() => expect(select).toHaveDisplayValue('Weekly'));
});

test('deletes a search after a confirmation', async () => {
  onCall('delete', '/saved-searches/:id', () => {
    saved = [];
    return Response.json({ acknowledged: true, deletedCount: 1 });
  });
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: `Delete ${savedSearch.name}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No saved searches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a watch' })).toHaveAttribute('href', '/search');
});
