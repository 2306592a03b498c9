import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { orderActionMachine } from '../../../../src/client/features/order/order-action.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects } from '../../support/flow';

const subject = { orderId: 'order-1', productName: 'Omega Seamaster' } as const;
const cancelling = { ...subject, action: 'seller.cancel' } as const;
const changing = { ...subject, action: 'buyer.change' } as const;
const receiving = { ...subject, action: 'buyer.receive' } as const;
const cancel = { type: 'seller.cancel', reason: 'The crystal has cracked.' } as const;
const contact = { phoneNumber: '01712345678', meetingLocation: 'At the station' };
const change = { type: 'buyer.change', contact } as const;
const receive = { type: 'buyer.receive' } as const;
const asking = ['asking.untouched', 'asking.interrupted'] as const;

describe('whatever is done', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      'ask to cancel': { type: 'order.ask', subject: cancelling },
      'ask to change': { type: 'order.ask', subject: changing },
      'ask to confirm': { type: 'order.ask', subject: receiving },
      close: { type: 'order.close' },
      'cancel with a reason': { type: 'order.send', event: cancel },
      'cancel without a reason': { type: 'order.send', event: { ...cancel, reason: ' ' } },
      change: { type: 'order.send', event: change },
      confirm: { type: 'order.send', event: receive },
    },
    states: {
      idle: [],
      'asking.untouched': ['ask to cancel'],
      sending: ['ask to cancel', 'cancel with a reason'],
      'asking.interrupted': ['ask to cancel', 'cancel with a reason', rejects('send')],
      refused: ['ask to cancel', 'cancel with a reason', answers('send', { refusal: 'Too late.' })],
    },
    rows: [
      {
        it: 'says what cancelling means before it is sent',
        in: 'idle',
        on: 'ask to cancel',
        to: 'asking.untouched',
        context: { subject: cancelling },
        tags: ['open'],
      },
      {
        it: 'asks for another place',
        in: 'idle',
        on: 'ask to change',
        to: 'asking.untouched',
        context: { subject: changing },
        tags: ['open'],
      },
      {
        it: 'asks whether the buyer has it',
        in: 'idle',
        on: 'ask to confirm',
        to: 'asking.untouched',
        context: { subject: receiving },
        tags: ['open'],
      },
      { it: 'leaves everything as it was on Not now', in: asking, on: 'close', to: 'idle' },
      {
        it: 'sends what was asked about, with the reason',
        in: asking,
        on: 'cancel with a reason',
        to: 'sending',
        context: { failure: '', event: cancel },
        tags: ['open', 'busy'],
        starts: [['send', { orderId: 'order-1', event: cancel }]],
      },
      {
        it: 'announces that the order has moved',
        in: 'sending',
        on: answers('send', {}),
        to: 'idle',
        effects: [['announceMove', cancelling]],
      },
      {
        it: 'says why the order does not take it any more',
        in: 'sending',
        on: answers('send', { refusal: 'Too late.' }),
        to: 'refused',
        context: { failure: 'Too late.' },
        tags: ['open', 'failed'],
      },
      {
        it: 'lets the same be sent again when no answer came',
        in: 'sending',
        on: rejects('send', new Error('We could not reach Secondhand.')),
        to: 'asking.interrupted',
        context: { failure: 'We could not reach Secondhand.' },
        tags: ['open', 'failed'],
      },
      {
        it: 'gives up waiting for an answer',
        in: 'sending',
        on: after(callTimeout),
        to: 'asking.interrupted',
        context: { failure: timeoutMessage },
        tags: ['open', 'failed'],
      },
      { it: 'closes once the refusal is read', in: 'refused', on: 'close', to: 'idle' },
    ],
    unprovided: [
      {
        actor: 'send',
        after: ['ask to confirm', 'confirm'],
        to: 'asking.interrupted',
        context: { failure: 'send is not provided' },
      },
    ],
  }));

describe('a change of place or phone', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      change: { type: 'order.send', event: change },
      'change to a short number': {
        type: 'order.send',
        event: { ...change, contact: { ...contact, phoneNumber: '017' } },
      },
      'change to nowhere': {
        type: 'order.send',
        event: { ...change, contact: { ...contact, meetingLocation: ' ' } },
      },
      ask: { type: 'order.ask', subject: changing },
      close: { type: 'order.close' },
    },
    states: { 'asking.untouched': ['ask'] },
    rows: [
      { it: 'closes the dialog', in: 'asking.untouched', on: 'close', to: 'idle' },
      {
        it: 'sends a phone number and a place',
        in: 'asking.untouched',
        on: 'change',
        to: 'sending',
        context: { event: change },
        tags: ['open', 'busy'],
        starts: [['send', { orderId: 'order-1', event: change }]],
      },
    ],
  }));
