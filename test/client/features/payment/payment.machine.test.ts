import { paymentMachine } from '../../../../src/client/features/payment/payment.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects } from '../../support/flow';
import { cardWrong, clientSecret, events, outage, prepared } from './payment-steps';

const declined = { outcome: 'declined', message: 'Your card was declined.' };
const accepted = { outcome: 'accepted' };

const paying = [...prepared, 'pay'] as const;
const settling = [...paying, answers('confirmCard', accepted)] as const;
const refreshed = [['refreshLists', undefined]] as const;
const asking = { tags: ['busy', 'bankStep'], starts: [['confirmCard', { clientSecret }]] } as const;

describeFlow({
  machine: paymentMachine,
  events,
  states: {
    ready: prepared,
    confirming: paying,
    declined: [...paying, answers('confirmCard', declined)],
    checking: [...paying, rejects('confirmCard', outage)],
    unknown: [...paying, rejects('confirmCard', outage), rejects('checkOutcome', outage)],
    'settling.asking': settling,
    'settling.waiting': [...settling, answers('readSettlement', 'open')],
    pending: [...settling, rejects('readSettlement', outage)],
    lost: [...settling, answers('readSettlement', 'lost')],
    paid: [...settling, answers('readSettlement', 'paid')],
  },
  rows: [
    { in: 'ready', ...cardWrong('ready', ['payable', 'cardStep']) },
    { in: 'declined', ...cardWrong('declined', ['payable', 'cardStep']) },
    { in: 'confirming', ...cardWrong('confirming', ['busy', 'bankStep']) },
    { in: 'checking', ...cardWrong('checking', ['busy', 'bankStep']) },
    { in: 'settling.asking', ...cardWrong('settling.asking', ['busy', 'receiptStep']) },
    { in: 'settling.waiting', ...cardWrong('settling.waiting', ['busy', 'receiptStep']) },
    { in: 'unknown', ...cardWrong('unknown', ['bankStep']) },
    { in: 'pending', ...cardWrong('pending', ['receiptStep']) },
    { it: 'asks the bank', in: 'ready', on: 'pay', to: 'confirming', ...asking },
    { it: 'asks the bank again', in: 'declined', on: 'pay', to: 'confirming', ...asking },
    {
      it: 'waits for the marketplace once the card is accepted',
      in: 'confirming',
      on: answers('confirmCard', accepted),
      to: 'settling.asking',
      tags: ['busy', 'receiptStep'],
      starts: [['readSettlement', undefined]],
    },
    {
      it: 'shows why the card was declined and offers another try',
      in: 'confirming',
      on: answers('confirmCard', declined),
      to: 'declined',
      context: { cardError: declined.message },
      tags: ['payable', 'cardStep'],
    },
    {
      it: 'asks what became of the payment when the connection breaks',
      in: 'confirming',
      on: rejects('confirmCard', outage),
      to: 'checking',
      tags: ['busy', 'bankStep'],
      starts: [['checkOutcome', { clientSecret }]],
    },
    {
      it: 'finds out that the card was accepted after all',
      in: 'checking',
      on: answers('checkOutcome', accepted),
      to: 'settling.asking',
      tags: ['busy', 'receiptStep'],
      starts: [['readSettlement', undefined]],
    },
    {
      it: 'finds out that the card was declined',
      in: 'checking',
      on: answers('checkOutcome', declined),
      to: 'declined',
      context: { cardError: declined.message },
      tags: ['payable', 'cardStep'],
    },
    {
      it: 'does not offer to pay again while nobody knows',
      in: 'checking',
      on: rejects('checkOutcome', outage),
      to: 'unknown',
      tags: ['bankStep'],
      context: { failure: outage.message },
    },
    {
      it: 'asks once more on Retry, and does not pay',
      in: 'unknown',
      on: 'retry',
      to: 'checking',
      tags: ['busy', 'bankStep'],
      starts: [['checkOutcome', { clientSecret }]],
    },
    {
      it: 'is paid',
      in: 'settling.asking',
      on: answers('readSettlement', 'paid'),
      to: 'paid',
      effects: refreshed,
    },
    {
      it: 'is lost',
      in: 'settling.asking',
      on: answers('readSettlement', 'lost'),
      to: 'lost',
      effects: refreshed,
    },
    {
      it: 'waits a moment while the marketplace has not recorded it',
      in: 'settling.asking',
      on: answers('readSettlement', 'open'),
      to: 'settling.waiting',
      tags: ['busy', 'receiptStep'],
    },
    {
      it: 'waits the whole moment',
      in: 'settling.waiting',
      on: after(699),
      to: 'settling.waiting',
      tags: ['busy', 'receiptStep'],
    },
    {
      it: 'asks again after the moment',
      in: 'settling.waiting',
      on: after(700),
      to: 'settling.asking',
      tags: ['busy', 'receiptStep'],
      starts: [['readSettlement', undefined]],
    },
    {
      it: 'stays accepted when the marketplace does not answer',
      in: 'settling.asking',
      on: rejects('readSettlement', outage),
      to: 'pending',
      tags: ['receiptStep'],
      effects: refreshed,
    },
    {
      it: 'keeps watching for 15 seconds',
      in: 'settling.asking',
      on: after(14_999),
      to: 'settling.asking',
      tags: ['busy', 'receiptStep'],
    },
    {
      it: 'stays accepted when it takes longer than that',
      in: 'settling.asking',
      on: after(15_000),
      to: 'pending',
      tags: ['receiptStep'],
      effects: refreshed,
    },
    {
      it: 'asks the marketplace again on Retry, and does not pay',
      in: 'pending',
      on: 'retry',
      to: 'settling.asking',
      tags: ['busy', 'receiptStep'],
      starts: [['readSettlement', undefined]],
    },
  ],
  unprovided: [
    { actor: 'confirmCard', after: paying, to: 'checking' },
    {
      actor: 'checkOutcome',
      after: [...paying, rejects('confirmCard', outage)],
      to: 'unknown',
      context: { failure: 'checkOutcome is not provided' },
    },
    { actor: 'readSettlement', after: settling, to: 'pending', effects: refreshed },
  ],
});
