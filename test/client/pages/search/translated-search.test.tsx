import { screen, waitFor, within } from '@testing-library/react';
import { json, onCall, type ReceivedRequest } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';
import { translateDocument } from '../../support/translate-document';

setUpSearchServer();
beforeAll(translateDocument);

const expectHeading = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text));
const getChips = () => within(screen.getByRole('list', { name: 'Active filters' }));
const getSearchBox = () => screen.getAllByLabelText('Search all watches')[0]!;

/** Corrects one misspelled word, as the server does. */
const respond = ({ path }: ReceivedRequest) =>
  json(
    path.includes('pelagr')
      ? { ...createSearchResponse(), didYouMean: 'pelagor', isCorrected: true }
      : createSearchResponse(),
  );

// A browser's translation replaces the text nodes, and React could update the detached ones (`lostTexts`).
test('the texts of a search update after the browser has translated the page', async () => {
  onCall('get', '/search', respond);
  const { user } = renderApplication('/search?text=dive&condition=Good');
  await expectHeading('Results for “dive”');

  await user.clear(getSearchBox());
  await user.type(getSearchBox(), 'pelagr{Enter}');
  await expectHeading('Results for “pelagr”');
  expect(await screen.findByText(/Showing results for/)).toBeVisible();
  await user.click(getChips().getByRole('link', { name: /pelagr/ }));
  await expectHeading('All watches');
  await waitFor(() => expect(screen.queryByText(/Showing results/)).not.toBeInTheDocument());

  await user.type(getSearchBox(), 'panda{Enter}');
  await expectHeading('Results for “panda”');
  await user.clear(getSearchBox());
  await user.type(getSearchBox(), '{Enter}');
  await expectHeading('All watches');
  expect(window.lostTexts).toEqual([]);
});
