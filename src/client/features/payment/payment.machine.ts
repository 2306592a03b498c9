import { assign, setup, stateIn } from 'xstate';
import type { PaymentIntent } from '../../../contract/payment';
import { timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

/**
 * What Stripe says of a confirmation. `unapproved`: the bank has asked the buyer to approve it, and
 * has no answer yet.
 */
export type Confirmation =
  { outcome: 'accepted' } | { outcome: 'declined' | 'unapproved'; message: string };

/** What the marketplace says after the card was accepted. */
export type Settlement = 'paid' | 'open' | 'lost';

/** In the smallest unit of the currency, whose ISO 4217 code stands beside it. */
export interface Charge {
  amount: number;
  currency: string;
}

export type PaymentEvent =
  | { type: 'payment.open' }
  | { type: 'payment.cardReady' }
  | { type: 'payment.cardChanged'; message: string }
  | { type: 'payment.pay' }
  | { type: 'payment.retry' };

export interface PaymentContext {
  clientSecret: string;
  /** What the card will be charged; null while that is not known. */
  charge: Charge | null;
  /** Why the card cannot be used, in Stripe's words, while a state says that it can't. */
  cardError: string;
  failure: string;
}

/** Paying for one order: Pay opens when both the card element and the client secret are there. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    /** `inDoubt`: it may have been paid, so that asking is all that is left to do. */
    tags: {} as 'busy' | 'inDoubt' | 'cardless' | 'cardStep' | 'bankStep' | 'receiptStep',
  },
  actors: {
    loadStripe: unprovided<void>('loadStripe'),
    createIntent: unprovided<PaymentIntent>('createIntent'),
    confirmCard: unprovided<Confirmation, { clientSecret: string }>('confirmCard'),
    checkOutcome: unprovided<Confirmation, { clientSecret: string }>('checkOutcome'),
    readSettlement: unprovided<Settlement>('readSettlement'),
  },
  delays: {
    /** For Stripe.js, and then for its card element. */
    cardPatience: 20_000,
    /** For an answer; less than a call has of itself, and Stripe's have no limit. */
    answerPatience: 15_000,
    /** For the bank, which may ask the buyer something in between. */
    bankPatience: 60_000,
    /** Between two questions. */
    pause: 700,
    /** For all the questions; Stripe's webhook needs a second or two. */
    patience: 15_000,
  },
  guards: {
    isMistyped: (_, { message }: { message: string }) => message !== '',
    isAccepted: (_, { outcome }: Confirmation) => outcome === 'accepted',
    isUnapproved: (_, { outcome }: Confirmation) => outcome === 'unapproved',
    isPaid: (_, { output }: { output: Settlement }) => output === 'paid',
    isLost: (_, { output }: { output: Settlement }) => output === 'lost',
  },
  actions: {
    rememberIntent: assign((_, { clientSecret, amount, currency }: PaymentIntent) => ({
      clientSecret,
      charge: amount === undefined || currency === undefined ? null : { amount, currency },
    })),
    rememberCardError: assign({ cardError: (_, { message }: { message: string }) => message }),
    rememberDecline: assign({
      cardError: (_, confirmation: Confirmation) =>
        confirmation.outcome === 'accepted' ? '' : confirmation.message,
    }),
    rememberFailure: assign({
      failure: (_, { error }: { error: unknown }) => failureMessage(error),
    }),
    /** Orders, products and wishlist have changed. */
    refreshLists: () => undefined,
    /** The reason why the card cannot be used stands below it. */
    focusCard: () => undefined,
  },
}).createMachine({
  id: 'payment',
  description: 'Paying for one order by card.',
  context: { clientSecret: '', charge: null, cardError: '', failure: '' },
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'cardStep',
      type: 'parallel',
      description: 'The card element and the client secret get ready side by side.',
      always: [
        {
          guard: stateIn({ preparing: { card: 'mistyped', intent: 'received' } }),
          target: 'ready.mistyped',
          description: 'Both are there, but the card was typed wrong meanwhile.',
        },
        {
          guard: stateIn({ preparing: { card: 'ready', intent: 'received' } }),
          target: 'ready',
          description: 'Both are there.',
        },
      ],
      states: {
        card: {
          description: 'The card element.',
          initial: 'loading',
          states: {
            loading: {
              tags: 'cardless',
              description: 'Stripe.js is fetched.',
              invoke: {
                src: 'loadStripe',
                onDone: { target: 'mounting', description: 'Stripe.js runs.' },
                onError: { target: 'failed', description: 'It did not come.' },
              },
              after: { cardPatience: { target: 'failed', description: 'It does not come.' } },
            },
            mounting: {
              description: 'Stripe mounts its card element.',
              on: {
                'payment.cardReady': { target: 'ready', description: 'The card can be typed.' },
              },
              after: {
                cardPatience: { target: 'failed', description: 'Stripe never says it is ready.' },
              },
            },
            failed: {
              tags: 'cardless',
              description: 'Stripe.js could not be loaded, or its card element not be mounted.',
              on: {
                'payment.retry': { target: 'loading', description: 'The buyer presses Retry.' },
              },
            },
            ready: {
              description: 'The card can be typed.',
              on: {
                'payment.cardChanged': {
                  guard: { type: 'isMistyped', params: ({ event }) => event },
                  target: 'mistyped',
                  actions: { type: 'rememberCardError', params: ({ event }) => event },
                  description: 'Stripe finds what is typed wrong.',
                },
              },
            },
            mistyped: {
              description: 'It can be typed, and what is typed is wrong.',
              on: {
                'payment.cardChanged': [
                  {
                    guard: { type: 'isMistyped', params: ({ event }) => event },
                    actions: { type: 'rememberCardError', params: ({ event }) => event },
                    description: 'Stripe finds it wrong still.',
                  },
                  {
                    target: 'ready',
                    actions: { type: 'rememberCardError', params: ({ event }) => event },
                    description: 'The buyer has corrected it.',
                  },
                ],
              },
            },
          },
        },
        intent: {
          description: 'The client secret.',
          initial: 'unasked',
          states: {
            unasked: {
              description: 'A write waits for an event, never for a first render.',
              on: {
                'payment.open': { target: 'requesting', description: 'The page is open.' },
              },
            },
            requesting: {
              description: 'The server is asked for a payment intent.',
              invoke: {
                src: 'createIntent',
                onDone: {
                  target: 'received',
                  actions: { type: 'rememberIntent', params: ({ event }) => event.output },
                  description: 'The same one for every try, so that nobody pays twice.',
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'rememberFailure', params: ({ event }) => event },
                  description: 'A refusal, or no answer.',
                },
              },
              after: {
                answerPatience: {
                  target: 'failed',
                  actions: {
                    type: 'rememberFailure',
                    params: { error: new Error(timeoutMessage) },
                  },
                  description: 'No answer comes.',
                },
              },
            },
            failed: {
              description: 'The server refused, or did not answer.',
              on: {
                'payment.retry': { target: 'requesting', description: 'The buyer presses Retry.' },
              },
            },
            received: { type: 'final', description: 'The payment can be confirmed.' },
          },
        },
      },
    },
    ready: {
      tags: 'cardStep',
      description: 'The buyer types the card.',
      initial: 'usable',
      on: {
        'payment.cardChanged': [
          {
            guard: { type: 'isMistyped', params: ({ event }) => event },
            target: '.mistyped',
            actions: { type: 'rememberCardError', params: ({ event }) => event },
            description: 'Stripe finds what is typed wrong.',
          },
          {
            actions: { type: 'rememberCardError', params: ({ event }) => event },
            description: 'Stripe finds nothing wrong with it.',
          },
        ],
      },
      states: {
        usable: {
          description: 'Pay is open.',
          on: {
            'payment.pay': { target: '#payment.confirming', description: 'The buyer presses Pay.' },
          },
        },
        mistyped: {
          description: 'The card is not sent; the reason stands below it.',
          on: {
            'payment.pay': {
              actions: 'focusCard',
              description: 'The buyer presses Pay, and is led back to the card.',
            },
            'payment.cardChanged': [
              {
                guard: { type: 'isMistyped', params: ({ event }) => event },
                actions: { type: 'rememberCardError', params: ({ event }) => event },
                description: 'Stripe finds it wrong still.',
              },
              {
                target: 'usable',
                actions: { type: 'rememberCardError', params: ({ event }) => event },
                description: 'The buyer has corrected it.',
              },
            ],
          },
        },
        declined: {
          description: 'The card was declined; another try is open.',
          on: {
            'payment.pay': { target: '#payment.confirming', description: 'The buyer presses Pay.' },
          },
        },
      },
    },
    confirming: {
      tags: 'bankStep',
      description: 'Stripe asks the bank.',
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          description: 'The bank answers within seconds, unless it asks the buyer something.',
          after: { bankPatience: { target: 'late', description: 'It takes its time.' } },
        },
        late: {
          tags: 'inDoubt',
          description: 'The answer may still come; the buyer can also ask what became of it.',
          on: {
            'payment.retry': {
              target: 'checking',
              description: 'The buyer presses Check payment.',
            },
          },
        },
        checking: {
          tags: 'busy',
          description: 'Stripe is asked meanwhile; the confirmation may still be answered.',
          invoke: {
            src: 'checkOutcome',
            input: ({ context }) => ({ clientSecret: context.clientSecret }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: '#payment.settling',
                description: 'The card is accepted.',
              },
              {
                guard: { type: 'isUnapproved', params: ({ event }) => event.output },
                target: 'unapproved',
                description: 'The bank still waits for the buyer.',
              },
              {
                target: '#payment.ready.declined',
                actions: { type: 'rememberDecline', params: ({ event }) => event.output },
                description: 'The card is not charged.',
              },
            ],
            onError: { target: 'late', description: "Stripe can't be asked." },
          },
          after: { answerPatience: { target: 'late', description: 'No answer comes.' } },
        },
        unapproved: {
          tags: 'inDoubt',
          description: 'The buyer has yet to approve the payment at the bank.',
          on: {
            'payment.retry': {
              target: 'checking',
              description: 'The buyer presses Check payment.',
            },
          },
        },
      },
      invoke: {
        src: 'confirmCard',
        input: ({ context }) => ({ clientSecret: context.clientSecret }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'settling',
            description: 'The card is accepted.',
          },
          {
            target: 'ready.declined',
            actions: { type: 'rememberDecline', params: ({ event }) => event.output },
            description: 'The card is not charged.',
          },
        ],
        onError: { target: 'checking', description: 'The connection broke: paid or not?' },
      },
    },
    checking: {
      tags: ['busy', 'bankStep'],
      description: 'Stripe is asked what became of the payment before another try is offered.',
      invoke: {
        src: 'checkOutcome',
        input: ({ context }) => ({ clientSecret: context.clientSecret }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'settling',
            description: 'The card is accepted.',
          },
          {
            target: 'ready.declined',
            actions: { type: 'rememberDecline', params: ({ event }) => event.output },
            description: 'The card is not charged.',
          },
        ],
        onError: { target: 'unknown', description: 'Still no answer.' },
      },
      after: { answerPatience: { target: 'unknown', description: 'No answer comes.' } },
    },
    unknown: {
      tags: ['bankStep', 'inDoubt'],
      description: 'Nobody could tell what became of the payment.',
      on: {
        'payment.retry': { target: 'checking', description: 'The buyer presses Check payment.' },
      },
    },
    settling: {
      tags: ['busy', 'receiptStep'],
      description: 'The card is accepted; the marketplace records the payment.',
      exit: 'refreshLists',
      after: {
        patience: { target: 'pending', description: 'It takes longer than a buyer will watch.' },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The marketplace is asked whether the order is paid.',
          invoke: {
            src: 'readSettlement',
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event },
                target: '#payment.paid',
                description: 'It is.',
              },
              {
                guard: { type: 'isLost', params: ({ event }) => event },
                target: '#payment.lost',
                description: 'It was sold or withdrawn meanwhile.',
              },
              { target: 'waiting', description: 'Not yet.' },
            ],
            onError: { target: '#payment.pending', description: 'No answer came.' },
          },
        },
        waiting: {
          description: 'A moment, before the next question.',
          after: { pause: { target: 'asking', description: 'Asks again.' } },
        },
      },
    },
    pending: {
      tags: ['receiptStep', 'inDoubt'],
      description: 'Accepted, but not recorded yet.',
      on: {
        'payment.retry': { target: 'settling', description: 'The buyer presses Check payment.' },
      },
    },
    lost: {
      type: 'final',
      description: 'It was sold or withdrawn a moment earlier; the card is not charged.',
    },
    paid: { type: 'final', description: 'The order is paid.' },
  },
});
