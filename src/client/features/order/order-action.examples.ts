import { actorDone, elapsed, actorError, type Examples } from '../flow-examples';
import type { OrderActionEvent } from './order-action.machine';

export const orderActionExamples = {
  'choose to cancel the sale': {
    type: 'order.open',
    subject: {
      orderId: 'order-1',
      productName: 'Omega Seamaster',
      action: 'seller.cancel',
    },
  },
  'close the dialog': { type: 'order.close' },
  'give a reason': {
    type: 'order.send',
    event: { type: 'seller.cancel', reason: 'The crystal has cracked.' },
  },
  'give no reason': { type: 'order.send', event: { type: 'seller.cancel', reason: ' ' } },
  'the order changes': actorDone('orderAction.sending', {}),
  'the order has changed meanwhile': actorDone('orderAction.sending', {
    rejection: 'That is no longer possible: the order is cancelled.',
  }),
  'no response arrives': actorError('orderAction.sending'),
  'the call times out': elapsed('callTimeout', 'orderAction.sending'),
} satisfies Examples<OrderActionEvent>;
