import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { json, onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { firebase } from '../../support/firebase-auth';
import { buyer, category, order, product, seller, userRecord } from '../../support/fixtures';
import { renderApplication, signIn } from '../../support/render-application';
import { installStripe } from '../../support/stripe-js-double';

installStripe();
const [paymentPage, formPage] = ['/dashboard/payment/product-1', '/dashboard/add-a-product'];

/** Whether the server knows that the email address is confirmed. */
let isConfirmedOnServer: boolean;

beforeEach(() => {
  isConfirmedOnServer = false;
  setConfiguration({ ...publicConfiguration, requiresConfirmedEmail: true });
  firebase.setConfirmedEmails();
  onCall('get', '/jwt', () => {
    isConfirmedOnServer = true;
    return json({ accessToken: 'token' });
  });
  onCall('get', '/categories', [category]);
  onCall('get', '/orders/:id', { ...order, paid: false });
});
afterEach(() => setConfiguration(publicConfiguration));

function signInUnconfirmed(person: typeof buyer, role: 'buyer' | 'seller') {
  signIn(person, role);
  onCall('get', '/user/:email', () =>
    json(userRecord(person, { role, emailConfirmed: isConfirmedOnServer })),
  );
}

/** Confirms the address as in another tab, and returns to this one. */
function confirmInAnotherTab(email: string) {
  firebase.setConfirmedEmails(email);
  fireEvent.focus(window);
}

test('the payment page shows why the buyer cannot pay, and continues after the confirmation', async () => {
  signInUnconfirmed(buyer, 'buyer');
  const intents = onCall('post', '/create-payment-intent', { clientSecret: 'pi_1_secret_2' });
  const { user } = renderApplication(paymentPage);
  expect(await screen.findByText('Confirm your email address to pay')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  // The page itself has the reason, so the bar at the bottom does not repeat it.
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/Email sent/)).toBeVisible();
  expect(firebase.sentEmails()).toEqual([`confirm ${buyer.email}`]);
  expect(intents).toHaveLength(0);

  await waitFor(() => {
    confirmInAnotherTab(buyer.email);
    expect(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
  });
  await waitFor(() => expect(intents).toHaveLength(1));
  expect(screen.queryByText('Confirm your email address to pay')).not.toBeInTheDocument();
});

test('a buyer books on the payment page after the confirmation', async () => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
    requiresConfirmedEmail: true,
  });
  onCall('get', '/orders/:id', { ...order, paid: false, state: 'open' });
  onCall('get', '/product/:id', product);
  signInUnconfirmed(buyer, 'buyer');
  renderApplication(paymentPage);
  expect(await screen.findByText('Confirm your email address to pay')).toBeVisible();
  const name = 'Book and continue to payment';
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await waitFor(() => {
    confirmInAnotherTab(buyer.email);
    expect(screen.getByRole('button', { name })).toBeEnabled();
  });
});

test('Add a Product shows the reason above the form and at the button, and keeps the input', async () => {
  signInUnconfirmed(seller, 'seller');
  const { user } = renderApplication(formPage);
  await user.type(await screen.findByLabelText('Product Name'), 'Omega');
  expect(await screen.findAllByText('Confirm your email address to add a watch')).toHaveLength(2);
  const submitButton = screen.getByRole('button', { name: 'Add Product' });
  expect(submitButton).toBeDisabled();
  const [, sendAgainAtButton] = screen.getAllByRole('button', { name: 'Send again' });
  await user.click(sendAgainAtButton!);
  expect(await screen.findAllByText(/Email sent/)).toHaveLength(2);

  await waitFor(() => {
    confirmInAnotherTab(seller.email);
    expect(submitButton).toBeEnabled();
    expect(screen.queryByText(/^Confirm your email address/)).not.toBeInTheDocument();
  });
  expect(screen.getByLabelText('Product Name')).toHaveValue('Omega');
});

test('the notice disappears when the address was confirmed on another device before', async () => {
  signInUnconfirmed(seller, 'seller');
  firebase.setConfirmedEmails(seller.email);
  renderApplication(formPage);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Product' })).toBeEnabled());
});

test('the notice stays while the server does not know of the confirmation', async () => {
  signInUnconfirmed(seller, 'seller');
  const renewals = onCall('get', '/jwt', { accessToken: 'token' });
  renderApplication(formPage);
  await screen.findAllByText('Confirm your email address to add a watch');
  await waitFor(() => {
    confirmInAnotherTab(seller.email);
    expect(renewals.length).toBeGreaterThan(0);
  });
  expect(screen.getByRole('button', { name: 'Add Product' })).toBeDisabled();
  expect(screen.getAllByText('Confirm your email address to add a watch')).toHaveLength(2);
});

test.each([
  ['does not require a confirmed address', publicConfiguration, false],
  [
    'does not report whether the address is confirmed',
    { ...publicConfiguration, requiresConfirmedEmail: true },
    undefined,
  ],
])('there is no notice if the server %s', async (_name, configuration, emailConfirmed) => {
  setConfiguration(configuration);
  signIn(seller, 'seller');
  onCall('get', '/user/:email', userRecord(seller, { role: 'seller', emailConfirmed }));
  renderApplication(formPage);
  expect(await screen.findByRole('button', { name: 'Add Product' })).toBeEnabled();
  expect(screen.queryByText('Confirm your email address to add a watch')).not.toBeInTheDocument();
});
