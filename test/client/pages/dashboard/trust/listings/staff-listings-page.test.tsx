import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import type { StaffListing } from '../../../../../../src/contract/trust/staff-listing';
import { findRule } from '../../../../../../src/contract/trust/decision-rules';
import { json, onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { admin, seller } from '../../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';

const omega: StaffListing = {
  ...{ _id: 'product-1', productName: 'Omega Seamaster', image: '/images/seamaster.webp' },
  ...{ sellingPrice: '1200', sellerId: 'user-1', sellerName: seller.displayName },
  ...{ categoryId: 'category-1', categoryName: 'Dive watches', state: 'forSale', hiddenBy: null },
  createdAt: '2026-03-14T09:30:00.000Z',
};
const seiko: StaffListing = { ...omega, _id: 'product-2', productName: 'Seiko 5' };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'moderator');
  onCall('get', '/categories', [{ _id: 'category-2', name: 'Dress watches' }]);
});
afterEach(() => setConfiguration(publicConfiguration));

test('the filters are in the URL', async () => {
  const requests = onCall('get', '/staff-listings', [omega]);
  const { user } = renderApplication('/dashboard/listings?seller=user-1');
  await user.selectOptions(await screen.findByLabelText('State'), 'Paused');
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/listings?seller=user-1&state=paused'));
  await waitFor(() => expect(requests.at(-1)?.path).toContain('state=paused&seller=user-1'));
  await user.click(screen.getByRole('link', { name: /show all sellers/ }));
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/listings?state=paused'));
});

test('hides several listings with the rule and the facts, and shows which one could not be hidden', async () => {
  onCall('get', '/staff-listings', [omega, seiko]);
  const changes = onCall('post', '/staff-listings/changes', () =>
    json({
      results: [
        { id: 'product-1', outcome: 'changed' },
        { id: 'product-2', outcome: 'rejected', message: 'This listing is hidden already.' },
      ],
    }),
  );
  const { user } = renderApplication('/dashboard/listings');
  await user.click(await screen.findByLabelText('Select all of the listings on this page'));
  const bar = within(screen.getByRole('region', { name: 'Selected listings' }));
  expect(bar.getByText('2 listings selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Facts/), 'The photos are of another shop.');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByText(/^Please name the rule/)).toBeVisible();
  expect(changes).toHaveLength(0);
  await user.selectOptions(dialog.getByLabelText('Rule'), "The shop's terms: Scam or fraud");
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByText(/“Seiko 5”: This listing is hidden already/)).toBeVisible();
  expect(dialog.getByLabelText(/^Facts/)).toHaveValue('The photos are of another shop.');
  expect(changes.map(({ body }) => body)).toEqual([
    {
      ...{ action: 'hide', ids: ['product-1', 'product-2'], basis: 'terms' },
      ...{ ...findRule('fraud'), reason: 'The photos are of another shop.' },
    },
  ]);
  expect(await screen.findByText('1 listing selected')).toBeInTheDocument();
});

test('offers to restore only where a selected listing is hidden or deleted by staff', async () => {
  onCall('get', '/staff-listings', [omega, { ...seiko, hiddenBy: 'decision-1' }]);
  const { user } = renderApplication('/dashboard/listings');
  await user.click(await screen.findByLabelText('Select Omega Seamaster'));
  const bar = within(screen.getByRole('region', { name: 'Selected listings' }));
  expect(bar.getByRole('button', { name: 'Hide' })).toBeVisible();
  expect(bar.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Select Seiko 5'));
  expect(bar.getByRole('button', { name: 'Restore' })).toBeVisible();
});

test('links to the orders of each listing that has any, whatever its state is', async () => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
  });
  const states = ['forSale', 'paused', 'booked', 'sold', 'refunded', 'deleted'] as const;
  onCall(
    'get',
    '/staff-listings',
    states.flatMap((state) => [
      { ...omega, _id: state, productName: state, state, hasOrders: true },
      { ...omega, _id: `${state}-unordered`, productName: state, state, hasOrders: false },
    ]),
  );
  renderApplication('/dashboard/listings');
  const links = await screen.findAllByRole('link', { name: /^Orders of / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    states.map((state) => `/dashboard/all-orders?product=${state}`),
  );
});

test('shows the notes of staff about a listing to which a link leads', async () => {
  onCall('get', '/staff-listings', [omega]);
  const note = { _id: 'note-1', authorName: 'Olga', createdAt: '2026-11-26T12:04:00.000Z' };
  const read = onCall('get', '/staff-notes', [{ ...note, text: 'Sends the papers.' }]);
  renderApplication('/dashboard/listings?q=product-1');
  expect(await screen.findByText('Sends the papers.')).toBeVisible();
  expect(read[0]?.path).toBe('/staff-notes?subjectType=listing&subjectId=product-1');
});
