import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { orderActionMachine } from '../../../../src/client/features/order/order-action.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';

const subject = { orderId: 'order-1', productName: 'Omega Seamaster' } as const;
const cancelling = { ...subject, action: 'seller.cancel' } as const;
const changing = { ...subject, action: 'buyer.change' } as const;
const receiving = { ...subject, action: 'buyer.receive' } as const;
const cancel = { type: 'seller.cancel', reason: 'The crystal has cracked.' } as const;
const contact = { phoneNumber: '01712345678', meetingLocation: 'At the station' };
const change = { type: 'buyer.change', contact } as const;
const receive = { type: 'buyer.receive' } as const;
const handingOver = { ...subject, action: 'seller.handOver' } as const;
const handOver = { type: 'seller.handOver', code: '123456' } as const;
const contesting = { ...subject, action: 'seller.contestReport' } as const;
const contest = { type: 'seller.contestReport', reason: 'It was fine.' } as const;
const [dial, back] = [new File(['1'], 'dial.jpg'), new File(['2'], 'back.jpg')];
const editing = ['editing.noError', 'editing.interrupted'] as const;

describe('every action', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      'ask to cancel': { type: 'order.open', subject: cancelling },
      'ask to change': { type: 'order.open', subject: changing },
      'ask to confirm': { type: 'order.open', subject: receiving },
      close: { type: 'order.close' },
      'cancel with a reason': { type: 'order.send', event: cancel },
      'cancel without a reason': { type: 'order.send', event: { ...cancel, reason: ' ' } },
      change: { type: 'order.send', event: change },
      confirm: { type: 'order.send', event: receive },
    },
    states: {
      idle: [],
      'editing.noError': ['ask to cancel'],
      sending: ['ask to cancel', 'cancel with a reason'],
      'editing.interrupted': ['ask to cancel', 'cancel with a reason', rejects('send')],
      rejected: [
        'ask to cancel',
        'cancel with a reason',
        resolves('send', { rejection: 'Too late.' }),
      ],
    },
    rows: [
      row(
        'explains a cancellation before it is sent',
        ['idle', 'ask to cancel', 'editing.noError'],
        { context: { subject: cancelling }, tags: ['open'] },
      ),
      row('asks for new meeting details', ['idle', 'ask to change', 'editing.noError'], {
        context: { subject: changing },
        tags: ['open'],
      }),
      row('asks for a confirmation of the receipt', ['idle', 'ask to confirm', 'editing.noError'], {
        context: { subject: receiving },
        tags: ['open'],
      }),
      row('changes nothing on Not now', [editing, 'close', 'idle']),
      row('sends the chosen action with its reason', [editing, 'cancel with a reason', 'sending'], {
        context: { failure: '', event: cancel },
        tags: ['open', 'busy'],
        starts: [['send', { orderId: 'order-1', event: cancel }]],
      }),
      row('shows a success message after the change', ['sending', resolves('send', {}), 'idle'], {
        effects: [['announceMove', cancelling]],
      }),
      row(
        'shows why the action is no longer possible',
        ['sending', resolves('send', { rejection: 'Too late.' }), 'rejected'],
        { context: { failure: 'Too late.' }, tags: ['open', 'failed'] },
      ),
      row(
        'allows the same action again when no response arrived',
        [
          'sending',
          rejects('send', new Error('We could not reach the marketplace.')),
          'editing.interrupted',
        ],
        { context: { failure: 'We could not reach the marketplace.' }, tags: ['open', 'failed'] },
      ),
      row('times out', ['sending', delay(callTimeout), 'editing.interrupted'], {
        context: { failure: timeoutMessage },
        tags: ['open', 'failed'],
      }),
      row('closes after a rejection', ['rejected', 'close', 'idle']),
    ],
    unprovided: [
      {
        actor: 'send',
        after: ['ask to confirm', 'confirm'],
        to: 'editing.interrupted',
        context: { failure: 'send is not provided' },
      },
    ],
  }));

describe('a change of meeting location or phone number', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      change: { type: 'order.send', event: change },
      'change to a short number': {
        type: 'order.send',
        event: { ...change, contact: { ...contact, phoneNumber: '017' } },
      },
      'change to a blank place': {
        type: 'order.send',
        event: { ...change, contact: { ...contact, meetingLocation: ' ' } },
      },
      ask: { type: 'order.open', subject: changing },
      close: { type: 'order.close' },
    },
    states: { 'editing.noError': ['ask'] },
    rows: [
      row('closes the dialog', ['editing.noError', 'close', 'idle']),
      row('sends a phone number and a place', ['editing.noError', 'change', 'sending'], {
        context: { event: change },
        tags: ['open', 'busy'],
        starts: [['send', { orderId: 'order-1', event: change }]],
      }),
    ],
  }));

describe('a hand-over code', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      ask: { type: 'order.open', subject: handingOver },
      close: { type: 'order.close' },
      'enter the code': { type: 'order.send', event: handOver },
      'enter half a code': { type: 'order.send', event: { ...handOver, code: '123' } },
    },
    states: {
      'editing.noError': ['ask'],
      sending: ['ask', 'enter the code'],
      'editing.codeRejected': [
        'ask',
        'enter the code',
        resolves('send', { codeError: 'That is not the code.' }),
      ],
    },
    rows: [
      row('closes the dialog', [['editing.noError', 'editing.codeRejected'], 'close', 'idle']),
      row(
        'sends six digits',
        [['editing.noError', 'editing.codeRejected'], 'enter the code', 'sending'],
        {
          context: { failure: '', event: handOver },
          tags: ['open', 'busy'],
          starts: [['send', { orderId: 'order-1', event: handOver }]],
        },
      ),
      row(
        'allows another code after a wrong one',
        [
          'sending',
          resolves('send', { codeError: 'That is not the code.' }),
          'editing.codeRejected',
        ],
        { context: { failure: 'That is not the code.' }, tags: ['open', 'failed'] },
      ),
    ],
  }));

describe('an answer with photos', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      ask: { type: 'order.open', subject: contesting },
      close: { type: 'order.close' },
      answer: { type: 'order.send', event: contest, photos: [dial, back] },
    },
    states: {
      'editing.noError': ['ask'],
      uploading: ['ask', 'answer'],
      'editing.uploadFailed': ['ask', 'answer', rejects('upload')],
    },
    rows: [
      row('closes the dialog', [['editing.noError', 'editing.uploadFailed'], 'close', 'idle']),
      row('sends nothing when the dialog closes during an upload', ['uploading', 'close', 'idle']),
      row(
        'uploads the first photo',
        [['editing.noError', 'editing.uploadFailed'], 'answer', 'uploading'],
        {
          context: { failure: '', event: contest, photos: [dial, back] },
          tags: ['open', 'busy'],
          starts: [['upload', { photo: dial }]],
        },
      ),
      row('uploads the next photo', ['uploading', resolves('upload', 'dial.webp'), 'uploading'], {
        context: { uploaded: [{ photo: dial, url: 'dial.webp' }] },
        tags: ['open', 'busy'],
        starts: [['upload', { photo: back }]],
      }),
      row(
        'keeps the dialog open when a photo is not uploaded',
        ['uploading', rejects('upload', new Error('No.')), 'editing.uploadFailed'],
        { context: { failure: 'No.' }, tags: ['open', 'failed'] },
      ),
    ],
  }));
