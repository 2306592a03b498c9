import Stripe from 'stripe';
import { sandboxKeys } from '../../../../src/sandbox/external-services';
import { expect } from '../../spec/fixtures';
import type { Shop } from '../../spec/shop';

const { webhooks } = new Stripe(sandboxKeys.stripeSecretKey);

/** The Stripe objects that refer to an intent, by event. */
const createObjectByEvent: Record<string, (intentId: string) => object> = {
  'charge.refunded': (payment_intent) => ({ object: 'charge', refunded: true, payment_intent }),
  'refund.failed': (payment_intent) => ({ object: 'refund', status: 'failed', payment_intent }),
  'charge.dispute.created': (payment_intent) => ({ object: 'dispute', payment_intent }),
  'charge.dispute.closed': (payment_intent) => ({ object: 'dispute', payment_intent }),
};

/**
 * Sends webhook events of a payment in Stripe's place, in the order of a test path. The intent exists
 * in the Stripe emulator, which is prevented from cancelling it.
 */
export class StripeWebhookSender {
  private intentId = '';

  constructor(
    private readonly shop: Shop,
    private readonly token: string,
    private readonly product: { _id: string; sellingPrice: string },
  ) {}

  async send(type: string, status?: 'won' | 'lost'): Promise<void> {
    this.intentId ||= await this.createIntent();
    const createObject = createObjectByEvent[type]?.(this.intentId);
    const object = createObject ?? { object: 'payment_intent', id: this.intentId };
    const payload = JSON.stringify({
      id: `evt_${Math.random()}`,
      object: 'event',
      type,
      data: { object: { ...object, ...(status && { status }) } },
    });
    const { stripeWebhookSecret: secret } = sandboxKeys;
    const response = await fetch(`${this.shop.origin}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
    });
    expect(response.status).toBe(200);
    if (type === 'payment_intent.canceled') this.intentId = '';
  }

  private async createIntent(): Promise<string> {
    const { _id: productId, sellingPrice: price } = this.product;
    const { clientSecret } = await this.shop.call<{ clientSecret: string }>(
      '/api/create-payment-intent',
      this.token,
      'POST',
      { productId, price },
    );
    const [intentId = ''] = clientSecret.split('_secret');
    // Uses the server's idempotency key for another request, so that Stripe rejects the server's own.
    await fetch(`${this.shop.origin}/v1/payment_intents/${intentId}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandboxKeys.stripeSecretKey}`,
        'idempotency-key': `cancel/${intentId}`,
      },
      body: new URLSearchParams({ description: 'Held by a test' }),
    });
    return intentId;
  }
}
