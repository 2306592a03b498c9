import { paymentMachine } from '../../../../src/client/features/payment/payment.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';
import { clientSecret, events, cardError, otherCardError, outage, prepared } from './payment-steps';

const unapproved = { outcome: 'unapproved', message: 'Your card was not charged.' };
const declined = { outcome: 'declined', message: 'Your card was declined.' };
const accepted = { outcome: 'accepted' };

const paying = [...prepared, 'pay'] as const;
const bankTakesLong = [...paying, delay(60_000)] as const;
const recording = [...paying, resolves('confirmCard', accepted)] as const;
const refreshed = [['refreshLists', undefined]] as const;
const confirmationStarts = {
  tags: ['bankStep', 'busy'],
  starts: [['confirmCard', { clientSecret }]],
} as const;

describeFlow({
  machine: paymentMachine,
  events,
  states: {
    'ready.usable': prepared,
    'ready.mistyped': [...prepared, 'card error'],
    'confirming.requesting': paying,
    'confirming.late': bankTakesLong,
    'confirming.checking': [...bankTakesLong, 'retry'],
    'confirming.unapproved': [...bankTakesLong, 'retry', resolves('checkOutcome', unapproved)],
    'ready.declined': [...paying, resolves('confirmCard', declined)],
    checking: [...paying, rejects('confirmCard', outage)],
    unknown: [...paying, rejects('confirmCard', outage), rejects('checkOutcome', outage)],
    'recording.requesting': recording,
    'recording.waiting': [...recording, resolves('readRecordedOutcome', 'unrecorded')],
    pending: [...recording, rejects('readRecordedOutcome', outage)],
    unavailable: [...recording, resolves('readRecordedOutcome', 'unavailable')],
    paid: [...recording, resolves('readRecordedOutcome', 'paid')],
  },
  rows: [
    row(
      "shows Stripe's error while the card is entered",
      [['ready.usable', 'ready.mistyped', 'ready.declined'], 'card error', 'ready.mistyped'],
      { context: { cardError }, tags: ['cardStep'] },
    ),
    row(
      "shows Stripe's latest error",
      [
        ['ready.usable', 'ready.mistyped', 'ready.declined'],
        'another card error',
        'ready.mistyped',
      ],
      { context: { cardError: otherCardError }, tags: ['cardStep'] },
    ),
    row(
      'enables Pay once the card is valid',
      [['ready.usable', 'ready.mistyped'], 'card valid', 'ready.usable'],
      { context: { cardError: '' }, tags: ['cardStep'] },
    ),
    row(
      'accepts another card after a decline',
      ['ready.declined', 'card valid', 'ready.declined'],
      { context: { cardError: '' }, tags: ['cardStep'] },
    ),
    row(
      'focuses an invalid card instead of asking the bank',
      ['ready.mistyped', 'pay', 'ready.mistyped'],
      { tags: ['cardStep'], effects: [['focusCard', undefined]] },
    ),
    row(
      'confirms the payment',
      ['ready.usable', 'pay', 'confirming.requesting'],
      confirmationStarts,
    ),
    row(
      'confirms the payment again',
      ['ready.declined', 'pay', 'confirming.requesting'],
      confirmationStarts,
    ),
    row(
      'waits for the marketplace once the card is accepted',
      ['confirming.requesting', resolves('confirmCard', accepted), 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', undefined]] },
    ),
    row(
      'shows why the card was declined and allows another try',
      ['confirming.requesting', resolves('confirmCard', declined), 'ready.declined'],
      { context: { cardError: declined.message }, tags: ['cardStep'] },
    ),
    row(
      'waits for the bank for up to a minute',
      ['confirming.requesting', delay(59_999), 'confirming.requesting'],
      {
        tags: ['bankStep', 'busy'],
      },
    ),
    row(
      'reports that the bank takes long, and keeps waiting',
      ['confirming.requesting', delay(60_000), 'confirming.late'],
      { tags: ['bankStep', 'inDoubt'] },
    ),
    row(
      'accepts the card when the bank responds late',
      [
        ['confirming.late', 'confirming.checking', 'confirming.unapproved'],
        resolves('confirmCard', accepted),
        'recording.requesting',
      ],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', undefined]] },
    ),
    row(
      'declines the card when the bank responds late',
      [
        ['confirming.late', 'confirming.checking', 'confirming.unapproved'],
        resolves('confirmCard', declined),
        'ready.declined',
      ],
      { context: { cardError: declined.message }, tags: ['cardStep'] },
    ),
    row(
      'checks the outcome when the connection breaks late',
      [
        ['confirming.late', 'confirming.checking', 'confirming.unapproved'],
        rejects('confirmCard', outage),
        'checking',
      ],
      { tags: ['busy', 'bankStep'], starts: [['checkOutcome', { clientSecret }]] },
    ),
    row(
      'checks the outcome when the buyer asks',
      [['confirming.late', 'confirming.unapproved'], 'retry', 'confirming.checking'],
      { tags: ['bankStep', 'busy'], starts: [['checkOutcome', { clientSecret }]] },
    ),
    row(
      'accepts the card when the check finds it accepted before the bank responds',
      ['confirming.checking', resolves('checkOutcome', accepted), 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', undefined]] },
    ),
    row(
      'declines the card when the check finds it declined before the bank responds',
      ['confirming.checking', resolves('checkOutcome', declined), 'ready.declined'],
      { context: { cardError: declined.message }, tags: ['cardStep'] },
    ),
    row(
      "keeps waiting while the bank waits for the buyer's approval",
      ['confirming.checking', resolves('checkOutcome', unapproved), 'confirming.unapproved'],
      { tags: ['bankStep', 'inDoubt'] },
    ),
    row(
      'keeps waiting for the bank when Stripe cannot be reached',
      ['confirming.checking', rejects('checkOutcome', outage), 'confirming.late'],
      { tags: ['bankStep', 'inDoubt'] },
    ),
    row(
      'allows Stripe 15 seconds to report the outcome',
      ['confirming.checking', delay(14_999), 'confirming.checking'],
      { tags: ['bankStep', 'busy'] },
    ),
    row(
      'keeps waiting for the bank when Stripe does not respond',
      ['confirming.checking', delay(15_000), 'confirming.late'],
      { tags: ['bankStep', 'inDoubt'] },
    ),
    row('times out while checking the outcome', ['checking', delay(15_000), 'unknown'], {
      tags: ['bankStep', 'inDoubt'],
    }),
    row(
      'checks the outcome when the connection breaks',
      ['confirming.requesting', rejects('confirmCard', outage), 'checking'],
      { tags: ['busy', 'bankStep'], starts: [['checkOutcome', { clientSecret }]] },
    ),
    row(
      'waits for the marketplace when the check finds the card accepted',
      ['checking', resolves('checkOutcome', accepted), 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', undefined]] },
    ),
    row(
      'shows the decline when the check finds the card declined',
      ['checking', resolves('checkOutcome', declined), 'ready.declined'],
      { context: { cardError: declined.message }, tags: ['cardStep'] },
    ),
    row(
      'allows a retry when no approval is pending',
      ['checking', resolves('checkOutcome', unapproved), 'ready.declined'],
      { context: { cardError: unapproved.message }, tags: ['cardStep'] },
    ),
    row(
      'does not offer to pay again while the outcome is unknown',
      ['checking', rejects('checkOutcome', outage), 'unknown'],
      { tags: ['bankStep', 'inDoubt'] },
    ),
    row('checks again on Retry, without paying', ['unknown', 'retry', 'checking'], {
      tags: ['busy', 'bankStep'],
      starts: [['checkOutcome', { clientSecret }]],
    }),
    row('is paid', ['recording.requesting', resolves('readRecordedOutcome', 'paid'), 'paid'], {
      effects: refreshed,
    }),
    row(
      'is no longer available',
      ['recording.requesting', resolves('readRecordedOutcome', 'unavailable'), 'unavailable'],
      { effects: refreshed },
    ),
    row(
      'waits while the marketplace has not recorded the payment',
      ['recording.requesting', resolves('readRecordedOutcome', 'unrecorded'), 'recording.waiting'],
      { tags: ['busy', 'receiptStep'] },
    ),
    row(
      'waits for the whole poll interval',
      ['recording.waiting', delay(699), 'recording.waiting'],
      {
        tags: ['busy', 'receiptStep'],
      },
    ),
    row(
      'polls again after the interval',
      ['recording.waiting', delay(700), 'recording.requesting'],
      {
        tags: ['busy', 'receiptStep'],
        starts: [['readRecordedOutcome', undefined]],
      },
    ),
    row(
      'stays accepted when the marketplace does not respond',
      ['recording.requesting', rejects('readRecordedOutcome', outage), 'pending'],
      { tags: ['receiptStep', 'inDoubt'], effects: refreshed },
    ),
    row(
      'keeps checking for 15 seconds',
      ['recording.requesting', delay(14_999), 'recording.requesting'],
      {
        tags: ['busy', 'receiptStep'],
      },
    ),
    row(
      'stays accepted when the marketplace times out',
      ['recording.requesting', delay(15_000), 'pending'],
      { tags: ['receiptStep', 'inDoubt'], effects: refreshed },
    ),
    row(
      'polls the marketplace again on Retry, without paying',
      ['pending', 'retry', 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', undefined]] },
    ),
  ],
  unprovided: [
    { actor: 'confirmCard', after: paying, to: 'checking' },
    {
      actor: 'checkOutcome',
      after: [...paying, rejects('confirmCard', outage)],
      to: 'unknown',
    },
    { actor: 'readRecordedOutcome', after: recording, to: 'pending', effects: refreshed },
  ],
});
