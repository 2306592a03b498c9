import Stripe from 'stripe';
import { cardFields, keys, newPayment } from '../support/stripe-server';

export type KnownIntent = Pick<Stripe.PaymentIntent, 'id' | 'client_secret'>;

/** Payments as far as they have come. */
export interface KnownIntents {
  open: KnownIntent[];
  challenged: KnownIntent[];
  authorised: KnownIntent[];
}

const approvedCard = '4242424242424242';
const challengedCard = '4000002500003155';

export async function createIntents(origin: string): Promise<KnownIntents> {
  const { hostname, port } = new URL(origin);
  const stripe = new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http' });

  function create(cardNumber?: string): Promise<KnownIntent[]> {
    return Promise.all(
      Array.from({ length: 30 }, async () => {
        const intent = await stripe.paymentIntents.create(newPayment);
        if (cardNumber) await confirm(intent.id, cardNumber);
        return intent;
      }),
    );
  }
  async function confirm(id: string, number: string): Promise<void> {
    await fetch(`${origin}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.secretKey}` },
      body: new URLSearchParams(cardFields({ number })),
    });
  }

  return {
    open: await create(),
    challenged: await create(challengedCard),
    authorised: await create(approvedCard),
  };
}
