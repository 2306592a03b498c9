import { assign, setup, stateIn } from 'xstate';
import type { Money } from '../../../contract/payments/money';
import type { PaymentIntentResponse } from '../../../contract/payments/payment';
import { timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

/** Stripe's result. `unapproved` means that the bank still waits for the buyer's approval. */
export type Confirmation =
  { outcome: 'accepted' } | { outcome: 'declined' | 'unapproved'; message: string };

/**
 * The outcome that the marketplace has recorded after the card was accepted. `unrecorded`: none yet.
 * `unavailable`: the product was sold or withdrawn meanwhile, and the card isn't charged.
 */
export type RecordedOutcome = 'paid' | 'unrecorded' | 'unavailable';

export type PaymentEvent =
  | { type: 'payment.open' }
  | { type: 'payment.cardReady' }
  | { type: 'payment.cardChanged'; message: string }
  | { type: 'payment.pay' }
  | { type: 'payment.payWithWallet' }
  | { type: 'payment.retry' };

/** What to confirm a payment with. A wallet is Apple Pay, Google Pay or Link. */
export interface ConfirmationInput {
  clientSecret: string;
  method: 'card' | 'wallet';
}

export interface PaymentContext {
  clientSecret: string;
  /** The amount to charge; null until known. */
  charge: Money | null;
  /** Stripe's message about the card, in states with a card error. */
  cardError: string;
  failure: string;
}

/** Pays for one order. The buyer can pay once the card element and the client secret are ready. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    /**
     * `inDoubt`: the order may be paid, so the buyer can only check that. `cardless`: there is no
     * card element. `cardStep`, `bankStep` and `receiptStep`: the current step for the buyer.
     */
    tags: {} as 'busy' | 'inDoubt' | 'cardless' | 'cardStep' | 'bankStep' | 'receiptStep',
  },
  actors: {
    loadStripe: unprovidedActor<void>('loadStripe'),
    createIntent: unprovidedActor<PaymentIntentResponse>('createIntent'),
    confirmCard: unprovidedActor<Confirmation, ConfirmationInput>('confirmCard'),
    checkOutcome: unprovidedActor<Confirmation, { clientSecret: string }>('checkOutcome'),
    readRecordedOutcome: unprovidedActor<RecordedOutcome, { clientSecret: string }>(
      'readRecordedOutcome',
    ),
  },
  delays: {
    /** Limits loading Stripe.js, and then again mounting its card element. */
    cardTimeout: 20_000,
    /** Limits one call; shorter than the timeout of an API call. Stripe.js has no timeout. */
    responseTimeout: 15_000,
    /** Limits the confirmation of the card, during which the bank may ask the buyer for approval. */
    bankTimeout: 60_000,
    /** The pause between two requests for the marketplace's result. */
    pollInterval: 700,
    /** Limits all of these requests together. Stripe's webhook takes a second or two. */
    recordingTimeout: 15_000,
  },
  guards: {
    isMistyped: (_, { message }: { message: string }) => message !== '',
    isAccepted: (_, { outcome }: Confirmation) => outcome === 'accepted',
    isUnapproved: (_, { outcome }: Confirmation) => outcome === 'unapproved',
    isPaid: (_, { output }: { output: RecordedOutcome }) => output === 'paid',
    isUnavailable: (_, { output }: { output: RecordedOutcome }) => output === 'unavailable',
  },
  actions: {
    setIntent: assign((_, { clientSecret, amount, currency }: PaymentIntentResponse) => ({
      clientSecret,
      charge: amount === undefined || currency === undefined ? null : { amount, currency },
    })),
    setCardError: assign({ cardError: (_, { message }: { message: string }) => message }),
    setDecline: assign({
      cardError: (_, confirmation: Confirmation) =>
        confirmation.outcome === 'accepted' ? '' : confirmation.message,
    }),
    setFailure: assign({
      failure: (_, { error }: { error: unknown }) => failureMessage(error),
    }),
    /** Invalidates orders, products and wishlist. */
    refreshLists: () => undefined,
    /** Moves the focus to the card, whose error is shown below it. */
    focusCard: () => undefined,
  },
}).createMachine({
  id: 'payment',
  description: 'Pays for one order by card, entered or from a wallet.',
  context: { clientSecret: '', charge: null, cardError: '', failure: '' },
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'cardStep',
      type: 'parallel',
      description: 'The card element and the client secret load in parallel.',
      always: [
        {
          guard: stateIn({ preparing: { card: 'mistyped', intent: 'received' } }),
          target: 'ready.mistyped',
          description: 'Both are ready, but the card number is invalid.',
        },
        {
          guard: stateIn({ preparing: { card: 'ready', intent: 'received' } }),
          target: 'ready',
          description: 'Both are ready.',
        },
      ],
      states: {
        card: {
          description: 'The card element.',
          initial: 'loading',
          states: {
            loading: {
              tags: 'cardless',
              description: 'Stripe.js is loading.',
              invoke: {
                src: 'loadStripe',
                onDone: { target: 'mounting', description: 'Stripe.js is loaded.' },
                onError: { target: 'failed', description: 'The script failed to load.' },
              },
              after: { cardTimeout: { target: 'failed', description: 'Loading timed out.' } },
            },
            mounting: {
              description: 'Stripe mounts its card element.',
              on: {
                'payment.cardReady': { target: 'ready', description: 'The card can be entered.' },
              },
              after: {
                cardTimeout: { target: 'failed', description: 'The card element timed out.' },
              },
            },
            failed: {
              tags: 'cardless',
              description: 'Stripe.js or its card element failed to load.',
              on: {
                'payment.retry': { target: 'loading', description: 'The buyer presses Retry.' },
              },
            },
            ready: {
              description: 'The card can be entered.',
              on: {
                'payment.cardChanged': {
                  guard: { type: 'isMistyped', params: ({ event }) => event },
                  target: 'mistyped',
                  actions: { type: 'setCardError', params: ({ event }) => event },
                  description: 'Stripe reports invalid input.',
                },
              },
            },
            mistyped: {
              description: 'The entered card is invalid.',
              on: {
                'payment.cardChanged': [
                  {
                    guard: { type: 'isMistyped', params: ({ event }) => event },
                    actions: { type: 'setCardError', params: ({ event }) => event },
                    description: 'Stripe still reports invalid input.',
                  },
                  {
                    target: 'ready',
                    actions: { type: 'setCardError', params: ({ event }) => event },
                    description: 'The buyer corrected it.',
                  },
                ],
              },
            },
          },
        },
        intent: {
          description: 'The client secret.',
          initial: 'idle',
          states: {
            idle: {
              description:
                'Writes follow an event, because StrictMode invokes initial states twice.',
              on: {
                'payment.open': { target: 'requesting', description: 'The page is open.' },
              },
            },
            requesting: {
              description: 'A payment intent is requested.',
              invoke: {
                src: 'createIntent',
                onDone: {
                  target: 'received',
                  actions: { type: 'setIntent', params: ({ event }) => event.output },
                  description: 'Every attempt gets the same intent, so that no buyer pays twice.',
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'setFailure', params: ({ event }) => event },
                  description: 'The server rejected the request or did not respond.',
                },
              },
              after: {
                responseTimeout: {
                  target: 'failed',
                  actions: {
                    type: 'setFailure',
                    params: { error: new Error(timeoutMessage) },
                  },
                  description: 'The call timed out.',
                },
              },
            },
            failed: {
              description: 'The server rejected the request or did not respond.',
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
      description: 'The buyer enters the card.',
      initial: 'usable',
      on: {
        'payment.cardChanged': [
          {
            guard: { type: 'isMistyped', params: ({ event }) => event },
            target: '.mistyped',
            actions: { type: 'setCardError', params: ({ event }) => event },
            description: 'Stripe reports invalid input.',
          },
          {
            actions: { type: 'setCardError', params: ({ event }) => event },
            description: 'Stripe reports valid input.',
          },
        ],
        'payment.payWithWallet': {
          target: 'confirming',
          description: 'The buyer approves the payment in a wallet.',
        },
      },
      states: {
        usable: {
          description: 'Pay is enabled.',
          on: {
            'payment.pay': { target: '#payment.confirming', description: 'The buyer presses Pay.' },
          },
        },
        mistyped: {
          description: 'The card is not sent; its error is shown.',
          on: {
            'payment.pay': {
              actions: 'focusCard',
              description: 'The buyer presses Pay; the focus returns to the card.',
            },
            'payment.cardChanged': [
              {
                guard: { type: 'isMistyped', params: ({ event }) => event },
                actions: { type: 'setCardError', params: ({ event }) => event },
                description: 'Stripe still reports invalid input.',
              },
              {
                target: 'usable',
                actions: { type: 'setCardError', params: ({ event }) => event },
                description: 'The buyer corrected it.',
              },
            ],
          },
        },
        declined: {
          description: 'The card was declined; the buyer can try again.',
          on: {
            'payment.pay': { target: '#payment.confirming', description: 'The buyer presses Pay.' },
          },
        },
      },
    },
    confirming: {
      tags: 'bankStep',
      description: 'Stripe confirms the payment with the bank.',
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          description: "The bank responds within seconds, unless it needs the buyer's approval.",
          after: { bankTimeout: { target: 'late', description: 'The bank takes long.' } },
        },
        late: {
          tags: 'inDoubt',
          description: 'The bank may still respond; the buyer can also check the outcome.',
          on: {
            'payment.retry': {
              target: 'checking',
              description: 'The buyer presses Check payment.',
            },
          },
        },
        checking: {
          tags: 'busy',
          description: 'Stripe is asked for the outcome while the confirmation is pending.',
          invoke: {
            src: 'checkOutcome',
            input: ({ context }) => ({ clientSecret: context.clientSecret }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: '#payment.recording',
                description: 'The card is accepted.',
              },
              {
                guard: { type: 'isUnapproved', params: ({ event }) => event.output },
                target: 'unapproved',
                description: "The bank still waits for the buyer's approval.",
              },
              {
                target: '#payment.ready.declined',
                actions: { type: 'setDecline', params: ({ event }) => event.output },
                description: 'The card is not charged.',
              },
            ],
            onError: { target: 'late', description: "Stripe can't be reached." },
          },
          after: { responseTimeout: { target: 'late', description: 'The call timed out.' } },
        },
        unapproved: {
          tags: 'inDoubt',
          description: 'The buyer has not approved the payment yet.',
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
        input: ({ context, event }) => ({
          clientSecret: context.clientSecret,
          method: event.type === 'payment.payWithWallet' ? 'wallet' : 'card',
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'recording',
            description: 'The card is accepted.',
          },
          {
            target: 'ready.declined',
            actions: { type: 'setDecline', params: ({ event }) => event.output },
            description: 'The card is not charged.',
          },
        ],
        onError: {
          target: 'checking',
          description: 'The connection broke, so the outcome is unknown.',
        },
      },
    },
    checking: {
      tags: ['busy', 'bankStep'],
      description: 'Stripe is asked for the outcome before the buyer can try again.',
      invoke: {
        src: 'checkOutcome',
        input: ({ context }) => ({ clientSecret: context.clientSecret }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'recording',
            description: 'The card is accepted.',
          },
          {
            target: 'ready.declined',
            actions: { type: 'setDecline', params: ({ event }) => event.output },
            description: 'The card is not charged.',
          },
        ],
        onError: { target: 'unknown', description: 'The check failed.' },
      },
      after: { responseTimeout: { target: 'unknown', description: 'The call timed out.' } },
    },
    unknown: {
      tags: ['bankStep', 'inDoubt'],
      description: 'The outcome of the payment is unknown.',
      on: {
        'payment.retry': { target: 'checking', description: 'The buyer presses Check payment.' },
      },
    },
    recording: {
      tags: ['busy', 'receiptStep'],
      description: 'The card is accepted; the marketplace records the payment.',
      exit: 'refreshLists',
      after: {
        recordingTimeout: { target: 'pending', description: 'The server takes too long.' },
      },
      initial: 'requesting',
      states: {
        requesting: {
          description: 'The marketplace is asked whether the order is paid.',
          invoke: {
            src: 'readRecordedOutcome',
            input: ({ context }) => ({ clientSecret: context.clientSecret }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event },
                target: '#payment.paid',
                description: 'The order is paid.',
              },
              {
                guard: { type: 'isUnavailable', params: ({ event }) => event },
                target: '#payment.unavailable',
                description: 'The product was sold or withdrawn meanwhile.',
              },
              { target: 'waiting', description: 'The payment is not recorded yet.' },
            ],
            onError: { target: '#payment.pending', description: 'No response arrived.' },
          },
        },
        waiting: {
          description: 'A pause before the next request.',
          after: {
            pollInterval: { target: 'requesting', description: 'The next request is sent.' },
          },
        },
      },
    },
    pending: {
      tags: ['receiptStep', 'inDoubt'],
      description: 'The card is accepted, but the payment is not recorded yet.',
      on: {
        'payment.retry': { target: 'recording', description: 'The buyer presses Check payment.' },
      },
    },
    unavailable: {
      type: 'final',
      description: 'The product was sold or withdrawn; the card is not charged.',
    },
    paid: { type: 'final', description: 'The order is paid.' },
  },
});
