import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import {
  confirmCard,
  fetchOutcome,
} from '../../../../src/client/features/payment/card-confirmation';
import { buyer } from '../../support/fixtures';

const card = {} as StripeCardElement;

/** The part of Stripe.js that the payment uses, with one response for every method. */
function stripeRespondingWith(response: object) {
  const confirmCardPayment = jest.fn().mockResolvedValue(response);
  const retrievePaymentIntent = jest.fn().mockResolvedValue(response);
  return { confirmCardPayment, retrievePaymentIntent } as unknown as Stripe & {
    confirmCardPayment: jest.Mock;
    retrievePaymentIntent: jest.Mock;
  };
}

const requests = [
  ['confirming', (stripe: Stripe) => confirmCard(stripe, 'secret', card, buyer)],
  ['looking up', (stripe: Stripe) => fetchOutcome(stripe, 'secret')],
] as const;

describe.each(requests)('%s a payment', (_name, request) => {
  test.each(['succeeded', 'requires_capture', 'processing'])(
    'is accepted when its status is %s',
    async (status) => {
      const stripe = stripeRespondingWith({ paymentIntent: { status } });
      await expect(request(stripe)).resolves.toEqual({ outcome: 'accepted' });
    },
  );

  test.each(['requires_payment_method', 'canceled'])(
    'is declined when its status is %s',
    async (status) => {
      const stripe = stripeRespondingWith({ paymentIntent: { status } });
      await expect(request(stripe)).resolves.toEqual({
        outcome: 'declined',
        message: 'Your card was not charged. You can try again.',
      });
    },
  );

  test("is unapproved while the bank waits for the buyer's approval", async () => {
    const stripe = stripeRespondingWith({ paymentIntent: { status: 'requires_action' } });
    await expect(request(stripe)).resolves.toMatchObject({ outcome: 'unapproved' });
  });

  test.each(['card_error', 'validation_error'])(
    "returns Stripe's message of a %s",
    async (type) => {
      const stripe = stripeRespondingWith({ error: { type, message: 'Insufficient funds.' } });
      await expect(request(stripe)).resolves.toEqual({
        outcome: 'declined',
        message: 'Insufficient funds.',
      });
    },
  );

  test('returns a default message for a decline without a message', async () => {
    const stripe = stripeRespondingWith({ error: { type: 'card_error' } });
    await expect(request(stripe)).resolves.toEqual({
      outcome: 'declined',
      message: 'Your card was declined.',
    });
  });

  test.each(['api_connection_error', 'api_error'])(
    'leaves the outcome unknown after an %s',
    async (type) => {
      const stripe = stripeRespondingWith({ error: { type, message: 'No connection.' } });
      await expect(request(stripe)).rejects.toThrow('No connection.');
    },
  );
});

test('passes the client secret, the card and the buyer to Stripe', async () => {
  const stripe = stripeRespondingWith({ paymentIntent: { status: 'succeeded' } });
  await confirmCard(stripe, 'secret', card, buyer);
  const billing_details = { name: buyer.displayName, email: buyer.email };
  expect(stripe.confirmCardPayment.mock.calls).toEqual([
    ['secret', { payment_method: { card, billing_details } }],
  ]);
});

test('looking up a payment does not confirm it', async () => {
  const stripe = stripeRespondingWith({ paymentIntent: { status: 'succeeded' } });
  await fetchOutcome(stripe, 'secret');
  expect(stripe.retrievePaymentIntent.mock.calls).toEqual([['secret']]);
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('leaves the outcome unknown when the card form was removed', async () => {
  const stripe = stripeRespondingWith({ paymentIntent: { status: 'succeeded' } });
  await expect(confirmCard(null, 'secret', card, buyer)).rejects.toThrow();
  await expect(confirmCard(stripe, 'secret', null, buyer)).rejects.toThrow();
  await expect(fetchOutcome(null, 'secret')).rejects.toThrow();
});
