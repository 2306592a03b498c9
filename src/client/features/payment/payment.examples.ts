import { shopCurrency } from '../../../contract/payments/currencies';
import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { PaymentEvent } from './payment.machine';

const accepted = { outcome: 'accepted' };
const declined = { outcome: 'declined', message: 'Your card was declined.' };

export const paymentExampleEvents = {
  'open the page': { type: 'payment.open' },
  'Stripe.js is loaded': actorDone('payment.preparing.card.loading'),
  'Stripe.js fails to load': actorError('payment.preparing.card.loading'),
  'loading Stripe.js times out': elapsed('cardTimeout', 'payment.preparing.card.loading'),
  'the card element is mounted': { type: 'payment.cardReady' },
  'the card element times out': elapsed('cardTimeout', 'payment.preparing.card.mounting'),
  'the client secret arrives': actorDone('payment.preparing.intent.requesting', {
    clientSecret: 'pi_1_secret_2',
    amount: 120_000,
    currency: shopCurrency(),
  }),
  'the client secret fails': actorError('payment.preparing.intent.requesting'),
  'the client secret times out': elapsed('responseTimeout', 'payment.preparing.intent.requesting'),
  'type a wrong card number': {
    type: 'payment.cardChanged',
    message: 'Your card number is invalid.',
  },
  'correct the card number': { type: 'payment.cardChanged', message: '' },
  'press Pay': { type: 'payment.pay' },
  'approve in a wallet': { type: 'payment.payWithWallet' },
  'press Retry': { type: 'payment.retry' },
  'the card is accepted': actorDone('payment.confirming', accepted),
  'the card is declined': actorDone('payment.confirming', declined),
  'the connection breaks': actorError('payment.confirming'),
  'the bank takes long': elapsed('bankTimeout', 'payment.confirming.requesting'),
  'the check meanwhile finds the card accepted': actorDone('payment.confirming.checking', accepted),
  'the check meanwhile finds the card declined': actorDone('payment.confirming.checking', declined),
  'the check meanwhile finds the bank waiting for approval': actorDone(
    'payment.confirming.checking',
    {
      outcome: 'unapproved',
      message: 'Your card was not charged. You can try again.',
    },
  ),
  'the check meanwhile fails': actorError('payment.confirming.checking'),
  'the check meanwhile times out': elapsed('responseTimeout', 'payment.confirming.checking'),
  'the check finds the card accepted': actorDone('payment.checking', accepted),
  'the check finds the card declined': actorDone('payment.checking', declined),
  'the check fails': actorError('payment.checking'),
  'the check times out': elapsed('responseTimeout', 'payment.checking'),
  'the marketplace has recorded it': actorDone('payment.recording.requesting', 'paid'),
  'the marketplace has not recorded it': actorDone('payment.recording.requesting', 'unrecorded'),
  'another buyer has bought it': actorDone('payment.recording.requesting', 'unavailable'),
  'the marketplace does not answer': actorError('payment.recording.requesting'),
  'the poll interval has elapsed': elapsed('pollInterval', 'payment.recording.waiting'),
  'the recording times out': elapsed('recordingTimeout', 'payment.recording'),
} satisfies ExampleEvents<PaymentEvent>;
