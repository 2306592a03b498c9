import type { PaymentEvent } from '../../../../src/client/features/payment/payment.machine';
import { resolves } from '../../support/flow';

export const connectionError = new Error('We could not reach the marketplace.');
export const clientSecret = 'pi_1_secret_2';

export const cardError = 'Your card number is incomplete.';
export const otherCardError = "Your card's expiration date is in the past.";

export const events = {
  open: { type: 'payment.open' },
  'card ready': { type: 'payment.cardReady' },
  'card error': { type: 'payment.cardChanged', message: cardError },
  'another card error': { type: 'payment.cardChanged', message: otherCardError },
  'card valid': { type: 'payment.cardChanged', message: '' },
  pay: { type: 'payment.pay' },
  'pay with wallet': { type: 'payment.payWithWallet' },
  retry: { type: 'payment.retry' },
} as const satisfies Record<string, PaymentEvent>;

/** The steps that enable Pay. */
export const preparationSteps = [
  resolves('loadStripe'),
  'open',
  resolves('createIntent', { clientSecret }),
  'card ready',
] as const;
