import { paymentMachine } from '../../../../src/client/features/payment/payment.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';
import {
  clientSecret,
  events,
  cardError,
  otherCardError,
  connectionError,
  preparationSteps,
} from './payment-events';

const unapprovedOutcome = { outcome: 'unapproved', message: 'Your card was not charged.' };
const declinedOutcome = { outcome: 'declined', message: 'Your card was declined.' };
const acceptedOutcome = { outcome: 'accepted' };

const payingSteps = [...preparationSteps, 'pay'] as const;
const lateBankSteps = [...payingSteps, delay(60_000)] as const;
const recordingSteps = [...payingSteps, resolves('confirmCard', acceptedOutcome)] as const;
const refreshEffects = [['refreshLists', undefined]] as const;
const confirmationStarted = {
  tags: ['bankStep', 'busy'],
  starts: [['confirmCard', { clientSecret, method: 'card' }]],
} as const;

describeFlow({
  machine: paymentMachine,
  events,
  states: {
    'ready.usable': preparationSteps,
    'ready.mistyped': [...preparationSteps, 'card error'],
    'confirming.requesting': payingSteps,
    'confirming.late': lateBankSteps,
    'confirming.checking': [...lateBankSteps, 'retry'],
    'confirming.unapproved': [
      ...lateBankSteps,
      'retry',
      resolves('checkOutcome', unapprovedOutcome),
    ],
    'ready.declined': [...payingSteps, resolves('confirmCard', declinedOutcome)],
    checking: [...payingSteps, rejects('confirmCard', connectionError)],
    unknown: [
      ...payingSteps,
      rejects('confirmCard', connectionError),
      rejects('checkOutcome', connectionError),
    ],
    'recording.requesting': recordingSteps,
    'recording.waiting': [...recordingSteps, resolves('readRecordedOutcome', 'unrecorded')],
    pending: [...recordingSteps, rejects('readRecordedOutcome', connectionError)],
    unavailable: [...recordingSteps, resolves('readRecordedOutcome', 'unavailable')],
    paid: [...recordingSteps, resolves('readRecordedOutcome', 'paid')],
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
      confirmationStarted,
    ),
    row(
      'confirms the payment again',
      ['ready.declined', 'pay', 'confirming.requesting'],
      confirmationStarted,
    ),
    row(
      'confirms the payment with a wallet, whatever is entered in the card form',
      [
        ['ready.usable', 'ready.mistyped', 'ready.declined'],
        'pay with wallet',
        'confirming.requesting',
      ],
      { ...confirmationStarted, starts: [['confirmCard', { clientSecret, method: 'wallet' }]] },
    ),
    row(
      'waits for the marketplace once the card is accepted',
      ['confirming.requesting', resolves('confirmCard', acceptedOutcome), 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', { clientSecret }]] },
    ),
    row(
      'shows why the card was declined and allows another try',
      ['confirming.requesting', resolves('confirmCard', declinedOutcome), 'ready.declined'],
      { context: { cardError: declinedOutcome.message }, tags: ['cardStep'] },
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
        resolves('confirmCard', acceptedOutcome),
        'recording.requesting',
      ],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', { clientSecret }]] },
    ),
    row(
      'declines the card when the bank responds late',
      [
        ['confirming.late', 'confirming.checking', 'confirming.unapproved'],
        resolves('confirmCard', declinedOutcome),
        'ready.declined',
      ],
      { context: { cardError: declinedOutcome.message }, tags: ['cardStep'] },
    ),
    row(
      'checks the outcome when the connection breaks late',
      [
        ['confirming.late', 'confirming.checking', 'confirming.unapproved'],
        rejects('confirmCard', connectionError),
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
      ['confirming.checking', resolves('checkOutcome', acceptedOutcome), 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', { clientSecret }]] },
    ),
    row(
      'declines the card when the check finds it declined before the bank responds',
      ['confirming.checking', resolves('checkOutcome', declinedOutcome), 'ready.declined'],
      { context: { cardError: declinedOutcome.message }, tags: ['cardStep'] },
    ),
    row(
      "keeps waiting while the bank waits for the buyer's approval",
      ['confirming.checking', resolves('checkOutcome', unapprovedOutcome), 'confirming.unapproved'],
      { tags: ['bankStep', 'inDoubt'] },
    ),
    row(
      'keeps waiting for the bank when Stripe cannot be reached',
      ['confirming.checking', rejects('checkOutcome', connectionError), 'confirming.late'],
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
      ['confirming.requesting', rejects('confirmCard', connectionError), 'checking'],
      { tags: ['busy', 'bankStep'], starts: [['checkOutcome', { clientSecret }]] },
    ),
    row(
      'waits for the marketplace when the check finds the card accepted',
      ['checking', resolves('checkOutcome', acceptedOutcome), 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', { clientSecret }]] },
    ),
    row(
      'shows the decline when the check finds the card declined',
      ['checking', resolves('checkOutcome', declinedOutcome), 'ready.declined'],
      { context: { cardError: declinedOutcome.message }, tags: ['cardStep'] },
    ),
    row(
      'allows a retry when the buyer has not approved the payment',
      ['checking', resolves('checkOutcome', unapprovedOutcome), 'ready.declined'],
      { context: { cardError: unapprovedOutcome.message }, tags: ['cardStep'] },
    ),
    row(
      'does not offer to pay again while the outcome is unknown',
      ['checking', rejects('checkOutcome', connectionError), 'unknown'],
      { tags: ['bankStep', 'inDoubt'] },
    ),
    row(
      'checks the outcome again on Retry, without another payment',
      ['unknown', 'retry', 'checking'],
      {
        tags: ['busy', 'bankStep'],
        starts: [['checkOutcome', { clientSecret }]],
      },
    ),
    row(
      'is paid once the marketplace has recorded it',
      ['recording.requesting', resolves('readRecordedOutcome', 'paid'), 'paid'],
      {
        effects: refreshEffects,
      },
    ),
    row(
      'reports that the product is no longer available',
      ['recording.requesting', resolves('readRecordedOutcome', 'unavailable'), 'unavailable'],
      { effects: refreshEffects },
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
        starts: [['readRecordedOutcome', { clientSecret }]],
      },
    ),
    row(
      'keeps the card accepted when the marketplace does not respond',
      ['recording.requesting', rejects('readRecordedOutcome', connectionError), 'pending'],
      { tags: ['receiptStep', 'inDoubt'], effects: refreshEffects },
    ),
    row(
      'allows the marketplace 15 seconds to respond',
      ['recording.requesting', delay(14_999), 'recording.requesting'],
      {
        tags: ['busy', 'receiptStep'],
      },
    ),
    row(
      'keeps the card accepted when the marketplace times out',
      ['recording.requesting', delay(15_000), 'pending'],
      { tags: ['receiptStep', 'inDoubt'], effects: refreshEffects },
    ),
    row(
      'polls the marketplace again on Retry, without another payment',
      ['pending', 'retry', 'recording.requesting'],
      { tags: ['busy', 'receiptStep'], starts: [['readRecordedOutcome', { clientSecret }]] },
    ),
  ],
  unprovided: [
    { actor: 'confirmCard', after: payingSteps, to: 'checking' },
    {
      actor: 'checkOutcome',
      after: [...payingSteps, rejects('confirmCard', connectionError)],
      to: 'unknown',
    },
    { actor: 'readRecordedOutcome', after: recordingSteps, to: 'pending', effects: refreshEffects },
  ],
});
