import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { api } from '../../../../../src/client/api/api';
import { ordersApi } from '../../../../../src/client/api/orders-api';
import { productsApi } from '../../../../../src/client/api/products-api';
import { wishlistApi } from '../../../../../src/client/api/wishlist-api';
import { formatDateTime } from '../../../../../src/client/components/product/product-facts';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { takeLogged } from '../../../support/logged';
import { publicConfiguration } from '../../../support/configuration';
import { buyer, order, product, productPage } from '../../../support/fixtures';
import { deferResponse, json, onCall, errorResponse } from '../../../support/api-stub';
import { renderApplication, signIn } from '../../../support/render-application';
import { installStripe } from '../../../support/stripe-js-double';

const pagePath = '/dashboard/payment/product-1';
const unpaidOrder = { ...order, paid: false };
const intent = { clientSecret: 'pi_1_secret_2' };
/** Milliseconds after which the page offers Check payment, because the bank has not responded. */
const bankTimeout = 60_000;
const cancelledResult = { paymentIntent: { status: 'canceled' } };
const declinedResponse = { error: { type: 'card_error', message: 'Your card was declined.' } };

// One double for the whole file, because the client loads Stripe.js once per page.
const stripe = installStripe();

beforeEach(() => {
  jest.clearAllMocks();
  signIn(buyer, 'buyer');
});

function stubUnpaidOrder() {
  onCall('get', '/orders/:id', unpaidOrder);
  onCall('post', '/create-payment-intent', intent);
}

/** The order is unpaid in the first response, and paid in the following ones. */
function stubOrderPaidLater() {
  onCall('get', '/orders/:id', (_request, count) => json({ ...order, paid: count > 1 }));
  onCall('post', '/create-payment-intent', intent);
}

const payButton = () => screen.getByRole('button', { name: 'Pay' });

async function openForm() {
  const { user } = renderApplication(pagePath);
  expect(await screen.findByText('$1,200')).toBeVisible();
  await waitFor(() => expect(stripe.isMounted()).toBe(true));
  return user;
}

async function openPayableForm() {
  const user = await openForm();
  act(() => stripe.emitCardReady());
  await waitFor(() => expect(payButton()).toBeEnabled());
  return user;
}

test('shows the product with both prices', async () => {
  stubUnpaidOrder();
  await openForm();
  expect(screen.getByText('Omega Seamaster')).toBeVisible();
  expect(screen.getByText('$2,500').tagName).toBe('S');
  await waitFor(() => expect(document.title).toBe('Payment - Think. Feel. Resell.'));
});

test('keeps Pay disabled until the card is ready and the client secret has arrived', async () => {
  const { respond, release } = deferResponse(intent);
  onCall('get', '/orders/:id', unpaidOrder);
  const requests = onCall('post', '/create-payment-intent', respond);
  await openForm();
  expect(payButton()).toBeDisabled();
  act(() => stripe.emitCardReady());
  expect(payButton()).toBeDisabled();
  release();
  await waitFor(() => expect(payButton()).toBeEnabled());
  expect(requests.map(({ body }) => body)).toEqual([{ price: '1200', productId: 'product-1' }]);
});

test.each([
  [185_000, 'Pay $1,850'],
  [185_050, 'Pay $1,850.50'],
])(
  'shows the %i cents that the server charges on the button, not the price text',
  async (amount, name) => {
    onCall('get', '/orders/:id', { ...unpaidOrder, sellingPrice: '1200 USD' });
    onCall('post', '/create-payment-intent', { ...intent, amount, currency: 'usd' });
    await openForm();
    expect(await screen.findByRole('button', { name })).toBeDisabled();
  },
);

test.each([
  ['if the server sends an invalid currency', { amount: '1200', currency: 'dollars' }],
  ['if the server sends no currency', { amount: 120_000 }],
])('shows no amount %s', async (_name, charge) => {
  onCall('get', '/orders/:id', unpaidOrder);
  onCall('post', '/create-payment-intent', { ...intent, ...charge });
  await openPayableForm();
  expect(payButton()).toHaveAccessibleName('Pay');
});

test('pays for a product that is not booked, if the server responds with the product itself', async () => {
  const requests = onCall('get', '/orders/:id', product);
  const intentRequests = onCall('post', '/create-payment-intent', intent);
  const user = await openPayableForm();
  await user.click(payButton());
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(intentRequests.map(({ body }) => body)).toEqual([
    { price: '1200', productId: 'product-1' },
  ]);
  expect(requests.at(-1)?.path).toBe('/orders/product-1');
});

test("shows the card's error", async () => {
  stubUnpaidOrder();
  await openPayableForm();
  act(() => stripe.emitCardError('Your card number is incomplete.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is incomplete.');
});

test('focuses an invalid card instead of paying', async () => {
  stubUnpaidOrder();
  const user = await openPayableForm();
  act(() => stripe.emitCardError('Your card number is incomplete.'));
  await user.click(payButton());
  expect(stripe.focusCard).toHaveBeenCalled();
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('pays, and shows the order as paid once the marketplace confirms it', async () => {
  stubOrderPaidLater();
  const user = await openPayableForm();
  await user.click(payButton());
  expect(await screen.findByText('Paid')).toBeVisible();
  const orders = screen.getByRole('link', { name: 'See My Orders' });
  expect(orders).toHaveAttribute('href', '/dashboard/my-orders');
  expect(stripe.confirmCardPayment.mock.calls.map(([secret]) => secret)).toEqual(['pi_1_secret_2']);
});

test('refetches the lists with the product once it is paid', async () => {
  stubOrderPaidLater();
  const lists = {
    orders: onCall('get', '/myorders/:uid', [order]),
    wishlist: onCall('get', '/wishlist/:email', []),
    advertisements: onCall('get', '/ads', { data: [product] }),
  };
  const counts = () => Object.values(lists).map(({ length }) => length);
  const { user, store } = renderApplication(pagePath);
  act(() => {
    void store.dispatch(ordersApi.endpoints.myOrders.initiate({ uid: buyer.uid }));
    void store.dispatch(wishlistApi.endpoints.wishlist.initiate(buyer.email));
    void store.dispatch(productsApi.endpoints.advertisements.initiate());
  });
  await waitFor(() => expect(stripe.isMounted()).toBe(true));
  act(() => stripe.emitCardReady());
  await waitFor(() => expect(payButton()).toBeEnabled());
  await waitFor(() => expect(counts()).not.toContain(0));
  const countsBefore = counts();
  await user.click(payButton());
  expect(await screen.findByText('Paid')).toBeVisible();
  await waitFor(() =>
    counts().forEach((count, index) => expect(count).toBeGreaterThan(countsBefore[index]!)),
  );
});

test('shows why the card was declined, and allows another try', async () => {
  stubOrderPaidLater();
  stripe.setNextResult(declinedResponse);
  const user = await openPayableForm();
  await user.click(payButton());
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  await user.click(payButton());
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(2);
});

test('retrieves the payment instead of paying again when the connection breaks', async () => {
  stubOrderPaidLater();
  stripe.confirmCardPayment.mockRejectedValueOnce(new Error('No connection.'));
  const user = await openPayableForm();
  await user.click(payButton());
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(stripe.retrievePaymentIntent).toHaveBeenCalledTimes(1);
});

test('still waits for the buyer to approve the payment after Check payment', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  stubOrderPaidLater();
  let approve: (response: object) => void;
  stripe.confirmCardPayment.mockImplementationOnce(
    () => new Promise((resolve) => (approve = resolve)),
  );
  stripe.retrievePaymentIntent.mockResolvedValueOnce({
    paymentIntent: { status: 'requires_action' },
  });
  const user = await openPayableForm();
  await user.click(payButton());
  act(() => jest.advanceTimersByTime(bankTimeout));
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Check payment' }));
  expect(await screen.findByText(/waiting for you to approve this payment/)).toBeVisible();
  expect(screen.queryByText(/not charged/)).not.toBeInTheDocument();
  act(() => approve({ paymentIntent: { status: 'requires_capture' } }));
  await waitFor(() => expect(screen.getByText('Paid')).toBeVisible());
});

test('retrieves a payment with an unknown result instead of paying again', async () => {
  stubOrderPaidLater();
  stripe.confirmCardPayment.mockRejectedValueOnce(new Error('No connection.'));
  stripe.retrievePaymentIntent.mockRejectedValueOnce(new Error('No connection.'));
  const user = await openPayableForm();
  await user.click(payButton());
  await user.click(await screen.findByRole('button', { name: 'Check payment' }));
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(stripe.retrievePaymentIntent).toHaveBeenCalledTimes(2);
});

describe('if the server sends the state of an order', () => {
  const bookedOrder = {
    ...unpaidOrder,
    state: 'booked',
    sellerName: 'Sam Seller',
    meetingLocation: 'Central library',
  };
  beforeEach(() => {
    const orders = { capabilities: ['extensions' as const], inspectionHours: 48 };
    setConfiguration({ ...publicConfiguration, ...orders });
    onCall('post', '/create-payment-intent', intent);
    onCall('get', '/product/:id', productPage);
  });
  afterEach(() => setConfiguration(publicConfiguration));

  test('shows the seller, the steps after payment, and that the money is held', async () => {
    onCall('get', '/orders/:id', bookedOrder);
    await openForm();
    expect(screen.getByText('Sam Seller')).toBeVisible();
    expect(screen.getByText(/^We notify the seller right away/)).toHaveTextContent(
      'We notify the seller right away, and you meet at the place you chose: Central library.',
    );
    expect(screen.getByText(/^Your money is held until you have the watch/)).toHaveTextContent(
      /within 48 hours/,
    );
  });

  test('books a wishlist product first, with phone number and meeting place', async () => {
    let isBooked = false;
    onCall('get', '/orders/:id', () =>
      json({ ...bookedOrder, state: isBooked ? 'booked' : 'open' }),
    );
    const bookingRequests = onCall('post', '/book-product', () => {
      isBooked = true;
      return json({ acknowledged: true, insertedId: 'order-1' });
    });
    const { user } = renderApplication(pagePath);
    await user.type(await screen.findByLabelText('Phone number'), '01712345678');
    await user.type(screen.getByLabelText('Meeting location'), 'Central library');
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book and continue to payment' }));
    expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
    expect(bookingRequests.map(({ body }) => body)).toEqual([
      { productId: 'product-1', phoneNumber: '01712345678', meetingLocation: 'Central library' },
    ]);
    expect(window.location.pathname).toBe(pagePath);
  });

  test('a watch that is only sent is booked with an address', async () => {
    onCall('get', '/product/:id', { ...productPage, deliveries: 'shipping' });
    onCall('get', '/shipping-address', { address: null });
    onCall('get', '/orders/:id', { ...bookedOrder, state: 'open', mustBeBooked: true });
    renderApplication(pagePath);
    expect(await screen.findByText('Where should it be sent?')).toBeVisible();
    expect(screen.getByText(/Give the seller your phone number and an address\./)).toBeVisible();
    expect(screen.getByLabelText('Name of the recipient')).toHaveValue(buyer.displayName);
    expect(screen.queryByLabelText('Meeting location')).not.toBeInTheDocument();
  });

  test('the total of a booking to an address has the price of the accepted offer', async () => {
    const terms = { deliveries: 'shipping', shippingPrice: '12.50', currency: 'usd' };
    onCall('get', '/product/:id', { ...productPage, ...terms });
    onCall('get', '/shipping-address', { address: null });
    const agreed = { state: 'reserved', sellingPrice: '800.00', currency: 'usd' };
    onCall('get', '/orders/:id', { ...bookedOrder, ...agreed, mustBeBooked: true });
    renderApplication(pagePath);
    expect(await screen.findByText('In all $812.50')).toBeVisible();
  });

  test('shows what shipping costs, and the address', async () => {
    onCall('get', '/orders/:id', {
      ...bookedOrder,
      shippingPrice: 1_250,
      shippingAddress: {
        name: 'Bea Buyer',
        line1: 'House 7',
        postalCode: '1205',
        city: 'Dhaka',
        country: 'BD',
      },
    });
    await openForm();
    expect(screen.getByText('Shipping').nextElementSibling).toHaveTextContent('$12.50');
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$1,212.50');
    expect(screen.getByText('Bea Buyer, House 7, 1205 Dhaka, Bangladesh')).toBeVisible();
  });

  test('books once, even if the order loads slowly', async () => {
    const pendingResponse = deferResponse(bookedOrder);
    let isBooked = false;
    const requests = onCall('get', '/orders/:id', (request, count) =>
      isBooked ? pendingResponse.respond(request, count) : json({ ...bookedOrder, state: 'open' }),
    );
    onCall('post', '/book-product', () => {
      isBooked = true;
      return json({ acknowledged: true, insertedId: 'order-1' });
    });
    const { user } = renderApplication(pagePath);
    await user.type(await screen.findByLabelText('Phone number'), '01712345678');
    await user.type(screen.getByLabelText('Meeting location'), 'Central library');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Book and continue to payment' }));
    expect(await screen.findByText('Product Booked Successfully!')).toBeInTheDocument();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Book and continue to payment' })).toBeDisabled();
    pendingResponse.release();
    expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
  });

  test('a buyer who cannot book the product again yet pays for it without a booking', async () => {
    const bookableFrom = '2026-12-03T10:24:00.000Z';
    onCall('get', '/orders/:id', { ...bookedOrder, state: 'open', bookableFrom });
    await openPayableForm();
    expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
  });

  test('a payment without a booking, which Stripe has accepted, waits until it is recorded', async () => {
    const openOrder = { ...bookedOrder, state: 'open', bookableFrom: '2026-12-03T10:24:00.000Z' };
    const requests = onCall('get', '/orders/:id', (_request, count) =>
      json(count < 4 ? openOrder : { ...openOrder, state: 'paid', paid: true }),
    );
    const user = await openPayableForm();
    await user.click(payButton());
    expect(await screen.findByText('Paid', {}, { timeout: 5_000 })).toBeVisible();
    expect(requests.length).toBeGreaterThanOrEqual(4);
  });

  test('shows when the booking expires during the payment', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce(cancelledResult);
    onCall('get', '/orders/:id', (_request, count) =>
      json({ ...bookedOrder, state: count > 1 ? 'open' : 'booked' }),
    );
    const user = await openPayableForm();
    await user.click(payButton());
    expect(await screen.findByText('This watch is no longer available')).toBeVisible();
  });

  test('does not offer payment when another user has booked the product meanwhile', async () => {
    let isBooked = false;
    const message = 'This watch has already been booked by another buyer.';
    onCall('get', '/orders/:id', () =>
      isBooked ? errorResponse(409, message) : json({ ...bookedOrder, state: 'open' }),
    );
    onCall('post', '/book-product', () => {
      isBooked = true;
      return json({ message });
    });
    const { user } = renderApplication(pagePath);
    await user.type(await screen.findByLabelText('Phone number'), '01712345678');
    await user.type(screen.getByLabelText('Meeting location'), 'Central library');
    await user.click(screen.getByRole('button', { name: 'Book and continue to payment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  });
});

test("shows that another user bought the product, and that the card wasn't charged", async () => {
  onCall('get', '/orders/:id', (_request, count) =>
    count === 1 ? json(unpaidOrder) : errorResponse(409, 'Sold to somebody else.'),
  );
  onCall('post', '/create-payment-intent', intent);
  stripe.retrievePaymentIntent.mockResolvedValueOnce(cancelledResult);
  const user = await openPayableForm();
  await user.click(payButton());
  expect(await screen.findByText('This watch is no longer available')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent("Your card wasn't charged.");
});

test('offers Retry when there is no payment intent', async () => {
  onCall('get', '/orders/:id', unpaidOrder);
  const requests = onCall('post', '/create-payment-intent', (_request, count) =>
    count === 1 ? errorResponse(409, 'This watch has been paid.') : json(intent),
  );
  const user = await openForm();
  act(() => stripe.emitCardReady());
  expect(await screen.findByText('This watch has been paid.')).toBeVisible();
  expect(payButton()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(payButton()).toBeEnabled());
  expect(requests).toHaveLength(2);
});

describe('the receipt', () => {
  const paidOrder = {
    ...order,
    _id: '0b51a2f4-97cd-4f9e-8a3d-6c3e3f9a21bc',
    paid: true,
    payment: {
      paidAt: '2026-11-22T10:00:00.000Z',
      amount: 125_050,
      currency: 'usd',
      cardLast4: '4242',
    },
    sellerName: 'Sam Seller',
    sellerClosed: false,
    sellerEmail: 'sam@example.com',
    mobileNumber: '01812345678',
    meetingLocation: 'Central library',
  };
  afterEach(() => setConfiguration(publicConfiguration));

  const openReceipt = async () => {
    renderApplication(pagePath);
    return within(await screen.findByRole('article', { name: 'Receipt' }));
  };
  /** Reads the fields of the receipt by their labels. */
  const readReceiptFields = ({ getAllByRole }: Awaited<ReturnType<typeof openReceipt>>) => {
    const [terms, definitions] = [getAllByRole('term'), getAllByRole('definition')];
    return Object.fromEntries(
      terms.map(({ textContent }, index) => [textContent, definitions[index]?.textContent]),
    );
  };

  test('shows amount, time, card, seller and next steps', async () => {
    onCall('get', '/orders/:id', paidOrder);
    const receipt = await openReceipt();
    expect(readReceiptFields(receipt)).toEqual({
      Amount: '$1,250.50',
      'Paid on': formatDateTime(paidOrder.payment.paidAt),
      Card: 'Ending in 4242',
      'Order number': '3F9A-21BC',
      Seller: 'Sam Seller',
      Buyer: 'Bea Buyer',
    });
    expect(receipt.getByText(/at the place you chose/)).toHaveTextContent(
      'Meet Sam Seller at the place you chose: Central library.',
    );
    expect(receipt.getByRole('link', { name: 'sam@example.com' })).toBeVisible();
    expect(receipt.getByRole('link', { name: '01812345678' })).toBeVisible();
  });

  test('explains when to give the hand-over code, and links to the order that shows it', async () => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    onCall('get', '/orders/:id', paidOrder);
    const receipt = await openReceipt();
    expect(receipt.getByText(/code from the order only when you have the watch/)).toBeVisible();
    expect(receipt.getByRole('link', { name: 'See the order' })).toBeVisible();
  });

  test.each(['inspecting', 'reported', 'partRefundFailed', 'completed'])(
    'does not send a buyer who has the watch to the seller (%s)',
    async (state) => {
      onCall('get', '/orders/:id', { ...paidOrder, state });
      const receipt = await openReceipt();
      expect(receipt.getByText('Sam Seller')).toBeVisible();
      expect(receipt.queryByText('What happens next')).not.toBeInTheDocument();
    },
  );

  test('shows each part that was refunded, with its day', async () => {
    const refunds = [
      { amount: 5_000, refundedAt: '2026-11-24T10:00:00.000Z' },
      { amount: 1_250, refundedAt: '2026-11-26T10:00:00.000Z' },
    ];
    onCall('get', '/orders/:id', {
      ...paidOrder,
      payment: { ...paidOrder.payment, refunds },
    });
    const receipt = await openReceipt();
    const parts = receipt.getAllByText('Refund').map((label) => label.nextElementSibling);
    expect(parts.map((part) => part?.textContent)).toEqual([
      `$50.00 on ${formatDateTime(refunds[0]!.refundedAt)}`,
      `$12.50 on ${formatDateTime(refunds[1]!.refundedAt)}`,
    ]);
    expect(receipt.getByRole('status')).toHaveTextContent('Paid');
  });

  test('shows the refund instead of the meeting place after a refund', async () => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    const refundedAt = '2026-11-24T10:00:00.000Z';
    onCall('get', '/orders/:id', { ...paidOrder, state: 'refunded', refund: { refundedAt } });
    const receipt = await openReceipt();
    expect(receipt.getByRole('status')).toHaveTextContent('Refunded');
    expect(readReceiptFields(receipt)).toMatchObject({
      Amount: '$1,250.50',
      Refund: `Refunded in full on ${formatDateTime(refundedAt)}`,
    });
    expect(receipt.queryByText(/at the place you chose/)).not.toBeInTheDocument();
    expect(receipt.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      `/dashboard/order/${paidOrder._id}`,
    );
  });

  test('omits unknown fields', async () => {
    const paymentWithoutDetails = {
      paidAt: paidOrder.payment.paidAt,
      amount: null,
      currency: null,
      cardLast4: null,
    };
    onCall('get', '/orders/:id', { ...order, paid: true, payment: paymentWithoutDetails });
    const receipt = await openReceipt();
    expect(readReceiptFields(receipt)).toEqual({
      Amount: '$1,200',
      'Paid on': formatDateTime(paidOrder.payment.paidAt),
      'Order number': 'OR-DER1',
      Buyer: 'Bea Buyer',
    });
    expect(receipt.getByText(/Agree with/)).toHaveTextContent(
      'Agree with the seller on where to meet.',
    );
  });

  test('ignores an amount without a currency', async () => {
    const payment = { ...paidOrder.payment, currency: null };
    onCall('get', '/orders/:id', { ...paidOrder, payment });
    expect(readReceiptFields(await openReceipt())).toMatchObject({ Amount: '$1,200' });
  });

  test('is shown after a payment on a server without payment details', async () => {
    onCall('get', '/orders/:id', order);
    onCall('post', '/create-payment-intent', intent);
    const user = await openPayableForm();
    await user.click(payButton());
    const receipt = within(await screen.findByRole('article', { name: 'Receipt' }));
    const { 'Paid on': paidOn, ...others } = readReceiptFields(receipt);
    expect(paidOn).toMatch(/\d/);
    expect(others).toEqual({ Amount: '$1,200', 'Order number': 'OR-DER1', Buyer: 'Bea Buyer' });
  });

  test('shows what to do if the account of the seller was closed', async () => {
    const { sellerEmail, mobileNumber, ...orderWithoutContact } = paidOrder;
    onCall('get', '/orders/:id', { ...orderWithoutContact, sellerClosed: true });
    const receipt = await openReceipt();
    expect(receipt.getByText("The seller's account was closed")).toBeVisible();
    expect(receipt.getByText(/can no longer guarantee that/)).toBeVisible();
    expect(receipt.getByText(/ask your card's bank for a refund/)).toBeVisible();
    expect(receipt.queryByText(/Meet/)).not.toBeInTheDocument();
  });

  test('names the support address if the marketplace has one', async () => {
    setConfiguration({ ...publicConfiguration, supportEmail: 'help@shop.example' });
    onCall('get', '/orders/:id', { ...paidOrder, sellerClosed: true });
    const receipt = await openReceipt();
    expect(receipt.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example?subject=Order%203F9A-21BC',
    );
  });
});

test('shows no payment form for a paid order', async () => {
  onCall('get', '/orders/:id', { ...order, paid: true });
  renderApplication(pagePath);
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test.each([404, 409])(
  'shows why nothing can be paid after a response with the status %s',
  async (status) => {
    onCall('get', '/orders/:id', () => errorResponse(status, 'Sold to somebody else.'));
    renderApplication(pagePath);
    expect(await screen.findByText("You can't pay for this")).toBeVisible();
    expect(screen.getByText('Sold to somebody else.')).toBeVisible();
  },
);

test('offers Retry when the order cannot be read', async () => {
  onCall('get', '/orders/:id', (_request, count) =>
    json(count === 1 ? {} : { ...order, paid: true }),
  );
  const { user } = renderApplication(pagePath);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this order.');
  expect(takeLogged()).toEqual([expect.stringMatching(/^The response of order is invalid/)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Paid')).toBeVisible();
});

test('lists the test cards in test mode only', async () => {
  stubUnpaidOrder();
  const testCards = [{ number: '4242 4242 4242 4242', outcome: 'succeeds' }];
  setConfiguration({ ...publicConfiguration, testCards });
  await openForm();
  const list = await screen.findByRole('complementary', { name: 'Test cards' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('4242 4242 4242 4242 succeeds');

  setConfiguration(publicConfiguration);
  cleanup();
  await openForm();
  expect(screen.queryByRole('complementary', { name: 'Test cards' })).not.toBeInTheDocument();
});

test('does not announce a result that a live update has shown already', async () => {
  let isPaid = false;
  onCall('get', '/myorders/:uid', []);
  onCall('get', '/orders/:id', () => json({ ...order, paid: isPaid }));
  onCall('post', '/create-payment-intent', intent);
  let respond: (answer: object) => void;
  stripe.confirmCardPayment.mockImplementationOnce(
    () => new Promise((resolve) => (respond = resolve)),
  );
  const { user, store } = renderApplication(pagePath);
  await waitFor(() => expect(stripe.isMounted()).toBe(true));
  act(() => stripe.emitCardReady());
  await waitFor(() => expect(payButton()).toBeEnabled());
  await user.click(payButton());
  await waitFor(() => expect(stripe.confirmCardPayment).toHaveBeenCalled());
  isPaid = true;
  act(() => void store.dispatch(api.util.invalidateTags(['Orders'])));
  const orders = await screen.findByRole('link', { name: 'See My Orders' });
  respond!({ paymentIntent: { status: 'requires_capture' } });
  await user.click(orders);
  expect(await screen.findByRole('heading', { name: 'My Orders' })).toBeVisible();
  expect(screen.queryByText(/^Paid: /)).not.toBeInTheDocument();
});

describe('a buyer who left the page during the confirmation', () => {
  /**
   * Pays, with a response of the bank that stays pending until `respond` is called.
   * @param answer the bank's response
   * @param paid whether the server reports the order as paid afterwards
   */
  async function payWithPendingResponse(answer: () => Promise<object>, paid?: boolean) {
    onCall('get', '/orders/:id', (_request, count) =>
      json({ ...unpaidOrder, paid: count > 1 && paid }),
    );
    onCall('post', '/create-payment-intent', intent);
    let respond: () => void;
    const released = new Promise<void>((resolve) => (respond = resolve));
    stripe.confirmCardPayment.mockImplementationOnce(() => released.then(answer));
    const user = await openPayableForm();
    await user.click(payButton());
    await waitFor(() => expect(stripe.confirmCardPayment).toHaveBeenCalled());
    return { user, respond: () => respond() };
  }
  async function leaveThePage(user: UserEvent) {
    await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
    await waitFor(() => expect(window.location.pathname).toBe('/blog'));
  }
  async function payAndLeave(answer: () => Promise<object>, paid?: boolean) {
    const { user, respond } = await payWithPendingResponse(answer, paid);
    await leaveThePage(user);
    respond();
  }
  const acceptPayment = () => Promise.resolve({ paymentIntent: { status: 'requires_capture' } });

  test('sees that the product is paid, and stays on the new page', async () => {
    await payAndLeave(acceptPayment, true);
    expect(await screen.findByText('Paid: Omega Seamaster')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/blog');
  });

  const failureMessage = 'The payment for Omega Seamaster failed. Your card was declined.';
  afterEach(() => void jest.useRealTimers());

  test('sees that the card was declined', async () => {
    await payAndLeave(() => Promise.resolve(declinedResponse));
    expect(await screen.findByText(failureMessage)).toBeInTheDocument();
  });

  test('sees that the bank took longer than the timeout', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, respond } = await payWithPendingResponse(() => Promise.resolve(declinedResponse));
    act(() => jest.advanceTimersByTime(bankTimeout));
    expect(screen.getByRole('button', { name: 'Check payment' })).toBeEnabled();
    jest.useRealTimers();
    await leaveThePage(user);
    respond();
    expect(await screen.findByText(failureMessage)).toBeInTheDocument();
  });

  test('sees the outcome also after going back to the payment page', async () => {
    const { user, respond } = await payWithPendingResponse(() => Promise.resolve(declinedResponse));
    await leaveThePage(user);
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe(pagePath));
    respond();
    expect(await screen.findByText(failureMessage)).toBeInTheDocument();
  });

  test('sees that the outcome is unknown', async () => {
    stripe.retrievePaymentIntent.mockRejectedValueOnce(new Error('No connection.'));
    await payAndLeave(() => Promise.reject(new Error('No connection.')));
    const failureMessage =
      "We don't know yet whether the payment for Omega Seamaster went through. Check My Orders.";
    expect(await screen.findByText(failureMessage)).toBeInTheDocument();
  });

  test('sees a warning not to pay again while the payment is not recorded', async () => {
    await payAndLeave(async () => {
      onCall('get', '/orders/:id', () => errorResponse(403, 'Not now.'));
      return acceptPayment();
    });
    const failureMessage = "The payment for Omega Seamaster isn't recorded yet. Do not pay again.";
    expect(await screen.findByText(failureMessage)).toBeInTheDocument();
  });

  test('sees that another user bought the product', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce(cancelledResult);
    await payAndLeave(async () => {
      onCall('get', '/orders/:id', () => errorResponse(409, 'Sold to somebody else.'));
      return acceptPayment();
    });
    const failureMessage = "Omega Seamaster is no longer available. Your card wasn't charged.";
    expect(await screen.findByText(failureMessage)).toBeInTheDocument();
  });
});

describe('wallets', () => {
  const chargedIntent = { ...intent, amount: 120_000, currency: 'usd' };
  const wallets = { applePay: false, googlePay: true, link: false };
  const walletDivider = () => screen.getByText('Or pay with');
  const paymentFailed = jest.fn();

  /** Opens the form with the responses to the requests for the payment intent. */
  async function openFormWithWallets(...intents: Response[]) {
    onCall('get', '/orders/:id', (_request, count) => json({ ...order, paid: count > 1 }));
    const requests = onCall(
      'post',
      '/create-payment-intent',
      (_request, count) => intents[count - 2] ?? json(chargedIntent),
    );
    await openForm();
    act(() => stripe.emitCardReady());
    await waitFor(() => expect(stripe.areWalletsMounted()).toBe(true));
    return requests;
  }

  test('charge nothing if the buyer has pressed Pay while they were open', async () => {
    stripe.confirmCardPayment.mockReturnValueOnce(new Promise(() => undefined));
    await openFormWithWallets();
    act(() => screen.getByRole('button', { name: 'Pay $1,200' }).click());
    await waitFor(() => expect(stripe.confirmCardPayment).toHaveBeenCalled());
    act(() => stripe.approveInWallet(paymentFailed));
    expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail' });
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
  });

  test.each([
    ['Stripe offers none', undefined],
    ['none can be used here', { applePay: false, googlePay: false, link: false }],
  ])('take no space and cannot be seen if %s', async (_name, available) => {
    await openFormWithWallets();
    act(() => stripe.emitWalletsReady(available));
    expect(walletDivider()).not.toBeVisible();
    expect(walletDivider().parentElement!.parentElement).toHaveStyle({ height: '0px' });
    expect(await screen.findByRole('button', { name: 'Pay $1,200' })).toBeEnabled();
  });

  test('are shown once Stripe offers one, for the amount, currency and capture of the payment intent', async () => {
    await openFormWithWallets();
    act(() => stripe.emitWalletsReady(wallets));
    expect(walletDivider()).toBeVisible();
    expect(stripe.createElements).toHaveBeenCalledWith({
      ...{ mode: 'payment', amount: 120_000, currency: 'usd' },
      ...{ captureMethod: 'manual', allowedPaymentMethodTypes: ['card'] },
    });
  });

  test('are absent while the amount is unknown', async () => {
    stubUnpaidOrder();
    await openPayableForm();
    expect(stripe.areWalletsMounted()).toBe(false);
  });

  test('pay without the card form, and lead to the receipt', async () => {
    const requests = await openFormWithWallets();
    act(() => stripe.approveInWallet(paymentFailed));
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
    expect(stripe.confirmPayment.mock.calls[0]).toMatchObject([
      { clientSecret: intent.clientSecret, redirect: 'if_required' },
    ]);
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
    expect(requests).toHaveLength(2);
    expect(paymentFailed).not.toHaveBeenCalled();
  });

  test('show a decline where the card form shows it, and allow another try', async () => {
    stripe.confirmPayment.mockResolvedValueOnce(declinedResponse);
    await openFormWithWallets();
    act(() => stripe.approveInWallet(paymentFailed));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
    act(() => stripe.approveInWallet(paymentFailed));
    expect(await screen.findByText('Paid')).toBeVisible();
  });

  test.each([
    [
      'the price has changed',
      () => json({ clientSecret: 'pi_2_secret_3', amount: 130_000, currency: 'usd' }),
      'The price or your booking has changed. Nothing was charged.',
    ],
    [
      'the booking is lost',
      () => errorResponse(409, 'This watch has already been booked by another buyer.'),
      'This watch has already been booked by another buyer.',
    ],
  ])('charge nothing if %s while they are open', async (_name, response, message) => {
    await openFormWithWallets(response());
    act(() => stripe.approveInWallet(paymentFailed));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail' });
    expect(stripe.confirmPayment).not.toHaveBeenCalled();
  });
});
