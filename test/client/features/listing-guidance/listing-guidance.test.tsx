import { screen, waitFor } from '@testing-library/react';
import type { SoldPrices } from '../../../../src/contract/selling/sold-prices';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { fillIn } from '../../support/fill-in';
import { category, seller } from '../../support/fixtures';
import { renderApplication, signIn } from '../../support/render-application';

const soldPrices: SoldPrices = {
  prices: { basis: 'reference', sales: 12, median: 80_000, lowest: 45_000, highest: 120_050 },
  speeds: [
    { kind: 'boxAndPapers', percentFaster: 23, sales: 40 },
    { kind: 'photos', percentFaster: 30, sales: 55 },
  ],
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller', { verified: true });
  onCall('get', '/categories', [category]);
  onCall('get', '/product-drafts', []);
});

async function openForm() {
  const { user } = renderApplication('/dashboard/add-a-product');
  // Beside the form, the card is there before the name.
  await screen.findByText('Your watch');
  await fillIn(user, await screen.findByLabelText('Product Name'), 'Omega Seamaster');
  return user;
}

test('the form shows a preview of the card, the prices of similar sales, and what made other listings sell faster', async () => {
  const requests = onCall('get', '/sold-prices', soldPrices);
  const user = await openForm();
  await fillIn(user, screen.getByLabelText('Selling Price'), 'make an offer');
  const card = await screen.findByRole('article', { name: 'Omega Seamaster' });
  await waitFor(() => expect(card).toHaveTextContent('Resale Price Price on requestmake an offer'));
  expect(
    await screen.findByText(
      'Watches with this reference number sold for $450 to $1,200.50. Half of them sold for $800 or more.',
    ),
  ).toBeVisible();
  expect(screen.getByText('From 12 completed sales.')).toBeVisible();
  expect(screen.getByText(/at least 5 photos sold 30% faster here \(55 sales\)/)).toBeVisible();
  expect(requests[0]?.path).toMatch(/sold-prices\?productName=Omega(\+|%20)Seamaster$/);

  await user.click(screen.getByRole('button', { name: /^Watch details/ }));
  await user.selectOptions(screen.getByLabelText(/^Box/), 'No');
  expect(screen.getByText(/box and papers sold 23% faster/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Papers/), 'No');
  await waitFor(() => expect(screen.queryByText(/box and papers sold/)).not.toBeInTheDocument());
});

test('the form shows only the card if there are too few similar sales', async () => {
  onCall('get', '/sold-prices', { prices: null, speeds: [] });
  await openForm();
  expect(await screen.findByRole('article', { name: 'Omega Seamaster' })).toBeVisible();
  expect(screen.queryByText('Sold here before')).not.toBeInTheDocument();
  expect(screen.queryByText('What helps')).not.toBeInTheDocument();
});
