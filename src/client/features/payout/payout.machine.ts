import { shopCurrency } from '../../../contract/payments/currencies';
import { assign, setup } from 'xstate';
import type { NewPayout, OwedSeller } from '../../../contract/payments/payout';
import { callTimeout } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';

/** The seller to pay, and the currency. */
export type Payee = Pick<OwedSeller, 'sellerId' | 'sellerName' | 'currency'>;

/** What the admin typed and chose. */
export type PayoutInput = Omit<NewPayout, 'sellerId' | 'currency'>;

export type PayoutEvent =
  | { type: 'payout.open'; payee: Payee }
  | { type: 'payout.check'; input: PayoutInput }
  | { type: 'payout.change' }
  | { type: 'payout.confirm' }
  | { type: 'payout.close' };

/** The server's response. */
export interface PayoutOutcome {
  /** Why the server rejected the payout; undefined if it is recorded. */
  conflict?: string;
}

export interface PayoutContext {
  payee: Payee;
  input: PayoutInput | null;
  failure: string;
}

function toPayout({ payee, input }: PayoutContext): NewPayout {
  if (!input) throw new Error('There is no input');
  return { sellerId: payee.sellerId, currency: payee.currency, ...input };
}

/** Returns the number of sales that a payout covers. */
export const countSales = ({ orderIds, allSales }: PayoutInput): number =>
  allSales?.saleCount ?? orderIds?.length ?? 0;

/** Records that a seller was paid: the admin chooses the sales, checks the amount and confirms it. */
export const payoutMachine = setup({
  types: {
    context: {} as PayoutContext,
    events: {} as PayoutEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    record: unprovidedActor<PayoutOutcome, NewPayout>('record'),
  },
  delays: { callTimeout },
  guards: {
    isPayable: (_, { input }: { input: PayoutInput }) =>
      input.amount > 0 && countSales(input) > 0 && input.reference.trim() !== '',
    isConflict: (_, { conflict }: PayoutOutcome) => conflict !== undefined,
  },
  actions: {
    setPayee: assign((_, { payee }: { payee: Payee }) => ({ payee, input: null, failure: '' })),
    setInput: assign({ input: (_, { input }: { input: PayoutInput }) => input }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
  },
}).createMachine({
  id: 'payout',
  description: 'Records that the operator has paid a seller.',
  context: {
    payee: { sellerId: '', sellerName: '', currency: shopCurrency() },
    input: null,
    failure: '',
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The list shows what each seller is owed.',
      on: {
        'payout.open': {
          target: 'choosing',
          actions: { type: 'setPayee', params: ({ event }) => event },
          description: 'The admin presses Pay.',
        },
      },
    },
    choosing: {
      tags: 'open',
      description: 'The admin chooses the sales, and enters the day and the reference.',
      on: {
        'payout.close': { target: 'closed', description: 'The admin cancels.' },
        'payout.check': {
          guard: { type: 'isPayable', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'setInput', params: ({ event }) => event },
          description: 'The admin continues.',
        },
      },
    },
    checking: {
      tags: 'open',
      description: 'The dialog repeats what will be recorded.',
      initial: 'noError',
      on: {
        'payout.close': { target: 'closed', description: 'The admin cancels.' },
        'payout.change': { target: 'choosing', description: 'The admin goes back.' },
        'payout.confirm': { target: 'saving', description: 'The admin confirms the payout.' },
      },
      states: {
        noError: { description: 'No error.' },
        failed: {
          tags: 'failed',
          description: 'No response arrived; the payout can be sent again.',
        },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'record',
        input: ({ context }) => toPayout(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: {
              type: 'setFailure',
              params: ({ event }) => ({ message: event.output.conflict ?? '' }),
            },
            description: 'Another admin or a refund was faster.',
          },
          { target: 'recorded', description: 'The server has recorded the payout.' },
        ],
        onError: failTo('checking.failed'),
      },
      after: timeOutTo('checking.failed'),
    },
    conflict: {
      tags: ['open', 'failed'],
      description: 'The dialog shows what has changed. Nothing was recorded.',
      on: {
        'payout.close': { target: 'closed', description: 'The admin closes the dialog.' },
        'payout.change': { target: 'choosing', description: 'The admin chooses again.' },
      },
    },
    recorded: {
      tags: 'open',
      description: 'The payout is recorded, and the seller gets an email.',
      on: {
        'payout.close': { target: 'closed', description: 'The admin closes the dialog.' },
      },
    },
  },
});
