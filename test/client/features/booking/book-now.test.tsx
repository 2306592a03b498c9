import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../src/contract/accounts/user';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { deferResponse, json, onCall, type ReceivedRequest } from '../../support/api-stub';
import { fillInAndBook, openDialog, stubAdvertisedProduct } from '../../support/booking-dialog';
import { publicConfiguration } from '../../support/configuration';
import { fillIn } from '../../support/fill-in';
import { buyer, product, seller, userRecord } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import { recordPageLoads } from '../../support/page-loads';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

beforeEach(stubAdvertisedProduct);

test('a price on request, or one that no card can pay, disables the button with the reason', async () => {
  signIn(buyer, 'buyer');
  const prices = ['make an offer', '0'];
  onCall('get', '/ads', {
    data: prices.map((sellingPrice) => ({ ...product, _id: sellingPrice, sellingPrice })),
  });
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  renderApplication('/');
  const buttons = await screen.findAllByRole('button', { name: 'Book Now' });
  for (const button of buttons) expect(button).toBeDisabled();
  expect(buttons).toHaveLength(2);
  expect(buttons[0]).toHaveAccessibleDescription(
    'Price on request: ask the seller about this watch.',
  );
  expect(buttons[1]).toHaveAccessibleDescription(/cards pay from \$0\.50 to \$999,999\.99/);
});

test('a watch with a price on request can be booked on a server without conversations', async () => {
  onCall('get', '/ads', { data: [{ ...product, sellingPrice: 'make an offer' }] });
  await openDialog();
  expect(screen.getByRole('dialog')).toHaveTextContent('Price on request (make an offer)');
});

describe('Book Now by role', () => {
  test('sends a visitor to Login, which names the product, as does Registration', async () => {
    const { user } = renderApplication('/?from=advert');
    await user.click(await screen.findByRole('link', { name: 'Book Now' }));
    const findIntent = () => screen.findByText(/^Sign in to book the/);
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(window.history.state.usr.from).toMatchObject({ pathname: '/', search: '?from=advert' });
    expect(await findIntent()).toHaveTextContent('Sign in to book the Omega Seamaster');
    await user.click(await screen.findByRole('link', { name: 'SignUp' }));
    await screen.findByRole('heading', { name: 'Create your account' });
    expect(await findIntent()).toHaveTextContent('Sign in to book the Omega Seamaster');
  });

  test('explains to a seller why the button is disabled', async () => {
    signIn({ ...seller, uid: 'uid-sue' }, 'seller');
    renderApplication('/');
    const button = await screen.findByRole('button', { name: 'Book Now', description: /buyers/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Only buyers can book.');
  });

  test('a user with both roles can book while the active role is seller', async () => {
    signIn({ ...seller, uid: 'uid-sue' }, 'seller', { hasBothRoles: true });
    const { user } = renderApplication('/');
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    expect(await screen.findByRole('dialog', { name: 'Omega Seamaster' })).toBeVisible();
  });

  test('explains to a seller that the watch is their own', async () => {
    signIn(seller, 'seller');
    renderApplication('/');
    expect(await screen.findByRole('button', { name: 'Your own watch' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to Wishlist' })).not.toBeInTheDocument();
  });

  test('sends a user without a role to the role choice', async () => {
    signIn(buyer, null);
    renderApplication('/');
    const link = await screen.findByRole('link', { name: 'Book Now' });
    expect(link).toHaveAttribute('href', '/dashboard');
  });

  test('a sign-in returns to the page and its booking', async () => {
    const loads = recordPageLoads();
    firebase.addAccount({ ...buyer, password: 'secret-1' });
    onCall('get', '/user/:email', userRecord(buyer, { role: 'buyer' }));
    onCall('post', '/user', {});
    onCall('get', '/jwt', { accessToken: 'token' });
    const { user } = renderApplication('/?from=advert');
    await user.click(await screen.findByRole('link', { name: 'Book Now' }));
    await fillIn(user, await screen.findByLabelText('Email Address'), buyer.email);
    await fillIn(user, screen.getByLabelText('Password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(loads).toEqual(['/?from=advert&dialog=booking-product-1']));
    jest.restoreAllMocks();
  });

  test('opens the booking dialog on return from sign-in', async () => {
    signIn(buyer, 'buyer');
    const state = { from: { pathname: '/blog' } };
    // Drops the forward entries of earlier tests, which history.length would count.
    window.history.pushState(null, '');
    const entryCount = window.history.length;
    renderApplication('/?from=advert&dialog=booking-product-1#watches', state);
    expect(await screen.findByRole('dialog', { name: 'Omega Seamaster' })).toBeVisible();
    // Only the dialog parameter leaves the URL, so Back does not open the dialog again.
    expect(currentUrl()).toBe('/?from=advert#watches');
    expect(window.history.state.usr).toMatchObject(state);
    // The open dialog has a history entry of its own, so Back closes it.
    expect(window.history.length).toBe(entryCount + 1);
  });

  test('leaves the dialog closed on return from sign-in if the product has been booked meanwhile', async () => {
    onCall('get', '/ads', { data: [{ ...product, booked: true }] });
    signIn(buyer, 'buyer');
    renderApplication('/?dialog=booking-product-1');
    expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('sends a user who signed in without a role to the role choice first', async () => {
    let role: Role | null = null;
    signIn(buyer, null);
    onCall('get', '/user/:email', () => json(userRecord(buyer, { role })));
    onCall('post', '/user', () => {
      role = 'buyer';
      return json({ acknowledged: true });
    });
    const { user } = renderApplication('/?dialog=booking-product-1');
    await user.click(await screen.findByRole('button', { name: /I want to buy/ }));
    expect(await screen.findByRole('dialog', { name: 'Omega Seamaster' })).toBeVisible();
    expect(currentUrl()).toBe('/');
  });
});

test('shows the buyer, the product and the price, sends the specified payload, shows a success message and opens the orders', async () => {
  const bookingRequests = onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
  const definitions = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(definitions).toEqual(['Bea Buyer', 'bea@example.com', 'Omega Seamaster', '$1,200']);
  expect(dialog.getAllByRole('textbox')).toHaveLength(2);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  const before = Date.now();
  await fillInAndBook({ user, dialog });

  expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-orders'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [{ body }] = bookingRequests as [ReceivedRequest & { body: { bookingTime: number } }];
  expect(body).toEqual({
    productId: 'product-1',
    category: 'category-1',
    condition: 'Good',
    originalPrice: '2500',
    image: '/images/seamaster.webp',
    productName: 'Omega Seamaster',
    sellingPrice: '1200',
    yearOfPurchase: '2019',
    description: 'Serviced last spring.',
    location: 'Dhaka',
    sellerEmail: 'sam@example.com',
    sellerName: 'Sam Seller',
    sellerPhoto: '/images/sam.webp',
    phoneNumber: '01712345678',
    meetingLocation: 'At the station',
    bookingTime: expect.any(Number),
    bookedById: 'uid-bea',
    bookedByName: 'Bea Buyer',
    bookedByEmail: 'bea@example.com',
    bookedByPhoto: '/images/bea.webp',
  });
  expect(body.bookingTime).toBeGreaterThanOrEqual(before);
});

test('requires a phone number of the specified form and a meeting location', async () => {
  const bookingRequests = onCall('post', '/book-product', {});
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(dialog.getByText('Phone number is required!')).toBeVisible();
  expect(dialog.getByText('Meeting location is required!')).toBeVisible();
  expect(dialog.getByLabelText('Phone number')).toHaveFocus();
  await fillIn(user, dialog.getByLabelText('Phone number'), '0171234567');
  await user.tab();
  expect(
    await dialog.findByText('Phone number must be 11 digits in the form 01*********!'),
  ).toBeVisible();
  expect(bookingRequests).toHaveLength(0);
});

test('accepts a formatted phone number, and rejects a meeting place of invisible characters', async () => {
  const bookingRequests = onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
  await fillIn(user, dialog.getByLabelText('Phone number'), '\u202a+880 1712-345678\u202c');
  await fillIn(user, dialog.getByLabelText('Meeting location'), '\u200b\u2800');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(await dialog.findByText('Meeting location is required!')).toBeVisible();
  expect(dialog.queryByText(/^Phone number must/)).not.toBeInTheDocument();
  await fillIn(user, dialog.getByLabelText('Meeting location'), '\u202eAt the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  await waitFor(() => expect(bookingRequests).toHaveLength(1));
  expect(bookingRequests[0]?.body).toMatchObject({
    phoneNumber: '01712345678',
    meetingLocation: '\u200b\u2800At the station',
  });
});

describe('a watch that can be sent', () => {
  const sent = {
    ...product,
    deliveries: 'both',
    shippingPrice: '12.50',
    shippingCountries: 'BD, IN',
  };
  const address = {
    name: 'Ayesha Rahman',
    line1: 'House 7, Road 3',
    postalCode: '1205',
    city: 'Dhaka',
    country: 'BD',
  };

  beforeEach(() => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    onCall('get', '/ads', { data: [sent] });
  });

  test('is booked with an address, which is offered again the next time', async () => {
    onCall('get', '/shipping-address', { address });
    const bookingRequests = onCall('post', '/book-product', { acknowledged: true });
    const { user, dialog } = await openDialog();
    expect(dialog.getByLabelText('Meeting location')).toBeVisible();
    await user.click(dialog.getByLabelText('Shipping: $12.50'));
    expect(dialog.queryByLabelText('Meeting location')).not.toBeInTheDocument();
    expect(dialog.getByText('In all $1,212.50')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByLabelText('Street and number')).toHaveValue('House 7, Road 3'),
    );
    await fillIn(user, dialog.getByLabelText('Phone number'), '01712345678');
    await user.clear(dialog.getByLabelText('Street and number'));
    await fillIn(user, dialog.getByLabelText('Street and number'), 'House 8, Road 3');
    await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
    await waitFor(() => expect(bookingRequests).toHaveLength(1));
    expect(bookingRequests[0]?.body).toMatchObject({
      phoneNumber: '01712345678',
      meetingLocation: 'Dhaka',
      shipping: { ...address, line1: 'House 8, Road 3' },
    });
  });

  test('needs a complete address in a country that the seller ships to', async () => {
    onCall('get', '/shipping-address', { address: { ...address, line1: '', country: 'DE' } });
    onCall('get', '/ads', { data: [{ ...sent, deliveries: 'shipping', shippingPrice: null }] });
    const bookingRequests = onCall('post', '/book-product', {});
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('Shipping: Free')).toBeVisible();
    expect(dialog.queryByLabelText('Meeting location')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveValue('Dhaka'));
    await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
    expect(dialog.getByText('Phone number is required!')).toBeVisible();
    expect(dialog.getByText('Street and number are required!')).toBeVisible();
    expect(dialog.getByText("The seller doesn't ship to this country.")).toBeVisible();
    const countries = within(dialog.getByLabelText('Country')).getAllByRole('option');
    expect(countries.map(({ textContent }) => textContent)).toEqual([
      'Select a country',
      'Bangladesh',
      'India',
    ]);
    expect(bookingRequests).toHaveLength(0);
  });
});

test('the dialog stays open and shows the reason when the server rejects the booking', async () => {
  onCall('post', '/book-product', { message: 'This watch has already been booked.' });
  const { user, dialog } = await openDialog();
  await fillInAndBook({ user, dialog });
  await waitFor(() =>
    expect(screen.getAllByText('This watch has already been booked.')).toHaveLength(2),
  );
  expect(dialog.getByLabelText('Phone number')).toHaveValue('01712345678');
  expect(currentUrl()).toBe('/');
});

test('the dialog cannot be closed or sent twice while the request is pending', async () => {
  const { respond, release } = deferResponse({ acknowledged: true });
  const bookingRequests = onCall('post', '/book-product', respond);
  const { user, dialog } = await openDialog();
  await fillInAndBook({ user, dialog });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled());
  await user.keyboard('{Escape}{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  release();
  expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
  expect(bookingRequests).toHaveLength(1);
});

test('Back closes the dialog but not the page, and Forward reopens it with the input', async () => {
  const { user, dialog } = await openDialog();
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentUrl()).toBe('/');
  window.history.forward();
  const reopenedDialog = within(await screen.findByRole('dialog'));
  expect(reopenedDialog.getByLabelText('Meeting location')).toHaveValue('At the station');
});
