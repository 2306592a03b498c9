import { screen, within } from '@testing-library/react';
import type { ListingFigures } from '../../../../../src/contract/selling/listing-figures';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { product, seller } from '../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

const zeroFigures = { views: 0, wishes: 0, questions: 0, bookings: 0 };
const figures: ListingFigures = {
  productName: 'Omega Seamaster',
  totals: { ...zeroFigures, views: 12, wishes: 1 },
  days: [
    { day: '2026-11-01', ...zeroFigures, views: 4 },
    { day: '2026-11-02', ...zeroFigures },
    { day: '2026-11-03', ...zeroFigures, views: 8, wishes: 1 },
  ],
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller');
});
afterEach(() => setConfiguration(publicConfiguration));

test('draws each figure by day, with the sum and the highest day for screen readers', async () => {
  onCall('get', '/listings/:id/figures', figures);
  renderApplication('/dashboard/figures/p1');
  const views = await screen.findByRole('img', {
    name: 'Views: 12 in 3 days, most on Nov 3: 8',
  });
  expect(views.querySelectorAll('rect')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Bookings: none in 3 days' })).toBeVisible();
});

test('the charts show the chosen number of days, which the URL has', async () => {
  const earlier = Array.from({ length: 27 }, (_, index) => ({
    ...{ day: `2026-10-${String(index + 1).padStart(2, '0')}`, ...zeroFigures, views: 1 },
  }));
  onCall('get', '/listings/:id/figures', { ...figures, days: [...earlier, ...figures.days] });
  const { user } = renderApplication('/dashboard/figures/p1?days=7');
  expect(await screen.findByRole('img', { name: /^Views: 16 in 7 days/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Days'), 'The last 30 days');
  expect(await screen.findByRole('img', { name: /^Views: 39 in 30 days/ })).toBeVisible();
  expect(currentUrl()).toBe('/dashboard/figures/p1?days=30');
});

test('the table has the numbers of the days on which something happened, newest first', async () => {
  onCall('get', '/listings/:id/figures', figures);
  const { user } = renderApplication('/dashboard/figures/p1');
  await user.click(await screen.findByText('Show the numbers of each day'));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['Nov 3', '8', '1', '0', '0'],
    ['Nov 1', '4', '0', '0', '0'],
  ]);
});

test('shows that a product of another seller does not exist', async () => {
  onCall('get', '/listings/:id/figures', () => errorResponse(404, 'There is no such watch.'));
  renderApplication('/dashboard/figures/p1');
  expect(await screen.findByText('There is no such watch')).toBeVisible();
});

test("the dashboard's start sums up the figures of all listings", async () => {
  onCall('get', '/my-products/:email', [product]);
  onCall('get', '/figures', { ...zeroFigures, views: 1234 });
  renderApplication('/dashboard');
  expect(await screen.findByText('1,234')).toBeVisible();
});
