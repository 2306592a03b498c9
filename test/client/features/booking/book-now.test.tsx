import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../src/contract/user';
import { api } from '../../../../src/client/api/api';
import { drafts } from '../../../../src/client/services/drafts';
import { fillIn } from '../../support/fill-in';
import { buyer, category, product, seller, userRecord } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import {
  brokenConnection,
  heldBack,
  json,
  onCall,
  refusal,
  type Arrival,
} from '../../support/marketplace';
import { watchPageLoads } from '../../support/page-loads';
import { press } from '../../support/press';
import { address, renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
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

async function complete({
  user,
  dialog,
}: Pick<Awaited<ReturnType<typeof openDialog>>, 'user' | 'dialog'>) {
  await fillIn(user, dialog.getByLabelText('Phone number'), '01712345678');
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
}

test('the focus is in the dialog at once, and is not taken from a field that the buyer types in', async () => {
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/');
  await screen.findByRole('button', { name: 'Book Now' });
  const frames: FrameRequestCallback[] = [];
  const held = jest.spyOn(window, 'requestAnimationFrame');
  held.mockImplementation((frame) => frames.push(frame));
  await press(user, 'Book Now');
  expect(await screen.findByLabelText('Phone number')).toHaveFocus();

  const place = screen.getByLabelText('Meeting location');
  await user.type(place, 'At the ');
  held.mockRestore();
  await act(async () => frames.forEach((frame) => frame(performance.now())));
  await user.keyboard('station');
  expect(place).toHaveValue('At the station');
});

describe('who can book', () => {
  test('a visitor is sent to Login, and back afterwards', async () => {
    const { user } = renderApplication('/?from=advert');
    await user.click(await screen.findByRole('link', { name: 'Book Now' }));
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(window.history.state.usr.from).toMatchObject({ pathname: '/', search: '?from=advert' });
  });

  test('a seller sees why not', async () => {
    signIn({ ...seller, uid: 'uid-sue' }, 'seller');
    renderApplication('/');
    const button = await screen.findByRole('button', { name: 'Book Now', description: /buyers/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Only buyers can book.');
  });

  test('the seller of a watch reads that it is their own', async () => {
    signIn(seller, 'seller');
    renderApplication('/');
    const button = await screen.findByRole('button', { name: 'Book Now', description: /own/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('This is your own listing.');
  });

  test('a user without a role is led to choose one', async () => {
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
    const loads = watchPageLoads();
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

  test('a user who returns from signing in sees the open dialog', async () => {
    signIn(buyer, 'buyer');
    const state = { from: { pathname: '/blog' } };
    // What an earlier test left ahead would be counted too.
    window.history.pushState(null, '');
    const pages = window.history.length;
    renderApplication('/?from=advert&dialog=booking-product-1#watches', state);
    expect(await screen.findByRole('dialog', { name: 'Omega Seamaster' })).toBeVisible();
    // The question leaves the address, and nothing else changes: Back does not ask it again.
    expect(address()).toBe('/?from=advert#watches');
    expect(window.history.state.usr).toMatchObject(state);
    // The open dialog is a step that Back closes.
    expect(window.history.length).toBe(pages + 1);
  });

  test('the dialog stays closed if the product has been booked', async () => {
    onCall('get', '/ads', { data: [{ ...product, booked: true }] });
    signIn(buyer, 'buyer');
    renderApplication('/?dialog=booking-product-1');
    expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a user who returns without a role chooses one first', async () => {
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
    expect(address()).toBe('/');
  });

  test('no user can book what is booked already', async () => {
    onCall('get', '/ads', { data: [{ ...product, booked: true }] });
    signIn(buyer, 'buyer');
    renderApplication('/');
    expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
  });
});

test('shows the buyer, the product and the price before it asks anything', async () => {
  const { dialog } = await openDialog();
  const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Bea Buyer', 'bea@example.com', 'Omega Seamaster', '$1,200']);
  expect(dialog.getAllByRole('textbox')).toHaveLength(2);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('sends the specified payload, announces the booking and shows the orders', async () => {
  const bookings = onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
  const before = Date.now();
  await complete({ user, dialog });

  expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/dashboard/my-orders'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [{ body }] = bookings as [Arrival & { body: { bookingTime: number } }];
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

test('requires both fields', async () => {
  const bookings = onCall('post', '/book-product', {});
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(dialog.getByText('Phone number is required!')).toBeVisible();
  expect(dialog.getByText('Meeting location is required!')).toBeVisible();
  expect(dialog.getByLabelText('Phone number')).toHaveFocus();
  expect(bookings).toHaveLength(0);
});

test.each(['0171234567', '017123456789', '02712345678', '01712a45678'])(
  'does not take %s for a phone number',
  async (number) => {
    const { user, dialog } = await openDialog();
    await fillIn(user, dialog.getByLabelText('Phone number'), number);
    await user.tab();
    expect(
      await dialog.findByText('Phone number must be 11 digits in the form 01*********!'),
    ).toBeVisible();
  },
);

test('takes a phone number as it was copied from the contacts, and a place that can be seen', async () => {
  const bookings = onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
  await fillIn(user, dialog.getByLabelText('Phone number'), '\u202a+880 1712-345678\u202c');
  await fillIn(user, dialog.getByLabelText('Meeting location'), '\u200b\u2800');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(await dialog.findByText('Meeting location is required!')).toBeVisible();
  expect(dialog.queryByText(/^Phone number must/)).not.toBeInTheDocument();
  await fillIn(user, dialog.getByLabelText('Meeting location'), '\u202eAt the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  await waitFor(() => expect(bookings).toHaveLength(1));
  expect(bookings[0]?.body).toMatchObject({
    phoneNumber: '01712345678',
    meetingLocation: '\u200b\u2800At the station',
  });
});

test('stays open and shows why when the server rejects the request', async () => {
  onCall('post', '/book-product', { message: 'This product has already been booked.' });
  const { user, dialog } = await openDialog();
  await complete({ user, dialog });
  await waitFor(() =>
    expect(screen.getAllByText('This product has already been booked.')).toHaveLength(2),
  );
  expect(dialog.getByLabelText('Phone number')).toHaveValue('01712345678');
  expect(address()).toBe('/');
});

test('keeps the input when no response arrives, and sends it again', async () => {
  const bookings = onCall('post', '/book-product', (_arrival, count) =>
    count === 1 ? brokenConnection() : json({ acknowledged: true }),
  );
  const { user, dialog } = await openDialog();
  await complete({ user, dialog });
  expect(await dialog.findByText(/We could not reach Secondhand/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
  expect(bookings).toHaveLength(2);
});

test('can be closed, and keeps the input until it is opened again', async () => {
  const { user, dialog } = await openDialog();
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(user, 'Book Now');
  expect(await screen.findByLabelText('Meeting location')).toHaveValue('At the station');
});

test('can neither be closed nor sent twice while it is on its way', async () => {
  const { answer, release } = heldBack({ acknowledged: true });
  const bookings = onCall('post', '/book-product', answer);
  const { user, dialog } = await openDialog();
  await complete({ user, dialog });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled());
  await user.keyboard('{Escape}{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  release();
  expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
  expect(bookings).toHaveLength(1);
});

describe('a user who has left the page while the request was pending', () => {
  async function leave(answer: Parameters<typeof heldBack>[0]) {
    const held = heldBack(answer);
    onCall('post', '/book-product', held.answer);
    const { user, dialog } = await openDialog();
    await complete({ user, dialog });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled());
    const [link] = screen.getAllByRole('link', { name: 'Blog', hidden: true });
    fireEvent.click(link!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    held.release();
  }

  test('sees that it is booked, and stays where they are', async () => {
    await leave({ acknowledged: true });
    expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
    expect(address()).toBe('/blog');
  });

  test('sees that it is unknown whether it is booked', async () => {
    await leave(brokenConnection);
    expect(await screen.findByRole('status')).toHaveTextContent(/could not reach Secondhand/);
  });

  test('sees that it was rejected', async () => {
    await leave({ message: 'This product has already been booked.' });
    expect(await screen.findByText('This product has already been booked.')).toBeInTheDocument();
  });
});

describe('Back', () => {
  test('closes the dialog and keeps the page, and Forward opens it again with the input', async () => {
    const { user, dialog } = await openDialog();
    await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/');
    window.history.forward();
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Meeting location')).toHaveValue('At the station');
  });

  test('closes it for good where another user books the product meanwhile', async () => {
    const { store } = await openDialog();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    onCall('get', '/ads', { data: [{ ...product, booked: true }] });
    act(() => void store.dispatch(api.util.invalidateTags(['Products'])));
    expect(await screen.findByRole('button', { name: 'Booked' })).toBeDisabled();
    const isForward = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.forward();
    await act(() => isForward);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('from the orders leads to the page that was booked from, not to its dialog', async () => {
    onCall('post', '/book-product', { acknowledged: true });
    const { user, dialog } = await openDialog();
    await complete({ user, dialog });
    await waitFor(() => expect(address()).toBe('/dashboard/my-orders'));
    window.history.back();
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.history.state).not.toHaveProperty('dialog');
  });
});

test('the input is there again after a reload, until the product is booked', async () => {
  drafts.save('booking-product-1-uid-bea', { phoneNumber: '01712345678' });
  onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
  expect(dialog.getByLabelText('Phone number')).toHaveValue('01712345678');
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  await waitFor(() => expect(address()).toBe('/dashboard/my-orders'));
  expect(drafts.read('booking-product-1-uid-bea')).toEqual({});
});

describe('a buyer whose session the server ends', () => {
  const reason = 'Your session has ended. Please sign in again.';

  const signInAgain = async (
    user: Awaited<ReturnType<typeof openDialog>>['user'],
    person = buyer,
  ) => {
    const loads = watchPageLoads();
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
    onCall('post', '/book-product', () => refusal(401, 'Please sign in.'));
  });

  test('reads why, and comes back to the open dialog with the input', async () => {
    const { user, dialog } = await openDialog();
    onCall('get', '/jwt', () => refusal(403, reason));
    await complete({ user, dialog });
    expect(await screen.findByText(reason)).toBeVisible();

    const again = await signInAgain(user);
    expect(again.getByLabelText('Phone number')).toHaveValue('01712345678');
    expect(again.getByLabelText('Meeting location')).toHaveValue('At the station');
  });

  test('leaves nothing to another account on the same device', async () => {
    const { user, dialog } = await openDialog();
    onCall('get', '/jwt', () => refusal(403, reason));
    await complete({ user, dialog });
    await screen.findByText(reason);

    const others = await signInAgain(user, { ...buyer, uid: 'uid-bob', email: 'bob@example.com' });
    expect(others.getByLabelText('Phone number')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('01712345678');
  });

  test('returns to the dialog on a guarded page', async () => {
    onCall('get', '/category/:id', { ...category });
    onCall('get', '/products/:id', [product]);
    signIn(buyer, 'buyer');
    const { user } = renderApplication('/category/category-1');
    await press(user, 'Book Now');
    await screen.findByRole('dialog');
    onCall('get', '/jwt', () => refusal(403, reason));
    await complete({ user, dialog: within(screen.getByRole('dialog')) });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(window.history.state.usr).toMatchObject({
      from: { pathname: '/category/category-1' },
      dialog: 'booking-product-1',
    });
  });
});
