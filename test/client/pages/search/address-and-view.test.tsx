import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { parseSearchParams, toSearchParams } from '../../../../src/contract/search';
import { product } from '../../support/fixtures';
import { json, onCall } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

/** The query of the URL in its canonical form. */
const asked = () =>
  toSearchParams(parseSearchParams(new URLSearchParams(window.location.search))).toString();

/** A server that responds with a product named after the request. */
const answerByName = () =>
  onCall('get', '/search', ({ path }) => {
    const name = path.replace('/search?', '') || 'everything';
    return json(createSearchResponse({ products: [{ ...product, productName: name }] }));
  });

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const press = (label: RegExp) => (user: UserEvent) => user.click(filters().getByLabelText(label));
const enter = (legend: string, field: string, value: string) => async (user: UserEvent) => {
  const input = within(filters().getByRole('group', { name: legend })).getByLabelText(field);
  await user.clear(input);
  await user.type(input, `${value}{Enter}`);
};
const follow = (name: RegExp) => async (user: UserEvent) => {
  const [link] = screen.queryAllByRole('link', { name });
  if (link) await user.click(link);
};

const gestures: Record<string, (user: UserEvent) => unknown> = {
  category: press(/^Dive watches/),
  otherCategory: press(/^Dress watches/),
  good: press(/^Good/),
  fair: press(/^Fair/),
  brand: press(/^Omega/),
  verified: press(/^Verified only/),
  onRequest: press(/^Price on request/),
  priceFrom: enter('Price in $', 'From', '100'),
  noPriceFrom: enter('Price in $', 'From', ' '),
  yearTo: enter('Year of purchase', 'To', '2019'),
  order: (user) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Price: low to high'),
  chip: follow(/: remove$/),
  clear: follow(/^Clear all$/),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
};

/** The state of the controls as a query. */
function shownSearch(): string {
  const isOn = (label: RegExp) => filters().getByLabelText<HTMLInputElement>(label).checked;
  const number = (legend: string, field: string) =>
    within(filters().getByRole('group', { name: legend })).getByLabelText<HTMLInputElement>(field)
      .value;
  const chosen = {
    brand: isOn(/^Omega/) ? 'omega' : '',
    priceFrom: number('Price in $', 'From'),
    priceTo: number('Price in $', 'To'),
    yearFrom: number('Year of purchase', 'From'),
    yearTo: number('Year of purchase', 'To'),
    priceOnRequest: isOn(/^Price on request/) ? '1' : '',
    verified: isOn(/^Verified only/) ? '1' : '',
  };
  const shown = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  if (isOn(/^Dress watches/)) shown.append('category', 'category-1');
  if (isOn(/^Dive watches/)) shown.append('category', 'category-2');
  for (const condition of ['Excellent', 'Good', 'Fair']) {
    if (isOn(new RegExp(`^${condition}`))) shown.append('condition', condition);
  }
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' }).value;
  // The default order is not part of the query.
  if (order !== 'newest') shown.set('order', order);
  return toSearchParams(parseSearchParams(shown)).toString();
}

test('the URL and the view agree after any sequence of actions', async () => {
  answerByName();
  const gesture = fc.constantFrom(...Object.keys(gestures));
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { minLength: 4, maxLength: 10 }), async (sequence) => {
      const { user } = renderApplication('/search');
      await screen.findByRole('article');
      for (const name of sequence) {
        await gestures[name]!(user);
        await waitFor(() => {
          expect(screen.getByRole('article')).toHaveAccessibleName(asked() || 'everything');
          expect(shownSearch()).toBe(asked());
        });
      }
      cleanup();
    }),
    { numRuns: 6 },
  );
});
