import { act, screen, waitFor } from '@testing-library/react';
import { buyer, order, product } from '../../support/fixtures';
import { heldBack, json, onCall, refusal } from '../../support/marketplace';
import { renderApplication, signIn } from '../../support/render-application';
import { installStripe } from '../../support/stripe-stand-in';

const page = '/dashboard/payment/product-1';
const unpaid = { ...order, paid: false };
const intent = { clientSecret: 'pi_1_secret_2' };
const declined = { error: { type: 'card_error', message: 'Your card was declined.' } };

// One for the file: the client loads Stripe once for the page.
const stripe = installStripe();

beforeEach(() => {
  jest.clearAllMocks();
  signIn(buyer, 'buyer');
});

const pay = () => screen.getByRole('button', { name: 'Pay' });

async function openForm() {
  const { user } = renderApplication(page);
  expect(await screen.findByText('$1,200')).toBeVisible();
  await waitFor(() => expect(stripe.isMounted()).toBe(true));
  return user;
}

async function openPayableForm() {
  const user = await openForm();
  act(() => stripe.cardIsReady());
  await waitFor(() => expect(pay()).toBeEnabled());
  return user;
}

test('shows the product with both prices', async () => {
  onCall('get', '/orders/:id', unpaid);
  onCall('post', '/create-payment-intent', intent);
  await openForm();
  expect(screen.getByText('Omega Seamaster')).toBeVisible();
  expect(screen.getByText('$2,500').tagName).toBe('S');
  await waitFor(() => expect(document.title).toBe('Payment - Think. Feel. Resell.'));
});

test('keeps Pay closed until the card is ready and the client secret is there', async () => {
  const { answer, release } = heldBack(intent);
  onCall('get', '/orders/:id', unpaid);
  const asked = onCall('post', '/create-payment-intent', answer);
  await openForm();
  expect(pay()).toBeDisabled();
  act(() => stripe.cardIsReady());
  expect(pay()).toBeDisabled();
  release();
  await waitFor(() => expect(pay()).toBeEnabled());
  expect(asked.map(({ body }) => body)).toEqual([{ price: '1200', productId: 'product-1' }]);
});

test("shows on the button what the server will charge, whatever the seller's text reads like", async () => {
  onCall('get', '/orders/:id', { ...unpaid, sellingPrice: '1200 USD' });
  onCall('post', '/create-payment-intent', { ...intent, amount: 185_000, currency: 'usd' });
  await openForm();
  expect(await screen.findByRole('button', { name: 'Pay $1,850.00' })).toBeDisabled();
});

test('names no amount that the server does not tell', async () => {
  onCall('get', '/orders/:id', unpaid);
  onCall('post', '/create-payment-intent', { ...intent, amount: '1200', currency: 'dollars' });
  await openPayableForm();
  expect(pay()).toHaveAccessibleName('Pay');
});

test('pays for what nobody has booked, where the server answers the product itself', async () => {
  const asked = onCall('get', '/orders/:id', product);
  const intents = onCall('post', '/create-payment-intent', intent);
  const user = await openPayableForm();
  await user.click(pay());
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(intents.map(({ body }) => body)).toEqual([{ price: '1200', productId: 'product-1' }]);
  expect(asked.at(-1)?.path).toBe('/orders/product-1');
});

test('shows in red what is wrong with the card', async () => {
  onCall('get', '/orders/:id', unpaid);
  onCall('post', '/create-payment-intent', intent);
  await openPayableForm();
  act(() => stripe.cardIsWrong('Your card number is incomplete.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is incomplete.');
});

test('pays, and shows that the order is paid once the marketplace says so', async () => {
  onCall('get', '/orders/:id', (_arrival, count) => json({ ...order, paid: count > 1 }));
  onCall('post', '/create-payment-intent', intent);
  const user = await openPayableForm();
  await user.click(pay());
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See My Orders' })).toHaveAttribute(
    'href',
    '/dashboard/my-orders',
  );
  expect(stripe.confirmCardPayment.mock.calls.map(([secret]) => secret)).toEqual(['pi_1_secret_2']);
});

test('shows why the card was declined, and takes another try', async () => {
  onCall('get', '/orders/:id', (_arrival, count) => json({ ...order, paid: count > 1 }));
  onCall('post', '/create-payment-intent', intent);
  stripe.answersNext(declined);
  const user = await openPayableForm();
  await user.click(pay());
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  await user.click(pay());
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(2);
});

test('looks the payment up instead of paying again when the connection breaks', async () => {
  onCall('get', '/orders/:id', (_arrival, count) => json({ ...order, paid: count > 1 }));
  onCall('post', '/create-payment-intent', intent);
  stripe.confirmCardPayment.mockRejectedValueOnce(new Error('No connection.'));
  const user = await openPayableForm();
  await user.click(pay());
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(stripe.retrievePaymentIntent).toHaveBeenCalledTimes(1);
});

test('tells that somebody else was faster, and that the card is not charged', async () => {
  onCall('get', '/orders/:id', (_arrival, count) =>
    count === 1 ? json(unpaid) : refusal(409, 'Sold to somebody else.'),
  );
  onCall('post', '/create-payment-intent', intent);
  const user = await openPayableForm();
  await user.click(pay());
  expect(await screen.findByText('Somebody else got there first')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent("Your card isn't charged.");
});

test('offers Retry when there is no payment intent', async () => {
  onCall('get', '/orders/:id', unpaid);
  const asked = onCall('post', '/create-payment-intent', (_arrival, count) =>
    count === 1 ? refusal(409, 'This product has been paid.') : json(intent),
  );
  const user = await openForm();
  act(() => stripe.cardIsReady());
  expect(await screen.findByText('This product has been paid.')).toBeVisible();
  expect(pay()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(pay()).toBeEnabled());
  expect(asked).toHaveLength(2);
});

test('does not ask for money for what is paid', async () => {
  onCall('get', '/orders/:id', { ...order, paid: true });
  renderApplication(page);
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test.each([404, 409])('tells why there is nothing to pay after %s', async (status) => {
  onCall('get', '/orders/:id', () => refusal(status, 'Sold to somebody else.'));
  renderApplication(page);
  expect(await screen.findByText("You can't pay for this")).toBeVisible();
  expect(screen.getByText('Sold to somebody else.')).toBeVisible();
});

test('offers Retry when the order cannot be read', async () => {
  onCall('get', '/orders/:id', (_arrival, count) =>
    json(count === 1 ? {} : { ...order, paid: true }),
  );
  const { user } = renderApplication(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this order.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Paid')).toBeVisible();
});
