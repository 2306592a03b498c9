import { paymentMachine } from '../../../../src/client/features/payment/payment.machine';
import { describeFlow } from '../../support/describe-flow';
import { answers, rejects } from '../../support/flow';
import { cardWrong, clientSecret, events, outage, prepared } from './payment-steps';

const declined = { outcome: 'declined', message: 'Your card was declined.' };
const accepted = { outcome: 'accepted' };

const paying = [...prepared, 'pay'] as const;
const settling = [...paying, answers('confirmCard', accepted)] as const;
const asking = { tags: ['busy'], starts: [['confirmCard', { clientSecret }]] } as const;

describeFlow({
  machine: paymentMachine,
  events,
  states: {
    ready: prepared,
    confirming: paying,
    declined: [...paying, answers('confirmCard', declined)],
    checking: [...paying, rejects('confirmCard', outage)],
    unknown: [...paying, rejects('confirmCard', outage), rejects('checkOutcome', outage)],
    settling,
    pending: [...settling, answers('awaitSettlement', 'pending')],
    lost: [...settling, answers('awaitSettlement', 'lost')],
    paid: [...settling, answers('awaitSettlement', 'paid')],
  },
  rows: [
    { in: 'ready', ...cardWrong('ready', ['payable']) },
    { in: 'declined', ...cardWrong('declined', ['payable']) },
    { in: 'confirming', ...cardWrong('confirming', ['busy']) },
    { in: 'checking', ...cardWrong('checking', ['busy']) },
    { in: 'settling', ...cardWrong('settling', ['busy']) },
    { in: 'unknown', ...cardWrong('unknown', []) },
    { in: 'pending', ...cardWrong('pending', []) },
    { it: 'asks the bank', in: 'ready', on: 'pay', to: 'confirming', ...asking },
    { it: 'asks the bank again', in: 'declined', on: 'pay', to: 'confirming', ...asking },
    {
      it: 'waits for the marketplace once the card is accepted',
      in: 'confirming',
      on: answers('confirmCard', accepted),
      to: 'settling',
      tags: ['busy'],
      starts: [['awaitSettlement', undefined]],
    },
    {
      it: 'shows why the card was declined and offers another try',
      in: 'confirming',
      on: answers('confirmCard', declined),
      to: 'declined',
      context: { cardError: declined.message },
      tags: ['payable'],
    },
    {
      it: 'asks what became of the payment when the connection breaks',
      in: 'confirming',
      on: rejects('confirmCard', outage),
      to: 'checking',
      tags: ['busy'],
      starts: [['checkOutcome', { clientSecret }]],
    },
    {
      it: 'finds out that the card was accepted after all',
      in: 'checking',
      on: answers('checkOutcome', accepted),
      to: 'settling',
      tags: ['busy'],
      starts: [['awaitSettlement', undefined]],
    },
    {
      it: 'finds out that the card was declined',
      in: 'checking',
      on: answers('checkOutcome', declined),
      to: 'declined',
      context: { cardError: declined.message },
      tags: ['payable'],
    },
    {
      it: 'does not offer to pay again while nobody knows',
      in: 'checking',
      on: rejects('checkOutcome', outage),
      to: 'unknown',
      context: { failure: outage.message },
    },
    {
      it: 'asks once more on Retry, and does not pay',
      in: 'unknown',
      on: 'retry',
      to: 'checking',
      tags: ['busy'],
      starts: [['checkOutcome', { clientSecret }]],
    },
    { it: 'is paid', in: 'settling', on: answers('awaitSettlement', 'paid'), to: 'paid' },
    { it: 'is lost', in: 'settling', on: answers('awaitSettlement', 'lost'), to: 'lost' },
    {
      it: 'stays accepted while the marketplace has not recorded it',
      in: 'settling',
      on: answers('awaitSettlement', 'pending'),
      to: 'pending',
    },
    {
      it: 'stays accepted when the marketplace does not answer',
      in: 'settling',
      on: rejects('awaitSettlement', outage),
      to: 'pending',
    },
    {
      it: 'asks the marketplace again on Retry, and does not pay',
      in: 'pending',
      on: 'retry',
      to: 'settling',
      tags: ['busy'],
      starts: [['awaitSettlement', undefined]],
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
    { actor: 'awaitSettlement', after: settling, to: 'pending' },
  ],
});
