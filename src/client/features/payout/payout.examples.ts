import { shopCurrency } from '../../../contract/payments/currencies';
import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { PayoutEvent } from './payout.machine';

const payee = { sellerId: 'seller-1', sellerName: 'Sam Seller', currency: shopCurrency() };
const input = {
  orderIds: ['order-1'],
  amount: 42_000,
  paidOn: '2026-11-20',
  reference: 'SEPA 17',
};

export const payoutExampleEvents = {
  'press Pay': { type: 'payout.open', payee },
  continue: { type: 'payout.check', input },
  'continue without a reference': { type: 'payout.check', input: { ...input, reference: '' } },
  'go back': { type: 'payout.change' },
  confirm: { type: 'payout.confirm' },
  close: { type: 'payout.close' },
  'the payout is recorded': actorDone('payout.saving', {}),
  'another admin was faster': actorDone('payout.saving', {
    conflict: 'Some of these sales are paid already.',
  }),
  'no response arrives': actorError('payout.saving'),
  'the call times out': elapsed('callTimeout', 'payout.saving'),
} satisfies ExampleEvents<PayoutEvent>;
