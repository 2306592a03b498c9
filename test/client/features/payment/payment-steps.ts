import type { PaymentEvent } from '../../../../src/client/features/payment/payment.machine';
import { answers } from '../../support/flow';

export const outage = new Error('We could not reach Secondhand.');
export const clientSecret = 'pi_1_secret_2';

export const events = {
  open: { type: 'payment.open' },
  'card ready': { type: 'payment.cardReady' },
  'card wrong': { type: 'payment.cardChanged', message: 'Your card number is incomplete.' },
  pay: { type: 'payment.pay' },
  retry: { type: 'payment.retry' },
} as const satisfies Record<string, PaymentEvent>;

/** What leads to Pay being open. */
export const prepared = [
  answers('loadStripe'),
  'open',
  answers('createIntent', { clientSecret }),
  'card ready',
] as const;

/** In every state the card element may tell what is wrong with the card; the state stays. */
export const cardWrong = (state: string, tags: readonly string[]) => ({
  it: 'shows what is wrong with the card as it is typed, and stays',
  on: 'card wrong' as const,
  to: state,
  context: { cardError: 'Your card number is incomplete.' },
  tags,
});
