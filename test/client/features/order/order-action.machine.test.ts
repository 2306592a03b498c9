import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { orderActionMachine } from '../../../../src/client/features/order/order-action.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects, startFlow } from '../../support/flow';

const order = { orderId: 'order-1', productName: 'Omega Seamaster' } as const;
const cancelAction = { ...order, action: 'seller.cancel' } as const;
const changeAction = { ...order, action: 'buyer.change' } as const;
const receiveAction = { ...order, action: 'buyer.receive' } as const;
const cancelEvent = { type: 'seller.cancel', reason: 'The crystal has cracked.' } as const;
const contact = { phoneNumber: '01712345678', meetingLocation: 'At the station' };
const changeEvent = { type: 'buyer.change', contact } as const;
const receiveEvent = { type: 'buyer.receive' } as const;
const handOverAction = { ...order, action: 'seller.handOver' } as const;
const handOverEvent = { type: 'seller.handOver', code: '123456' } as const;
const contestAction = { ...order, action: 'seller.contestReport' } as const;
const contestEvent = { type: 'seller.contestReport', reason: 'It was fine.' } as const;
const [dial, back] = [new File(['1'], 'dial.jpg'), new File(['2'], 'back.jpg')];
const editingStates = ['editing.noError', 'editing.interrupted'] as const;

describe('every action', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      'ask to cancel': { type: 'order.open', chosenAction: cancelAction },
      'ask to change': { type: 'order.open', chosenAction: changeAction },
      'ask to confirm': { type: 'order.open', chosenAction: receiveAction },
      close: { type: 'order.close' },
      'cancel with a reason': { type: 'order.send', event: cancelEvent },
      'cancel without a reason': { type: 'order.send', event: { ...cancelEvent, reason: ' ' } },
      change: { type: 'order.send', event: changeEvent },
      confirm: { type: 'order.send', event: receiveEvent },
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
        'opens the dialog that explains a cancellation',
        ['idle', 'ask to cancel', 'editing.noError'],
        { context: { chosenAction: cancelAction }, tags: ['open'] },
      ),
      row('asks for new meeting details', ['idle', 'ask to change', 'editing.noError'], {
        context: { chosenAction: changeAction },
        tags: ['open'],
      }),
      row('asks for a confirmation of the receipt', ['idle', 'ask to confirm', 'editing.noError'], {
        context: { chosenAction: receiveAction },
        tags: ['open'],
      }),
      row('changes nothing on Not now', [editingStates, 'close', 'idle']),
      row(
        'sends the chosen action with its reason',
        [editingStates, 'cancel with a reason', 'sending'],
        {
          context: { failure: '', event: cancelEvent },
          tags: ['open', 'busy'],
          starts: [['send', { orderId: 'order-1', event: cancelEvent }]],
        },
      ),
      row('shows a success message after the change', ['sending', resolves('send', {}), 'idle'], {
        effects: [['notifyOfTransition', cancelAction]],
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
      change: { type: 'order.send', event: changeEvent },
      'change to a short number': {
        type: 'order.send',
        event: { ...changeEvent, contact: { ...contact, phoneNumber: '017' } },
      },
      'change to a blank place': {
        type: 'order.send',
        event: { ...changeEvent, contact: { ...contact, meetingLocation: ' ' } },
      },
      ask: { type: 'order.open', chosenAction: changeAction },
      close: { type: 'order.close' },
    },
    states: { 'editing.noError': ['ask'] },
    rows: [
      row('closes the dialog', ['editing.noError', 'close', 'idle']),
      row('sends a phone number and a place', ['editing.noError', 'change', 'sending'], {
        context: { event: changeEvent },
        tags: ['open', 'busy'],
        starts: [['send', { orderId: 'order-1', event: changeEvent }]],
      }),
    ],
  }));

describe('a hand-over code', () =>
  describeFlow({
    machine: orderActionMachine,
    events: {
      ask: { type: 'order.open', chosenAction: handOverAction },
      close: { type: 'order.close' },
      'enter the code': { type: 'order.send', event: handOverEvent },
      'enter half a code': { type: 'order.send', event: { ...handOverEvent, code: '123' } },
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
        'sends a code of six digits',
        [['editing.noError', 'editing.codeRejected'], 'enter the code', 'sending'],
        {
          context: { failure: '', event: handOverEvent },
          tags: ['open', 'busy'],
          starts: [['send', { orderId: 'order-1', event: handOverEvent }]],
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
      ask: { type: 'order.open', chosenAction: contestAction },
      close: { type: 'order.close' },
      answer: { type: 'order.send', event: contestEvent, photos: [dial, back] },
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
          context: { failure: '', event: contestEvent, photos: [dial, back] },
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

test('an answer is sent with the addresses of its photos once the last one is uploaded', async () => {
  const run = startFlow(orderActionMachine);
  const steps = [
    { type: 'order.open', chosenAction: contestAction },
    { type: 'order.send', event: contestEvent, photos: [dial, back] },
    resolves('upload', 'dial.webp'),
    resolves('upload', 'back.webp'),
  ];
  for (const step of steps) await run.send(step);
  expect(run.state()).toBe('sending');
  const event = { ...contestEvent, photos: ['dial.webp', 'back.webp'] };
  expect(run.started.at(-1)).toEqual(['send', { orderId: 'order-1', event }]);
});
