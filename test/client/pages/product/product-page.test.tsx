import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../../src/client/api/api';
import { setConfiguration } from '../../../../src/client/services/configuration';
import type { Product } from '../../../../src/contract/selling/product';
import { publicConfiguration } from '../../support/configuration';
import {
  buyer,
  order,
  product,
  productPage,
  seller,
  sellerOfProduct,
} from '../../support/fixtures';
import { deferResponse, json, onCall, errorResponse } from '../../support/api-stub';
import { thread } from '../../support/conversations';
import { press } from '../../support/press';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

const similarProduct: Product = { ...product, _id: 'product-2', productName: 'Seiko Diver' };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/product/product-1/similar', [similarProduct]);
});
afterEach(() => setConfiguration(publicConfiguration));

const findTitle = () => screen.findByRole('heading', { level: 1 });

test('shows a visitor the details of the product', async () => {
  onCall('get', '/product/product-1', {
    ...productPage,
    description: 'Serviced last spring.\nTwo links are missing.',
  });
  renderApplication('/product/product-1');
  expect(await findTitle()).toHaveTextContent('Omega Seamaster');
  const page = screen.getByRole('main');
  expect(page).toHaveTextContent('Resale Price $1,200−52%');
  expect(page).toHaveTextContent('Original Price $2,500');
  expect(page).toHaveTextContent('Good');
  expect(page).toHaveTextContent('Light signs of wear');
  expect(page).toHaveTextContent(`Used ${new Date().getFullYear() - 2019} years`);
  expect(page).toHaveTextContent('Dhaka');
  expect(screen.getByText(/Serviced last spring/).textContent).toContain('\n');
  await waitFor(() => expect(document.title).toBe('Omega Seamaster - Think. Feel. Resell.'));
});

test('counts one view of an opened product, even when it is refetched', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const views = onCall('post', '/product/product-1/views', {
    acknowledged: true,
    modifiedCount: 1,
  });
  onCall('get', '/product/product-1', productPage);
  const { store } = renderApplication('/product/product-1');
  await findTitle();
  await waitFor(() => expect(views).toHaveLength(1));
  // Another user changes the product.
  act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
  await findTitle();
  expect(views).toHaveLength(1);
});

test('links the brand to its products', async () => {
  const brandFacet = { value: 'jaeger-lecoultre', label: 'Jaeger-LeCoultre' };
  onCall('get', '/product/product-1', { ...productPage, brand: 'jlc', brandFacet });
  renderApplication('/product/product-1');
  await findTitle();
  const link = screen.getByRole('link', { name: 'Jaeger-LeCoultre' });
  expect(link).toHaveAttribute('href', '/search?brand=jaeger-lecoultre');
});

test('shows the typed brand of a server that does not recognize brands', async () => {
  onCall('get', '/product/product-1', { ...productPage, brand: 'Kestrin' });
  renderApplication('/product/product-1');
  await findTitle();
  expect(screen.getByText('Brand').parentElement).toHaveTextContent('Kestrin');
});

test('shows the reference number of a product that has one', async () => {
  onCall('get', '/product/product-1', { ...productPage, referenceNumber: '116610LN' });
  renderApplication('/product/product-1');
  await findTitle();
  expect(screen.getByText('Reference number').parentElement).toHaveTextContent('116610LN');
});

test('shows what shipping costs, and where the watch is sent to', async () => {
  onCall('get', '/product/:id', {
    ...productPage,
    ...{ deliveries: 'both', shippingPrice: '12.50', insuredValue: '1200' },
    shippingCountries: 'BD, IN',
  });
  renderApplication('/product/product-1');
  const shipping = (await screen.findByText('Shipping')).nextElementSibling;
  expect(shipping).toHaveTextContent('$12.50, insured for $1,200');
  expect(shipping).toHaveTextContent('Or meet the seller');
  expect(shipping).toHaveTextContent('To Bangladesh and India');
});

test('shows no reference number of a product without one', async () => {
  onCall('get', '/product/product-1', { ...productPage, referenceNumber: null });
  renderApplication('/product/product-1');
  await findTitle();
  expect(screen.queryByText('Reference number')).not.toBeInTheDocument();
});

test('lists the attributes that the category shows, as a specification table', async () => {
  onCall('get', '/product/product-1', {
    ...productPage,
    caseDiameter: '42.5',
    movement: 'Automatic',
    servicedOn: '2024-05',
    box: 'Yes',
    categoryAttributes: ['caseDiameter', 'servicedOn', 'box', 'papers'],
  });
  renderApplication('/product/product-1');
  await findTitle();
  const rows = within(screen.getByRole('table', { name: 'Specification' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Case diameter42.5 mm',
    'BoxYes',
    'Serviced onMay 2024',
  ]);
});

test('truncates the meta description at a whole character', async () => {
  onCall('get', '/product/product-1', { ...productPage, description: '👩‍🔧'.repeat(60) });
  renderApplication('/product/product-1');
  await findTitle();
  const metaDescription = () =>
    document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  await waitFor(() => expect(metaDescription()).toMatch(/^\$1,200 · Good · Dhaka\. (?:👩‍🔧)+…$/u));
  expect(metaDescription().length).toBeLessThanOrEqual(160);
});

test('shows what is known of the seller, and how many have saved the watch', async () => {
  onCall('get', '/product/product-1', { ...productPage, wishCount: 3 });
  onCall('get', '/seller/uid-sam', { ...sellerOfProduct, sold: 7, answerMinutes: 95 });
  renderApplication('/product/product-1');
  expect(await screen.findByText('7 watches sold')).toBeVisible();
  expect(screen.getByRole('link', { name: /Sam Seller/ })).toHaveTextContent(
    'Member since November 20257 watches soldUsually answers within 2 hours',
  );
  expect(screen.getByText('On 3 wishlists')).toBeVisible();
});

test('shows everybody what similar watches were sold for', async () => {
  onCall('get', '/product/product-1', productPage);
  const prices = { basis: 'model', sales: 6, median: 110_000, lowest: 90_000, highest: 130_000 };
  onCall('get', '/product/product-1/sold-prices', { prices });
  renderApplication('/product/product-1');
  expect(await screen.findByRole('heading', { name: 'Sold here before' })).toBeVisible();
  expect(screen.getByText(/sold for \$900 to \$1,300/)).toBeVisible();
});

test("shares the watch's address, or copies it where the browser has no share sheet", async () => {
  onCall('get', '/product/product-1', productPage);
  const { user } = renderApplication('/product/product-1?from=mail');
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  const url = 'http://localhost/product/product-1';
  expect(copy).toHaveBeenCalledWith(url);
  const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
  Object.assign(navigator, { share });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  Reflect.deleteProperty(navigator, 'share');
  expect(share).toHaveBeenCalledWith({ title: 'Omega Seamaster', url });
});

test('links to Home, the category and the seller', async () => {
  onCall('get', '/product/product-1', productPage);
  renderApplication('/product/product-1');
  const breadcrumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumbs.getByRole('link', { name: 'Dress watches' })).toHaveAttribute(
    'href',
    '/category/category-1',
  );
  expect(screen.getByRole('link', { name: /Sam Seller/ })).toHaveAttribute(
    'href',
    '/seller/uid-sam',
  );
});

test('moves through the photos with the arrow keys, Home and End', async () => {
  onCall('get', '/product/product-1', productPage);
  const { user } = renderApplication('/product/product-1');
  const photoGroup = await screen.findByRole('group', { name: 'Photos' });
  expect(within(photoGroup).getAllByRole('img')).toHaveLength(3);
  const position = screen.getByText('Photo 1 of 3');
  photoGroup.focus();
  await user.keyboard('{ArrowRight}');
  expect(position).toHaveTextContent('Photo 2 of 3');
  await user.keyboard('{End}{ArrowRight}');
  expect(position).toHaveTextContent('Photo 3 of 3');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(position).toHaveTextContent('Photo 1 of 3');
});

test('offers a buyer to book the product and to add it to the wishlist', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/wishlist', null);
  onCall('get', '/product/product-1', productPage);
  const { user } = renderApplication('/product/product-1');
  await screen.findByRole('button', { name: 'Add to Wishlist' });
  await press(user, 'Book Now');
  expect(await screen.findByRole('dialog', { name: 'Omega Seamaster' })).toBeVisible();
});

test("tells a buyer how their money is protected, with the shop's hours", async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'], inspectionHours: 24 });
  onCall('get', '/product/product-1', productPage);
  renderApplication('/product/product-1');
  const protection = within(
    await screen.findByRole('complementary', { name: 'How your money is protected' }),
  );
  expect(protection.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your money is held until you have the watch',
    '24 hours to check it',
    "Full refund if it isn't as described",
  ]);
  expect(protection.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/help');
});

test('lets a buyer offer a lower price, and opens the conversation', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/wishlist', null);
  onCall('get', '/conversations/conversation-1', thread);
  onCall('get', '/product/product-1', { ...productPage, acceptsOffers: true });
  const offers = onCall('post', '/offers', {
    ...{ acknowledged: true, conversationId: 'conversation-1', state: 'offered' },
  });
  const { user } = renderApplication('/product/product-1');
  await press(user, 'Make an offer');
  const dialog = await screen.findByRole('dialog', { name: 'Make an offer' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Your price' }), '$ 950');
  await user.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/messages/conversation-1'));
  expect(offers.map(({ body }) => body)).toEqual([
    { productId: 'product-1', amount: 95_000, currency: 'usd' },
  ]);
});

test.each([{ acceptsOffers: false }, { booked: true }, { sellingPrice: 'ask me' }])(
  'takes no offers for a watch with %j',
  async (change) => {
    signIn(buyer, 'buyer');
    onCall('get', '/wishlist', null);
    onCall('get', '/product/product-1', { ...productPage, acceptsOffers: true, ...change });
    renderApplication('/product/product-1');
    await screen.findByRole('button', { name: 'Ask about this watch' });
    expect(screen.queryByRole('button', { name: 'Make an offer' })).not.toBeInTheDocument();
  },
);

test('shows no removal message for a product not on the wishlist', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(buyer, 'buyer');
  onCall('get', '/wishlist', null);
  onCall('get', '/product/product-1', productPage);
  renderApplication('/product/product-1');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add to Wishlist' })).toBeEnabled(),
  );
  expect(screen.queryByText('Removed from your wishlist.')).not.toBeInTheDocument();
});

test('shows that the product is booked', async () => {
  onCall('get', '/product/product-1', { ...productPage, booked: true });
  renderApplication('/product/product-1');
  expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
});

test('marks a sold product, offers no booking and shows similar ones', async () => {
  onCall('get', '/product/product-1', { ...productPage, sold: true });
  renderApplication('/product/product-1');
  expect(await screen.findByText('Sold')).toBeVisible();
  expect(screen.queryByText('Book Now')).not.toBeInTheDocument();
  expect(screen.queryByText('Add to Wishlist')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Seiko Diver/ })).toHaveAttribute(
    'href',
    '/product/product-2',
  );
});

test('shows that a paused product is not for sale at the moment, and offers no booking', async () => {
  onCall('get', '/product/product-1', { ...productPage, paused: true });
  renderApplication('/product/product-1');
  expect(await screen.findByText('Not for sale at the moment')).toBeVisible();
  expect(screen.queryByText('Book Now')).not.toBeInTheDocument();
});

test('shows the former price, and when it was lowered', async () => {
  const formerPrice = { sellingPrice: '1300', fellAt: '2026-11-03T23:30:00.000Z' };
  onCall('get', '/product/product-1', { ...productPage, formerPrice });
  renderApplication('/product/product-1');
  expect(await screen.findByText('Was $1,300 on Nov 3')).toBeVisible();
});

test('marks a similar product that is booked', async () => {
  onCall('get', '/product/product-1', productPage);
  onCall('get', '/product/product-1/similar', [{ ...similarProduct, booked: true }]);
  renderApplication('/product/product-1');
  expect(await screen.findByRole('link', { name: /Seiko Diver.*Booked/ })).toBeVisible();
});

const bookedProduct = { ...productPage, booked: true };
const soldProduct = { ...productPage, booked: true, sold: true };
test('links a buyer to the payment and the order of their booking', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/product/product-1', bookedProduct);
  const requests = onCall('get', '/myorders/uid-bea', [{ ...order, state: 'booked' }]);
  renderApplication('/product/product-1');
  expect(await screen.findByText('You booked this watch')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    '/dashboard/payment/product-1',
  );
  expect(screen.getByRole('link', { name: /^See the order/ })).toHaveAttribute(
    'href',
    '/dashboard/order/order-1',
  );
  expect(screen.queryByRole('button', { name: 'Booked' })).not.toBeInTheDocument();
  expect(requests.map(({ path }) => path)).toEqual(['/myorders/uid-bea?limit=1000']);
});

test('offers no payment while a payment is pending', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/product/product-1', bookedProduct);
  onCall('get', '/myorders/uid-bea', [{ ...order, state: 'paying' }]);
  renderApplication('/product/product-1');
  expect(await screen.findByRole('link', { name: /^See the order/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay Now' })).not.toBeInTheDocument();
});

test('shows a buyer who has paid that the watch is theirs', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/product/product-1', soldProduct);
  onCall('get', '/myorders/uid-bea', [{ ...order, paid: true, state: 'completed' }]);
  renderApplication('/product/product-1');
  expect(await screen.findByText('You bought this watch')).toBeVisible();
  expect(screen.getByRole('link', { name: /^See the order/ })).toBeVisible();
  expect(screen.queryByText('Sold')).not.toBeInTheDocument();
});

test('shows other buyers that the product is booked', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/wishlist', null);
  onCall('get', '/product/product-1', bookedProduct);
  const requests = onCall('get', '/myorders/uid-bea', [{ ...order, productId: 'product-2' }]);
  renderApplication('/product/product-1');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
  expect(screen.queryByText('You booked this watch')).not.toBeInTheDocument();
});

test('links the seller to My Products, and to the order after the sale', async () => {
  signIn(seller, 'seller');
  onCall('get', '/product/product-1', (_request, count) =>
    json(count === 1 ? productPage : soldProduct),
  );
  onCall('get', '/my-products/sam%40example.com', [
    { ...product, orderId: 'order-1', orderState: 'paid' },
  ]);
  const { store } = renderApplication('/product/product-1');
  expect(await screen.findByText('This is your listing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage it in My Products' })).toHaveAttribute(
    'href',
    '/dashboard/my-products',
  );
  expect(screen.queryByText(/^Only buyers/)).not.toBeInTheDocument();

  act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
  expect(await screen.findByText('You sold this watch')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^See the order/ })).toHaveAttribute(
    'href',
    '/dashboard/order/order-1',
  );
});

test.each([
  ['paused, hidden or of an absence', { paused: true }],
  ['refunded', { sold: true }],
])('shows the seller that a watch that is %s is not for sale', async (_state, fields) => {
  signIn(seller, 'seller');
  onCall('get', '/product/product-1', { ...productPage, ...fields });
  onCall('get', '/my-products/sam%40example.com', [product]);
  renderApplication('/product/product-1');
  expect(await screen.findByText('Your listing is not for sale at the moment')).toBeVisible();
});

test('marks a deleted product and shows similar ones', async () => {
  onCall('get', '/product/product-1', () => errorResponse(410, 'The product was deleted.'));
  renderApplication('/product/product-1');
  expect(await findTitle()).toHaveTextContent('This watch is no longer for sale');
  expect(screen.getByText('It was removed from the marketplace.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Seiko Diver/ })).toBeVisible();
});

test('shows that the product does not exist', async () => {
  onCall('get', '/product/product-1', () => errorResponse(404, 'There is no such watch.'));
  renderApplication('/product/product-1');
  expect(await findTitle()).toHaveTextContent('There is no such watch');
  expect(screen.getByRole('link', { name: 'See what is for sale' })).toBeVisible();
});

test('offers Retry when the product cannot be loaded', async () => {
  onCall('get', '/product/product-1', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json(productPage),
  );
  const { user } = renderApplication('/product/product-1');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this watch. No.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Omega Seamaster' })).toBeVisible();
});

test('shows a skeleton while the product loads', async () => {
  const { respond, release } = deferResponse(productPage);
  onCall('get', '/product/product-1', respond);
  renderApplication('/product/product-1');
  expect(await screen.findByText('Loading the watch')).toBeInTheDocument();
  release();
  expect(await findTitle()).toBeVisible();
});

test('stores recently viewed products on the device, until they are cleared', async () => {
  onCall('get', '/product/product-1', productPage);
  onCall('get', '/product/product-2', { ...productPage, ...similarProduct });
  onCall('get', '/product/product-2/similar', []);
  const { user } = renderApplication('/product/product-1');
  expect(await findTitle()).toBeVisible();
  expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument();

  await user.click(await screen.findByRole('link', { name: /Seiko Diver/ }));
  await waitFor(() => expect(currentUrl()).toBe('/product/product-2'));
  const recentlyViewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(recentlyViewed.getAllByRole('link')).toHaveLength(1);
  expect(recentlyViewed.getByRole('link', { name: /Omega Seamaster/ })).toHaveAttribute(
    'href',
    '/product/product-1',
  );

  await user.click(recentlyViewed.getByRole('button', { name: 'Clear recently viewed' }));
  expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument();
  expect(localStorage.getItem('secondhand-recently-viewed')).toBeNull();
});

test('stores no contact data on the device', async () => {
  onCall('get', '/product/product-1', {
    ...productPage,
    sellerEmail: seller.email,
    mobileNumber: product.mobileNumber,
  });
  renderApplication('/product/product-1');
  expect(await findTitle()).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('secondhand-recently-viewed')).toBeTruthy());
  const stored = localStorage.getItem('secondhand-recently-viewed');
  expect(stored).not.toContain(seller.email);
  expect(stored).not.toContain(product.mobileNumber);
});

test('the page does not exist if the server does not support product pages', async () => {
  setConfiguration(publicConfiguration);
  renderApplication('/product/product-1');
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible();
});
