import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../../src/client/api/api';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { drafts } from '../../../../src/client/services/drafts/drafts';
import {
  brokenConnection,
  deferResponse,
  errorResponse,
  json,
  onCall,
} from '../../support/api-stub';
import { fillInAndBook, openDialog, stubAdvertisedProduct } from '../../support/booking-dialog';
import { publicConfiguration } from '../../support/configuration';
import { fillIn } from '../../support/fill-in';
import { buyer, category, order, product, userRecord } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import { recordPageLoads } from '../../support/page-loads';
import { press } from '../../support/press';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

beforeEach(stubAdvertisedProduct);

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

test('asks for the meeting place if the restored input is for shipping, which the seller no longer offers', async () => {
  drafts.save('booking-product-1-uid-bea', { delivery: 'shipping', phoneNumber: '01712345678' });
  const bookingRequests = onCall('post', '/book-product', { acknowledged: true });
  const { user, dialog } = await openDialog();
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-orders'));
  expect(bookingRequests.map(({ body }) => body)).toMatchObject([
    { meetingLocation: 'At the station', phoneNumber: '01712345678' },
  ]);
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
