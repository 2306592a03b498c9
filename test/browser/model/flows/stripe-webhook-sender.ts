import Stripe from 'stripe';
import { sandboxKeys } from '../../../../src/sandbox/external-services';
import { expect } from '../../spec/fixtures';
import type { Shop } from '../../spec/shop';

const { webhooks } = new Stripe(sandboxKeys.stripeSecretKey);

const cardFields = {
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '40',
  'payment_method_data[card][cvc]': '123',
};

/** The Stripe objects that refer to an intent, by event. */
const createObjectByEvent: Record<string, (intentId: string) => object> = {
  'charge.refunded': (payment_intent) => ({ object: 'charge', refunded: true, payment_intent }),
  'refund.failed': (payment_intent) => ({ object: 'refund', status: 'failed', payment_intent }),
  'charge.dispute.created': (payment_intent) => ({ object: 'dispute', payment_intent }),
  'charge.dispute.closed': (payment_intent) => ({ object: 'dispute', payment_intent }),
};

/**
 * Sends webhook events of a payment in Stripe's place, in the order of a test path. The intent exists in the Stripe
 * emulator with an authorized card. It is held: the emulator sends none of its events.
 */
export class StripeWebhookSender {
  private intentId = '';

  constructor(
    private readonly shop: Shop,
    private readonly token: string,
    private readonly product: { _id: string; sellingPrice: string },
  ) {}

  async send(type: string, status?: 'won' | 'lost'): Promise<void> {
    if (!this.intentId) await this.createIntent();
    // Not accepted if the server has captured it.
    if (type === 'payment_intent.succeeded') await this.callStripe('/capture');
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

  private async createIntent(): Promise<void> {
    const { _id: productId, sellingPrice: price } = this.product;
    const { clientSecret } = await this.shop.call<{ clientSecret: string }>(
      '/api/create-payment-intent',
      this.token,
      'POST',
      { productId, price },
    );
    [this.intentId = ''] = clientSecret.split('_secret');
    await this.callStripe('', { 'metadata[held]': 'true' });
    await this.callStripe('/confirm', { ...cardFields, client_secret: clientSecret });
  }

  private async callStripe(
    action: '' | '/confirm' | '/capture',
    fields: Record<string, string> = {},
  ) {
    const { stripePublishableKey, stripeSecretKey } = sandboxKeys;
    const key = action === '/confirm' ? stripePublishableKey : stripeSecretKey;
    await fetch(`${this.shop.origin}/v1/payment_intents/${this.intentId}${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams(fields),
    });
  }
}
