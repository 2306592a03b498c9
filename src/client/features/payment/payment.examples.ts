import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { PaymentEvent } from './payment.machine';

const accepted = { outcome: 'accepted' };
const declined = { outcome: 'declined', message: 'Your card was declined.' };

export const paymentExamples = {
  'open the page': { type: 'payment.open' },
  'Stripe.js runs': answer('payment.preparing.card.loading'),
  'Stripe.js does not come': failure('payment.preparing.card.loading'),
  'Stripe.js takes too long': elapsed('cardPatience', 'payment.preparing.card.loading'),
  'the card element is mounted': { type: 'payment.cardReady' },
  'the card element never says that it is ready': elapsed(
    'cardPatience',
    'payment.preparing.card.mounting',
  ),
  'the client secret comes': answer('payment.preparing.intent.requesting', {
    clientSecret: 'pi_1_secret_2',
    amount: 120_000,
    currency: 'usd',
  }),
  'the client secret does not come': failure('payment.preparing.intent.requesting'),
  'the client secret takes too long': elapsed(
    'answerPatience',
    'payment.preparing.intent.requesting',
  ),
  'type a wrong card number': {
    type: 'payment.cardChanged',
    message: 'Your card number is invalid.',
  },
  'correct the card number': { type: 'payment.cardChanged', message: '' },
  'press Pay': { type: 'payment.pay' },
  'press Retry': { type: 'payment.retry' },
  'the card is accepted': answer('payment.confirming', accepted),
  'the card is declined': answer('payment.confirming', declined),
  'the connection breaks': failure('payment.confirming'),
  'the bank takes its time': elapsed('bankPatience', 'payment.confirming.asking'),
  'the check meanwhile finds the card accepted': answer('payment.confirming.checking', accepted),
  'the check meanwhile finds the card declined': answer('payment.confirming.checking', declined),
  'the check meanwhile finds the bank waiting for approval': answer('payment.confirming.checking', {
    outcome: 'unapproved',
    message: 'Your card was not charged. You can try again.',
  }),
  'the check meanwhile gets no answer': failure('payment.confirming.checking'),
  'the check meanwhile takes too long': elapsed('answerPatience', 'payment.confirming.checking'),
  'the check finds the card accepted': answer('payment.checking', accepted),
  'the check finds the card declined': answer('payment.checking', declined),
  'the check gets no answer': failure('payment.checking'),
  'the check takes too long': elapsed('answerPatience', 'payment.checking'),
  'the marketplace has recorded it': answer('payment.settling.asking', 'paid'),
  'the marketplace has not recorded it': answer('payment.settling.asking', 'open'),
  'the marketplace sold it to somebody else': answer('payment.settling.asking', 'lost'),
  'the marketplace does not answer': failure('payment.settling.asking'),
  'the pause is over': elapsed('pause', 'payment.settling.waiting'),
  'the patience is over': elapsed('patience', 'payment.settling'),
} satisfies Examples<PaymentEvent>;
