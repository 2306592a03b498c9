import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { parseSearchParams, toSearchParams } from '../../../../src/contract/finding/search';
import { product } from '../../support/fixtures';
import { json, onCall } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

/** Reads the query of the URL, with its parameters in a fixed order. */
const readQueryOfUrl = () =>
  toSearchParams(parseSearchParams(new URLSearchParams(window.location.search))).toString();

/** Stubs a server that responds with a product named after the query. */
const respondWithQuery = () =>
  onCall('get', '/search', ({ path }) => {
    const name = path.replace('/search?', '') || 'everything';
    return json(createSearchResponse({ products: [{ ...product, productName: name }] }));
  });

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const clickFilter = (label: RegExp) => (user: UserEvent) =>
  user.click(filters().getByLabelText(label));
const enterNumber = (legend: string, field: string, value: string) => async (user: UserEvent) => {
  const input = within(filters().getByRole('group', { name: legend })).getByLabelText(field);
  await user.clear(input);
  await user.type(input, `${value}{Enter}`);
};
const clickLink = (name: RegExp) => async (user: UserEvent) => {
  const [link] = screen.queryAllByRole('link', { name });
  if (link) await user.click(link);
};

const userActions: Record<string, (user: UserEvent) => unknown> = {
  category: clickFilter(/^Dive watches/),
  otherCategory: clickFilter(/^Dress watches/),
  good: clickFilter(/^Good/),
  fair: clickFilter(/^Fair/),
  brand: clickFilter(/^Omega/),
  verified: clickFilter(/^Verified only/),
  onRequest: clickFilter(/^Price on request/),
  priceFrom: enterNumber('Price in $', 'From', '100'),
  noPriceFrom: enterNumber('Price in $', 'From', ' '),
  yearTo: enterNumber('Year of purchase', 'To', '2019'),
  order: (user) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Price: low to high'),
  chip: clickLink(/: remove$/),
  clear: clickLink(/^Clear all$/),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
};

/** Reads the state of the filter controls, as a query with its parameters in the same order. */
function readQueryOfControls(): string {
  const isChecked = (label: RegExp) => filters().getByLabelText<HTMLInputElement>(label).checked;
  const readNumber = (legend: string, field: string) =>
    within(filters().getByRole('group', { name: legend })).getByLabelText<HTMLInputElement>(field)
      .value;
  const selectedValues = {
    brand: isChecked(/^Omega/) ? 'omega' : '',
    priceFrom: readNumber('Price in $', 'From'),
    priceTo: readNumber('Price in $', 'To'),
    yearFrom: readNumber('Year of purchase', 'From'),
    yearTo: readNumber('Year of purchase', 'To'),
    priceOnRequest: isChecked(/^Price on request/) ? '1' : '',
    verified: isChecked(/^Verified only/) ? '1' : '',
  };
  const query = new URLSearchParams(
    Object.entries(selectedValues).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  if (isChecked(/^Dress watches/)) query.append('category', 'category-1');
  if (isChecked(/^Dive watches/)) query.append('category', 'category-2');
  for (const condition of ['Excellent', 'Good', 'Fair']) {
    if (isChecked(new RegExp(`^${condition}`))) query.append('condition', condition);
  }
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' }).value;
  // The default order is not part of the query.
  if (order !== 'newest') query.set('order', order);
  return toSearchParams(parseSearchParams(query)).toString();
}

test('the results and the controls match the URL after any sequence of user actions', async () => {
  respondWithQuery();
  const arbitraryAction = fc.constantFrom(...Object.keys(userActions));
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryAction, { minLength: 4, maxLength: 10 }),
      async (actionNames) => {
        const { user } = renderApplication('/search');
        await screen.findByRole('article');
        for (const name of actionNames) {
          await userActions[name]!(user);
          await waitFor(() => {
            expect(screen.getByRole('article')).toHaveAccessibleName(
              readQueryOfUrl() || 'everything',
            );
            expect(readQueryOfControls()).toBe(readQueryOfUrl());
          });
        }
        cleanup();
      },
    ),
    { numRuns: 6 },
  );
});
