import type { Environment } from '../../../environment/schema';

/** What payouts by Stripe need. */
export interface ConnectSettings {
  /** The secret of the webhook about payouts of connected accounts. */
  connectedWebhookSecret: string;
  /** The secret of the webhook about connected accounts themselves. */
  accountsWebhookSecret: string;
  /** The countries of sellers, as codes of ISO 3166. */
  countries: readonly string[];
  /** Whether the accounts also ask for card payments, without which Stripe refuses them on some platforms. */
  requestsCardPayments: boolean;
}

/** Returns undefined if the operator pays sellers by hand. */
export function getConnectSettings(
  environment: Pick<
    Environment,
    | 'PAYOUTS'
    | 'STRIPE_CONNECTED_WEBHOOK_SECRET'
    | 'STRIPE_ACCOUNTS_WEBHOOK_SECRET'
    | 'CONNECT_COUNTRIES'
    | 'CONNECT_CAPABILITIES'
  >,
): ConnectSettings | undefined {
  const {
    PAYOUTS,
    STRIPE_CONNECTED_WEBHOOK_SECRET: connectedWebhookSecret,
    STRIPE_ACCOUNTS_WEBHOOK_SECRET: accountsWebhookSecret,
    CONNECT_COUNTRIES: countries,
    CONNECT_CAPABILITIES,
  } = environment;
  if (PAYOUTS !== 'connect' || !connectedWebhookSecret || !accountsWebhookSecret || !countries) {
    return undefined;
  }
  const requestsCardPayments = CONNECT_CAPABILITIES === 'transfers,card_payments';
  return { connectedWebhookSecret, accountsWebhookSecret, countries, requestsCardPayments };
}
