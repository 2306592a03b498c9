import { assign, setup } from 'xstate';
import type { PaymentIntent } from '../../../contract/payment';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

/** What Stripe says of a confirmation: the card was accepted, or declined with a reason. */
export type Confirmation = { outcome: 'accepted' } | { outcome: 'declined'; message: string };

/** What the marketplace says after the card was accepted. */
export type Settlement = 'paid' | 'pending' | 'lost';

export type PaymentEvent =
  | { type: 'payment.open' }
  | { type: 'payment.cardReady' }
  | { type: 'payment.cardChanged'; message: string }
  | { type: 'payment.pay' }
  | { type: 'payment.retry' };

interface PaymentContext {
  clientSecret: string;
  /** Why the card cannot be used as it stands; empty when it can. */
  cardError: string;
  failure: string;
}

/** Paying for one order: Pay opens when both the card element and the client secret are there. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    tags: {} as 'busy' | 'payable',
  },
  actors: {
    loadStripe: unprovided<void>('loadStripe'),
    createIntent: unprovided<PaymentIntent>('createIntent'),
    confirmCard: unprovided<Confirmation, { clientSecret: string }>('confirmCard'),
    checkOutcome: unprovided<Confirmation, { clientSecret: string }>('checkOutcome'),
    awaitSettlement: unprovided<Settlement>('awaitSettlement'),
  },
  guards: {
    isAccepted: (_, { outcome }: Confirmation) => outcome === 'accepted',
    isPaid: (_, { output }: { output: Settlement }) => output === 'paid',
    isLost: (_, { output }: { output: Settlement }) => output === 'lost',
  },
  actions: {
    rememberSecret: assign({
      clientSecret: (_, { clientSecret }: PaymentIntent) => clientSecret,
    }),
    rememberCardError: assign({ cardError: (_, { message }: { message: string }) => message }),
    rememberDecline: assign({
      cardError: (_, confirmation: Confirmation) =>
        confirmation.outcome === 'declined' ? confirmation.message : '',
    }),
    rememberFailure: assign({
      failure: (_, { error }: { error: unknown }) => failureMessage(error),
    }),
  },
}).createMachine({
  id: 'payment',
  description: 'Paying for one order by card.',
  context: { clientSecret: '', cardError: '', failure: '' },
  initial: 'preparing',
  on: {
    'payment.cardChanged': {
      actions: { type: 'rememberCardError', params: ({ event }) => event },
    },
  },
  states: {
    preparing: {
      type: 'parallel',
      description: 'The card element and the client secret get ready side by side.',
      onDone: 'ready',
      states: {
        card: {
          initial: 'loading',
          states: {
            loading: {
              description: 'Stripe.js is fetched.',
              invoke: { src: 'loadStripe', onDone: 'mounting', onError: 'failed' },
            },
            mounting: {
              description: 'Stripe mounts its card element.',
              on: { 'payment.cardReady': 'ready' },
            },
            failed: {
              description: 'Stripe.js could not be loaded.',
              on: { 'payment.retry': 'loading' },
            },
            ready: { type: 'final' },
          },
        },
        intent: {
          initial: 'unasked',
          states: {
            unasked: { on: { 'payment.open': 'requesting' } },
            requesting: {
              description: 'The server is asked for a payment intent.',
              invoke: {
                src: 'createIntent',
                onDone: {
                  target: 'received',
                  actions: { type: 'rememberSecret', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'rememberFailure', params: ({ event }) => event },
                },
              },
            },
            failed: {
              description: 'The server refused, or did not answer.',
              on: { 'payment.retry': 'requesting' },
            },
            received: { type: 'final' },
          },
        },
      },
    },
    ready: {
      tags: 'payable',
      description: 'Pay is open.',
      on: { 'payment.pay': 'confirming' },
    },
    confirming: {
      tags: 'busy',
      description: 'Stripe asks the bank.',
      invoke: {
        src: 'confirmCard',
        input: ({ context }) => ({ clientSecret: context.clientSecret }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'settling',
          },
          {
            target: 'declined',
            actions: { type: 'rememberDecline', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'checking', description: 'The connection broke: paid or not?' },
      },
    },
    declined: {
      tags: 'payable',
      description: 'The card was declined; another try is open.',
      on: { 'payment.pay': 'confirming' },
    },
    checking: {
      tags: 'busy',
      description: 'Stripe is asked what became of the payment before another try is offered.',
      invoke: {
        src: 'checkOutcome',
        input: ({ context }) => ({ clientSecret: context.clientSecret }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'settling',
          },
          {
            target: 'declined',
            actions: { type: 'rememberDecline', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unknown',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    unknown: {
      description: 'Nobody could tell what became of the payment.',
      on: { 'payment.retry': 'checking' },
    },
    settling: {
      tags: 'busy',
      description: 'The card is accepted; the marketplace records the payment.',
      invoke: {
        src: 'awaitSettlement',
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event }, target: 'paid' },
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'lost' },
          { target: 'pending' },
        ],
        onError: 'pending',
      },
    },
    pending: {
      description: 'Accepted, but not recorded yet.',
      on: { 'payment.retry': 'settling' },
    },
    lost: {
      type: 'final',
      description: 'Somebody else bought it a moment earlier; the card is not charged.',
    },
    paid: { type: 'final', description: 'The order is paid.' },
  },
});
