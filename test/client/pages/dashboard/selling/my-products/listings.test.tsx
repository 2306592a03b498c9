import { screen, waitFor, within } from '@testing-library/react';
import type { Listing, ListingState } from '../../../../../../src/contract/selling/listing';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../../support/configuration';
import { product, seller } from '../../../../support/fixtures';
import { json, onCall, errorResponse } from '../../../../support/api-stub';
import { press } from '../../../../support/press';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';
import { readTable } from '../../../../support/table';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller');
  onCall('get', '/away', { until: null });
});
afterEach(() => setConfiguration(publicConfiguration));

const createListing = (state: ListingState, changes: Partial<Listing> = {}): Listing => ({
  ...product,
  advertise: false,
  state,
  ...changes,
});
const zeroCounts = { draft: 0, forSale: 0, paused: 0, booked: 0, sold: 0, refunded: 0 };
const createPage = (listings: Listing[], counts: Partial<Record<ListingState, number>> = {}) => ({
  listings,
  counts: { ...zeroCounts, forSale: listings.length, ...counts },
});

test('shows the state beside the columns of the specification', async () => {
  onCall('get', '/listings', createPage([createListing('forSale')]));
  renderApplication('/dashboard/my-products');
  expect(await readTable('your watches')).toEqual([
    ['No.', 'Image', 'Name', 'Location', 'Total Sales', 'Price', 'State', 'Advertise', 'Delete'],
    ['1', '', 'Omega Seamaster', 'Dhaka', '0', '$1,200', 'For sale', 'AdvertiseMore', 'Delete'],
  ]);
});

test.each([
  ['booked', { orderId: 'order-1', orderState: 'booked' }, 'Booked', 'Open order', ''],
  ['sold', { orderId: 'order-1', orderState: 'completed' }, 'Sold', 'Open order', ''],
  ['refunded', { listed: false }, 'Refunded', 'List it again', 'Delete'],
] as const)(
  'a %s product offers the most likely action first',
  async (state, changes, label, action, deletion) => {
    onCall('get', '/listings', createPage([createListing(state, changes)]));
    renderApplication('/dashboard/my-products');
    await screen.findByText(action);
    expect((await readTable('your watches'))[1]?.slice(-3)).toEqual([
      ...[label, `${action}More`, deletion],
    ]);
  },
);

test('a draft has a link to continue it, and no link to a product page', async () => {
  const draft = createListing('draft', { _id: 'draft-1', productName: '' });
  onCall('get', '/listings', createPage([draft]));
  renderApplication('/dashboard/my-products');
  expect((await readTable('your watches'))[1]?.slice(-3)).toEqual([
    ...['Draft', 'Continue', 'Delete'],
  ]);
  expect(screen.getByText('Untitled draft')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Untitled draft' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    '/dashboard/add-a-product?draft=draft-1',
  );
});

test('the URL contains the filter, the search text and the order, also on the next page', async () => {
  const requests = onCall(
    'get',
    '/listings',
    createPage([createListing('forSale')], { forSale: 60 }),
  );
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(await screen.findByRole('link', { name: 'For sale 60' }));
  await user.type(screen.getByRole('searchbox', { name: 'Name or reference number' }), 'omega');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest price');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(currentUrl()).toBe('/dashboard/my-products?state=forSale&q=omega&sort=lowestPrice&page=2');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  await screen.findByText('51');
  // The words are sent once the seller has stopped typing.
  const path = '/listings?state=forSale&text=omega&sort=lowestPrice&page=2';
  await waitFor(() => expect(requests.at(-1)?.path).toBe(path));
  await user.click(screen.getByRole('link', { name: 'All 60' }));
  expect(currentUrl()).toBe('/dashboard/my-products?q=omega&sort=lowestPrice');
});

test('links to all products when no product matches the filters', async () => {
  onCall('get', '/listings', createPage([], { forSale: 1 }));
  const { user } = renderApplication('/dashboard/my-products?state=paused');
  await user.click(await screen.findByRole('link', { name: 'Show all watches' }));
  expect(currentUrl()).toBe('/dashboard/my-products');
});

test('shows that nothing is for sale yet, without a search field', async () => {
  onCall('get', '/listings', createPage([]));
  renderApplication('/dashboard/my-products');
  expect(await screen.findByText('You have nothing for sale yet')).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: /reference/ })).not.toBeInTheDocument();
});

test('offers Retry when the products cannot be loaded', async () => {
  onCall('get', '/listings', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json(createPage([createListing('forSale')])),
  );
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await readTable('your watches')).toHaveLength(2);
});

test('a deleted product leaves the list', async () => {
  let page = createPage([createListing('forSale')]);
  onCall('get', '/listings', () => json(page));
  onCall('delete', '/products/:id', () => {
    page = createPage([]);
    return json({ deletedCount: 1 });
  });
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(await screen.findByRole('button', { name: 'Delete Omega Seamaster' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product Deleted Successfully!')).toBeInTheDocument();
  expect(await screen.findByText('You have nothing for sale yet')).toBeVisible();
});

describe('several products at once', () => {
  const twoListings = [
    createListing('forSale'),
    createListing('booked', { _id: 'product-2', productName: 'Casio' }),
  ];

  async function deleteBoth(results: object[]) {
    onCall('get', '/listings', createPage(twoListings));
    const requests = onCall('post', '/listings/changes', { results });
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const bar = screen.getByRole('region', { name: 'Selected watches' });
    expect(within(bar).getByText('2 watches selected')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 watches?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    return { user, requests };
  }

  test('are changed by one request', async () => {
    const ids = ['product-1', 'product-2'];
    const { requests } = await deleteBoth(ids.map((id) => ({ id, outcome: 'changed' })));
    expect(await screen.findByText('2 watches deleted.')).toBeInTheDocument();
    expect(requests.map(({ body }) => body)).toEqual([{ action: 'delete', ids }]);
    expect(screen.queryByRole('region', { name: 'Selected watches' })).not.toBeInTheDocument();
  });

  test('stay selected if they could not be changed, with the reason', async () => {
    const { user } = await deleteBoth([
      { id: 'product-1', outcome: 'changed' },
      { id: 'product-2', outcome: 'rejected', message: 'It is booked.' },
    ]);
    const report = await screen.findByRole('list', { name: 'Not changed' });
    expect(report).toHaveTextContent('CasioIt is booked.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1 watch selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Casio' })).toBeChecked();
  });

  test('say why their price stays as it is', async () => {
    onCall('get', '/listings', createPage([createListing('forSale', { sellingPrice: '900000' })]));
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('button', { name: 'Change price' }));
    await user.type(await screen.findByRole('textbox', { name: /^Change in percent/ }), '20');
    expect(screen.getByRole('list', { name: 'New prices' })).toHaveTextContent(
      "This can't be paid by card: cards pay from $0.50 to $999,999.99. It stays as it is.",
    );
  });

  test('have their current prices when a change of a price is tried again', async () => {
    onCall('get', '/listings', (_request, count) =>
      json(createPage([createListing('forSale', count > 1 ? { sellingPrice: '1300' } : {})])),
    );
    const message = 'Its price has changed meanwhile.';
    const requests = onCall('post', '/listings/changes', {
      results: [{ id: 'product-1', outcome: 'rejected', message }],
    });
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const raisePrice = async () => {
      await user.click(screen.getByRole('button', { name: 'Change price' }));
      await user.type(await screen.findByRole('textbox', { name: /^Change in percent/ }), '10');
      await user.click(screen.getByRole('button', { name: 'Change prices' }));
      await screen.findByText(message);
      await user.click(screen.getByRole('button', { name: 'Done' }));
    };
    await raisePrice();
    expect(await screen.findByText('$1,300')).toBeVisible();
    await raisePrice();
    expect(requests[1]?.body).toMatchObject({ prices: [{ from: '1300', to: '$1,430' }] });
  });
});

describe('pausing', () => {
  const stubChanges = () =>
    onCall('put', '/listings/product-1/listed', { acknowledged: true, modifiedCount: 1 });

  test('a paused product is put up for sale again', async () => {
    onCall('get', '/listings', createPage([createListing('paused')]));
    const changes = stubChanges();
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'Resume Omega Seamaster' }));
    expect(await screen.findByText('The watch is for sale again.')).toBeInTheDocument();
    expect(changes[0]?.body).toEqual({ listed: true });
  });

  test('a product is paused from its menu', async () => {
    onCall('get', '/listings', createPage([createListing('forSale')]));
    const changes = stubChanges();
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'More for Omega Seamaster' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText('The watch is paused.')).toBeInTheDocument();
    expect(changes[0]?.body).toEqual({ listed: false });
  });

  test('a product is not resumed while its seller is away', async () => {
    onCall('get', '/listings', createPage([createListing('paused', { unlistedBecause: 'away' })]));
    renderApplication('/dashboard/my-products');
    expect(await screen.findByText('Hidden while you are away')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Resume/ })).not.toBeInTheDocument();
  });
});

describe('the menu of a product', () => {
  test.each([
    ['forSale', ['Edit', 'Offers', 'Offer a lower price', 'Pause', 'Duplicate', 'Statistics']],
    ['paused', ['Edit', 'Offers', 'Duplicate', 'Statistics']],
    ['booked', ['Edit', 'Duplicate', 'Statistics']],
    ['sold', ['Duplicate', 'Statistics']],
    ['refunded', ['Statistics']],
  ] as const)('that is %s offers %j', async (state, items) => {
    onCall('get', '/listings', createPage([createListing(state)]));
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'More for Omega Seamaster' }));
    const found = await screen.findAllByRole('menuitem');
    expect(found.map(({ textContent }) => textContent)).toEqual(items);
  });

  test('stores whether buyers can make offers, and the lowest price', async () => {
    onCall('get', '/listings', createPage([createListing('forSale', { lowestOffer: 90_000 })]));
    const changes = onCall('put', '/listings/product-1/offers', {
      acknowledged: true,
      modifiedCount: 1,
    });
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'More for Omega Seamaster' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Offers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Offers' });
    const lowest = within(dialog).getByRole('textbox', { name: /Lowest price/ });
    expect(lowest).toHaveValue('900.00');
    await user.clear(lowest);
    await user.type(lowest, '5000');
    await press(user, 'Save');
    expect(await within(dialog).findByText(/has to be below the price of/)).toBeVisible();
    await user.clear(lowest);
    await user.type(lowest, '950');
    await press(user, 'Save');
    expect(await screen.findByText('Your offer settings are saved.')).toBeInTheDocument();
    expect(changes.map(({ body }) => body)).toEqual([{ acceptsOffers: true, lowestOffer: 95_000 }]);
  });

  test('offers a lower price to those who are interested, and says how many got it', async () => {
    onCall('get', '/listings', createPage([createListing('forSale')]));
    const sent = onCall('post', '/listings/product-1/offers', {
      acknowledged: true,
      sentCount: 12,
    });
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'More for Omega Seamaster' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Offer a lower price' }));
    const dialog = await screen.findByRole('dialog', { name: 'Offer a lower price' });
    expect(within(dialog).getByText(/only when they answer/)).toBeVisible();
    const price = within(dialog).getByRole('textbox', { name: /Your price/ });
    await user.click(price);
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await user.pointer({ keys: '[MouseLeft>]', target: cancel });
    // An error would move the button away from the pointer before the press has ended.
    expect(price).toHaveFocus();
    await user.pointer({ keys: '[/MouseLeft]', target: price });
    await user.type(price, '950');
    await press(user, 'Send offer');
    expect(await screen.findByText('Your offer is sent to 12 people.')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ amount: 95_000, currency: 'usd' }]);
  });

  test('duplicates the product as a draft, and opens the draft', async () => {
    onCall('get', '/listings', createPage([createListing('sold')]));
    onCall('post', '/products/product-1/duplicate', { acknowledged: true, insertedId: 'draft-1' });
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'More for Omega Seamaster' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/add-a-product?draft=draft-1'));
  });
});

test('a listing that staff changed shows what was done, why, and how to object', async () => {
  const staffAction = {
    ...{ decisionId: null, reason: 'It is a dive watch.', basis: null, rule: '' },
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const rule = { basis: 'terms', rule: 'Only genuine watches' } as const;
  const reason = 'The photos are of another shop.';
  onCall('get', '/listings', {
    ...createPage([
      createListing('forSale', { staffAction: { ...staffAction, action: 'moved' } }),
      createListing('paused', {
        ...{ _id: 'product-2', hiddenBy: 'decision-1' },
        staffAction: {
          ...staffAction,
          ...rule,
          reason,
          action: 'hidden',
          decisionId: 'decision-1',
        },
      }),
    ]),
    deletedByStaff: [
      {
        ...staffAction,
        ...rule,
        action: 'deleted',
        decisionId: 'decision-2',
        productName: 'Gold copy',
      },
    ],
  });
  renderApplication('/dashboard/my-products');
  const [, movedRow, hiddenRow] = await screen.findAllByRole('row');
  expect(movedRow).toHaveTextContent(/We moved this listing to another category on Nov 20/);
  expect(movedRow).toHaveTextContent('It is a dive watch.');
  expect(within(movedRow!).getByRole('link', { name: /Contact us/ })).toHaveAttribute(
    'href',
    '/#contact',
  );
  expect(hiddenRow).toHaveTextContent(`We hid this listing on Nov 20${reason}`);
  expect(hiddenRow).toHaveTextContent("The shop's terms: Only genuine watches");
  expect(within(hiddenRow!).getByRole('link', { name: /object/ })).toHaveAttribute(
    'href',
    '/decision/decision-1',
  );
  const deletedListings = screen.getByRole('region', { name: 'Deleted by us' });
  expect(deletedListings).toHaveTextContent(/Gold copyWe deleted this listing on Nov 20/);
  expect(within(deletedListings).getByRole('link', { name: /object/ })).toHaveAttribute(
    'href',
    '/decision/decision-2',
  );
});
