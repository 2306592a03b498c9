import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { OrderActionEvent } from './order-action.machine';

const order = { orderId: 'order-1', productName: 'Omega Seamaster' };

export const orderActionExampleEvents = {
  'choose to cancel the sale': {
    type: 'order.open',
    chosenAction: { ...order, action: 'seller.cancel' },
  },
  'choose to enter the code': {
    type: 'order.open',
    chosenAction: { ...order, action: 'seller.handOver' },
  },
  'choose to contest the report': {
    type: 'order.open',
    chosenAction: { ...order, action: 'seller.contestReport' },
  },
  'close the dialog': { type: 'order.close' },
  'give a reason': {
    type: 'order.send',
    event: { type: 'seller.cancel', reason: 'The crystal has cracked.' },
  },
  'give no reason': { type: 'order.send', event: { type: 'seller.cancel', reason: ' ' } },
  'enter a code': { type: 'order.send', event: { type: 'seller.handOver', code: '123456' } },
  'enter half a code': { type: 'order.send', event: { type: 'seller.handOver', code: '123' } },
  'answer with two photos': {
    type: 'order.send',
    event: { type: 'seller.contestReport', reason: 'It was fine.' },
    photos: [new File(['1'], 'dial.jpg'), new File(['2'], 'back.jpg')],
  },
  'a photo is uploaded': actorDone('orderAction.uploading', 'https://images.example/dial.jpg'),
  'a photo is not uploaded': actorError('orderAction.uploading'),
  'the order changes': actorDone('orderAction.sending', {}),
  'the code is wrong': actorDone('orderAction.sending', {
    codeError: "That's not the code of this order.",
  }),
  'the order has changed meanwhile': actorDone('orderAction.sending', {
    rejection: 'That is no longer possible: the order is cancelled.',
  }),
  'no response arrives': actorError('orderAction.sending'),
  'the call times out': elapsed('callTimeout', 'orderAction.sending'),
} satisfies ExampleEvents<OrderActionEvent>;
