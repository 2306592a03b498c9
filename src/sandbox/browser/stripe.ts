import { CardElement } from './card-element';
import { Elements, type ElementsOptions } from './elements';
import { ExpressCheckoutElement } from './express-checkout-element';
import { askForAuthentication } from './three-d-secure';

interface StripeFailure {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
}
interface PaymentIntent {
  id: string;
  status: string;
}
type PaymentResult = { paymentIntent: PaymentIntent } | { error: StripeFailure };

interface ConfirmationData {
  payment_method?: { card?: unknown; billing_details?: Record<string, unknown> };
}

interface WalletConfirmation {
  elements: Elements;
  clientSecret: string;
}

const connectionFailed: StripeFailure = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** The release of Stripe.js, which its loader checks. */
const releaseTrain = 'endive';

/** An emulator of Stripe.js that calls the Stripe API of the sandbox. */
class SandboxStripe {
  constructor(private readonly publishableKey: string) {}

  elements(options?: ElementsOptions): Elements {
    return new Elements(options);
  }

  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmationData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<PaymentResult> {
    const card = data.payment_method?.card;
    if (!(card instanceof CardElement)) {
      throw new Error('The payment method must be the card element.');
    }
    const input = card.read();
    if ('error' in input) return input;
    return this.confirm(clientSecret, input.card, options);
  }

  /** Confirms with the wallet in which the buyer has approved the payment. A card is never redirected. */
  async confirmPayment({ elements, clientSecret }: WalletConfirmation): Promise<PaymentResult> {
    const element = elements.getElement('expressCheckout');
    if (!(element instanceof ExpressCheckoutElement) || !element.approvedCard) {
      throw new Error('The buyer has not approved the payment in a wallet.');
    }
    const expiry = { exp_month: '12', exp_year: '39' };
    return this.confirm(clientSecret, { number: element.approvedCard, ...expiry, cvc: '123' });
  }

  private async confirm(
    clientSecret: string,
    card: Record<string, string>,
    options: { handleActions?: boolean } = {},
  ): Promise<PaymentResult> {
    const fields = Object.entries(card).map(
      ([name, value]) => [`payment_method_data[card][${name}]`, value] as const,
    );
    const result = await this.call(clientSecret, '/confirm', Object.fromEntries(fields));
    const needsAction =
      'paymentIntent' in result && result.paymentIntent.status === 'requires_action';
    if (!needsAction || options.handleActions === false) return result;
    return this.call(clientSecret, '/authenticate', { outcome: await askForAuthentication() });
  }

  retrievePaymentIntent(clientSecret: string): Promise<PaymentResult> {
    return this.call(clientSecret, '');
  }

  /** react-stripe-js requires that this method exists. */
  createToken(): Promise<never> {
    return Promise.reject(
      new Error('The sandbox does not support tokens. Use confirmCardPayment.'),
    );
  }

  /** react-stripe-js requires that this method exists. */
  createPaymentMethod(): Promise<never> {
    return Promise.reject(new Error('The sandbox does not store cards. Use confirmCardPayment.'));
  }

  registerAppInfo(): void {
    // Ignored: Stripe collects statistics with it.
  }

  _registerWrapper(): void {
    // Ignored, like registerAppInfo.
  }

  private async call(
    clientSecret: string,
    action: string,
    fields?: Record<string, string>,
  ): Promise<PaymentResult> {
    const id = clientSecret.split('_secret')[0] ?? '';
    const url = `/v1/payment_intents/${encodeURIComponent(id)}${action}`;
    const body = new URLSearchParams({ ...fields, client_secret: clientSecret });
    const headers = { authorization: `Bearer ${this.publishableKey}` };
    try {
      const response = fields
        ? await fetch(url, { method: 'POST', headers, body })
        : await fetch(`${url}?${body}`, { headers });
      const json: unknown = await response.json();
      return response.ok
        ? { paymentIntent: json as PaymentIntent }
        : { error: (json as { error: StripeFailure }).error };
    } catch {
      return { error: connectionFailed };
    }
  }
}

function createStripe(publishableKey: string): SandboxStripe {
  if (!publishableKey.startsWith('pk_test_')) {
    throw new Error('The publishable key is not a Stripe test key (expected pk_test_…).');
  }
  return new SandboxStripe(publishableKey);
}

export const Stripe = Object.assign(createStripe, { version: releaseTrain });
