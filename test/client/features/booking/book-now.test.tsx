import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../src/contract/accounts/user';
import { api } from '../../../../src/client/api/api';
import { drafts } from '../../../../src/client/services/drafts/drafts';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { fillIn } from '../../support/fill-in';
import { buyer, category, order, product, seller, userRecord } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import {
  brokenConnection,
  deferResponse,
  json,
  onCall,
  errorResponse,
  type ReceivedRequest,
} from '../../support/api-stub';
import { recordPageLoads } from '../../support/page-loads';
import { press } from '../../support/press';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  setConfiguration(publicConfiguration);
  onCall('get', '/ads', { data: [product] });
  onCall('get', '/categories', [category]);
  onCall('get', '/wishlist', null);
  onCall('get', '/myorders/:uid', []);
});

async function openDialog() {
  signIn(buyer, 'buyer');
  const { user, store } = renderApplication('/');
  await press(user, 'Book Now');
  const dialog = within(await screen.findByRole('dialog'));
  return { user, store, dialog };
}

async function fillInAndBook({
  user,
  dialog,
}: Pick<Awaited<ReturnType<typeof openDialog>>, 'user' | 'dialog'>) {
  await fillIn(user, dialog.getByLabelText('Phone number'), '01712345678');
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
}

test('moves the focus into the dialog, but not out of a field that the buyer types in', async () => {
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/');
  await screen.findByRole('button', { name: 'Book Now' });
  const frames: FrameRequestCallback[] = [];
  const requestFrame = jest.spyOn(window, 'requestAnimationFrame');
  requestFrame.mockImplementation((frame) => frames.push(frame));
  await press(user, 'Book Now');
  expect(await screen.findByLabelText('Phone number')).toHaveFocus();

  const place = screen.getByLabelText('Meeting location');
  await user.type(place, 'At the ');
  requestFrame.mockRestore();
  await act(async () => frames.forEach((frame) => frame(performance.now())));
  await user.keyboard('station');
  expect(place).toHaveValue('At the station');
});

describe('a press on Book Now while the role of the user is not known yet', () => {
  async function renderWithoutRole() {
    signIn(buyer, 'buyer');
    const { respond, release } = deferResponse(userRecord(buyer, { role: 'buyer' }));
    onCall('get', '/user/:email', respond);
    const { user } = renderApplication('/');
    return { user, release, button: await screen.findByRole('button', { name: 'Book Now' }) };
  }

  test('opens the dialog once the role is known', async () => {
    const { user, release, button } = await renderWithoutRole();
    await user.click(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('counts if the button is replaced before it is released', async () => {
    const { user, release, button } = await renderWithoutRole();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    release();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await user.pointer({
      keys: '[/MouseLeft]',
      target: screen.getByRole('button', { name: 'Book Now' }),
    });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

test('a watch with a price on request can be booked only on a server without conversations', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/ads', { data: [{ ...product, sellingPrice: 'make an offer' }] });
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  renderApplication('/');
  const button = await screen.findByRole('button', { name: 'Book Now' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Price on request: ask the seller about this watch.');
  cleanup();
  setConfiguration(publicConfiguration);
  const { user } = renderApplication('/');
  await press(user, 'Book Now');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Price on request (make an offer)');
});

test('a watch for a price that no card can pay shows why it cannot be booked', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/ads', { data: [{ ...product, sellingPrice: '0' }] });
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  renderApplication('/');
  const button = await screen.findByRole('button', { name: 'Book Now' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/cards pay from \$0\.50 to \$999,999\.99/);
});

describe('Book Now by role', () => {
  test('sends a visitor to Login, and stores the page to return to', async () => {
    const { user } = renderApplication('/?from=advert');
    await user.click(await screen.findByRole('link', { name: 'Book Now' }));
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(window.history.state.usr.from).toMatchObject({ pathname: '/', search: '?from=advert' });
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

  test.each(['Login', 'Registration'])(
    'a visitor sees on %s which product they are booking',
    async (page) => {
      const { user } = renderApplication('/');
      await user.click(await screen.findByRole('link', { name: 'Book Now' }));
      if (page === 'Registration') {
        await user.click(await screen.findByRole('link', { name: 'SignUp' }));
        await screen.findByRole('heading', { name: 'Create your account' });
      }
      expect(await screen.findByText(/^Sign in to book the/)).toHaveTextContent(
        'Sign in to book the Omega Seamaster',
      );
    },
  );

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

  test('disables the button of a booked product', async () => {
    onCall('get', '/ads', { data: [{ ...product, booked: true }] });
    signIn(buyer, 'buyer');
    renderApplication('/');
    expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
  });
});

test('shows the buyer, the product and the price above the fields', async () => {
  const { dialog } = await openDialog();
  const definitions = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(definitions).toEqual(['Bea Buyer', 'bea@example.com', 'Omega Seamaster', '$1,200']);
  expect(dialog.getAllByRole('textbox')).toHaveLength(2);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('sends the specified payload, shows a success message and opens the orders', async () => {
  const bookingRequests = onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
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

test('requires a phone number and a meeting location', async () => {
  const bookingRequests = onCall('post', '/book-product', {});
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(dialog.getByText('Phone number is required!')).toBeVisible();
  expect(dialog.getByText('Meeting location is required!')).toBeVisible();
  expect(dialog.getByLabelText('Phone number')).toHaveFocus();
  expect(bookingRequests).toHaveLength(0);
});

test.each(['0171234567', '017123456789', '02712345678', '01712a45678'])(
  'rejects %s as a phone number',
  async (number) => {
    const { user, dialog } = await openDialog();
    await fillIn(user, dialog.getByLabelText('Phone number'), number);
    await user.tab();
    expect(
      await dialog.findByText('Phone number must be 11 digits in the form 01*********!'),
    ).toBeVisible();
  },
);

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

test('offers to pay without a booking while the product cannot be booked again', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const bookableFrom = '2026-12-03T10:24:00.000Z';
  onCall('post', '/book-product', { message: 'You can book it again from Dec 3, 10:24 UTC.' });
  onCall('get', '/orders/:id', { ...order, paid: false, state: 'open', bookableFrom });
  const { user, dialog } = await openDialog();
  await fillInAndBook({ user, dialog });
  const link = await dialog.findByRole('link', { name: 'Pay without booking' });
  expect(link).toHaveAttribute('href', '/dashboard/payment/product-1');
});

test('the dialog keeps the input when no response arrives, and can send it again', async () => {
  const bookingRequests = onCall('post', '/book-product', (_request, count) =>
    count === 1 ? brokenConnection() : json({ acknowledged: true }),
  );
  const { user, dialog } = await openDialog();
  await fillInAndBook({ user, dialog });
  expect(await dialog.findByText(/We could not reach the marketplace/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
  expect(bookingRequests).toHaveLength(2);
});

test('the dialog keeps the input when it is closed and reopened', async () => {
  const { user, dialog } = await openDialog();
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(user, 'Book Now');
  expect(await screen.findByLabelText('Meeting location')).toHaveValue('At the station');
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

describe('a user who left the page while the request was pending', () => {
  async function bookAndLeave(answer: Parameters<typeof deferResponse>[0]) {
    const pendingResponse = deferResponse(answer);
    onCall('post', '/book-product', pendingResponse.respond);
    const { user, dialog } = await openDialog();
    await fillInAndBook({ user, dialog });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled());
    const [link] = screen.getAllByRole('link', { name: 'Blog', hidden: true });
    fireEvent.click(link!);
    await screen.findByRole('heading', { name: 'All Question and Answering Part' });
    pendingResponse.release();
  }

  test('sees that the product is booked and stays on the new page', async () => {
    await bookAndLeave({ acknowledged: true });
    expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
    expect(currentUrl()).toBe('/blog');
  });

  test('sees that the outcome of the booking is unknown', async () => {
    await bookAndLeave(brokenConnection);
    expect(await screen.findByRole('status')).toHaveTextContent(/could not reach the marketplace/);
  });

  test('sees why the booking was rejected', async () => {
    await bookAndLeave({ message: 'This watch has already been booked.' });
    expect(await screen.findByText('This watch has already been booked.')).toBeInTheDocument();
  });
});

describe('Back', () => {
  test('closes the dialog but not the page, and Forward reopens it with the input', async () => {
    const { user, dialog } = await openDialog();
    await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/');
    window.history.forward();
    const reopenedDialog = within(await screen.findByRole('dialog'));
    expect(reopenedDialog.getByLabelText('Meeting location')).toHaveValue('At the station');
  });

  test('does not reopen the dialog on Forward when another buyer has booked the product meanwhile', async () => {
    const { store } = await openDialog();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    onCall('get', '/ads', { data: [{ ...product, booked: true }] });
    act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
    expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
    const navigated = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.forward();
    await act(() => navigated);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('returns from the orders to the page without reopening the dialog', async () => {
    onCall('post', '/book-product', { acknowledged: true });
    const { user, dialog } = await openDialog();
    await fillInAndBook({ user, dialog });
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-orders'));
    window.history.back();
    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(window.history.state).not.toHaveProperty('dialog');
  });
});

test('restores the input after a reload until the product is booked', async () => {
  drafts.save('booking-product-1-uid-bea', { phoneNumber: '01712345678' });
  onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
  expect(dialog.getByLabelText('Phone number')).toHaveValue('01712345678');
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-orders'));
  expect(drafts.read('booking-product-1-uid-bea')).toEqual({});
});

describe('a buyer whose session was ended by the server', () => {
  const reason = 'Your session has ended. Please sign in again.';

  const signInAgain = async (
    user: Awaited<ReturnType<typeof openDialog>>['user'],
    person = buyer,
  ) => {
    const loads = recordPageLoads();
    firebase.addAccount({ ...person, password: 'secret-1' });
    onCall('get', '/user/:email', userRecord(person, { role: 'buyer' }));
    onCall('post', '/user', {});
    onCall('get', '/jwt', { accessToken: 'token' });
    await fillIn(user, await screen.findByLabelText('Email Address'), person.email);
    await fillIn(user, screen.getByLabelText('Password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(loads).toEqual(['/?dialog=booking-product-1']));
    jest.restoreAllMocks();
    cleanup();
    renderApplication(loads[0]!);
    return within(await screen.findByRole('dialog', { name: 'Omega Seamaster' }));
  };

  beforeEach(() => {
    onCall('post', '/book-product', () => errorResponse(401, 'Please sign in.'));
  });

  test('sees the reason and returns to the open dialog with the input', async () => {
    const { user, dialog } = await openDialog();
    onCall('get', '/jwt', () => errorResponse(403, reason));
    await fillInAndBook({ user, dialog });
    expect(await screen.findByText(reason)).toBeVisible();

    const reopenedDialog = await signInAgain(user);
    expect(reopenedDialog.getByLabelText('Phone number')).toHaveValue('01712345678');
    expect(reopenedDialog.getByLabelText('Meeting location')).toHaveValue('At the station');
  });

  test('leaves none of the input to another account on the same device', async () => {
    const { user, dialog } = await openDialog();
    onCall('get', '/jwt', () => errorResponse(403, reason));
    await fillInAndBook({ user, dialog });
    await screen.findByText(reason);

    const dialogOfOtherAccount = await signInAgain(user, {
      ...buyer,
      uid: 'uid-bob',
      email: 'bob@example.com',
    });
    expect(dialogOfOtherAccount.getByLabelText('Phone number')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('01712345678');
  });

  test('returns to the dialog on a guarded page', async () => {
    onCall('get', '/category/:id', { ...category });
    onCall('get', '/products/:id', [product]);
    signIn(buyer, 'buyer');
    const { user } = renderApplication('/category/category-1');
    await press(user, 'Book Now');
    await screen.findByRole('dialog');
    onCall('get', '/jwt', () => errorResponse(403, reason));
    await fillInAndBook({ user, dialog: within(screen.getByRole('dialog')) });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(window.history.state.usr).toMatchObject({
      from: { pathname: '/category/category-1' },
      dialog: 'booking-product-1',
    });
  });
});
