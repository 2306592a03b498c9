import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { confirmWallet } from '../../../../src/client/features/payment/wallet-confirmation';

const clientSecret = 'pi_1_secret_2';
const submit = jest.fn();
const paymentFailed = jest.fn();
const confirmPayment = jest.fn();
const elements = { submit } as unknown as StripeElements;
const wallet = { stripe: { confirmPayment } as unknown as Stripe, elements, paymentFailed };
const payment = {
  clientSecret,
  requestIntent: async () => ({ clientSecret }),
  signal: new AbortController().signal,
};

beforeEach(() => {
  jest.resetAllMocks();
  submit.mockResolvedValue({});
  confirmPayment.mockResolvedValue({ paymentIntent: { status: 'requires_capture' } });
});

test('passes the elements of the wallet to Stripe', async () => {
  await expect(confirmWallet(wallet, payment)).resolves.toEqual({ outcome: 'accepted' });
  expect(confirmPayment.mock.calls).toEqual([
    [
      {
        elements,
        clientSecret,
        confirmParams: { return_url: window.location.href },
        redirect: 'if_required',
      },
    ],
  ]);
});

test.each([
  [{ message: 'The wallet was closed.' }, 'The wallet was closed.'],
  [{}, 'Your wallet did not approve the payment.'],
])('does not confirm what the wallet does not approve', async (error, message) => {
  submit.mockResolvedValue({ error });
  await expect(confirmWallet(wallet, payment)).resolves.toEqual({ outcome: 'declined', message });
  expect(paymentFailed).toHaveBeenCalledTimes(1);
  expect(confirmPayment).not.toHaveBeenCalled();
});

test('does not confirm after the buyer may have paid otherwise', async () => {
  const abortController = new AbortController();
  const requestIntent = async () => {
    abortController.abort();
    return { clientSecret };
  };
  await confirmWallet(wallet, { ...payment, requestIntent, signal: abortController.signal });
  expect(paymentFailed).toHaveBeenCalledTimes(1);
  expect(confirmPayment).not.toHaveBeenCalled();
});

test('leaves the outcome unknown when the connection to Stripe breaks', async () => {
  confirmPayment.mockResolvedValue({
    error: { type: 'api_connection_error', message: 'Offline.' },
  });
  await expect(confirmWallet(wallet, payment)).rejects.toThrow('Offline.');
});
