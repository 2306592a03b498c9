import { assign, setup } from 'xstate';
import { phoneNumberPattern } from '../../../contract/phone-number';
import { hasVisibleCharacter } from '../../../contract/visible-text';
import type { UserOrderEvent } from '../../../contract/sale';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';
import { orderActions } from './order-actions';

/** The order and the chosen action. */
export interface OrderSubject {
  orderId: string;
  productName: string;
  action: UserOrderEvent['type'];
}

/** The server's response to an action. */
export interface OrderActionOutcome {
  /** Why the server rejected the action; undefined if the order changed. */
  rejection?: string;
}

export type OrderActionEvent =
  | { type: 'order.open'; subject: OrderSubject }
  | { type: 'order.close' }
  | { type: 'order.send'; event: UserOrderEvent };

/** Explains an action on an order and sends it. A page has one machine for all its orders. */
export const orderActionMachine = setup({
  types: {
    context: {} as { subject: OrderSubject; event: UserOrderEvent; failure: string },
    events: {} as OrderActionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    send: unprovidedActor<OrderActionOutcome, { orderId: string; event: UserOrderEvent }>('send'),
  },
  delays: { callTimeout },
  guards: {
    isComplete: ({ context }, { event }: { event: UserOrderEvent }) =>
      event.type === context.subject.action && isComplete(event),
    isRejection: (_, { rejection }: OrderActionOutcome) => rejection !== undefined,
  },
  actions: {
    setSubject: assign({ subject: (_, { subject }: { subject: OrderSubject }) => subject }),
    setEvent: assign({ event: (_, { event }: { event: UserOrderEvent }) => event }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a success toast. */
    announceMove: (_, _params: OrderSubject) => undefined,
  },
}).createMachine({
  id: 'orderAction',
  description: 'An action of a buyer, a seller or an admin on an order.',
  context: {
    subject: { orderId: '', productName: '', action: 'buyer.receive' },
    event: { type: 'buyer.receive' },
    failure: '',
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'No action is chosen.',
      on: {
        'order.open': {
          target: 'editing',
          actions: { type: 'setSubject', params: ({ event }) => event },
          description: 'The user presses one of the allowed actions.',
        },
      },
    },
    editing: {
      tags: 'open',
      description: 'The dialog explains the action; the user fills in its fields.',
      initial: 'untouched',
      on: {
        'order.close': { target: 'idle', description: 'The user cancels.' },
        'order.send': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'setEvent', params: ({ event }) => event },
          description: 'The user confirms.',
        },
      },
      states: {
        untouched: { description: 'No error.' },
        interrupted: {
          tags: 'failed',
          description: 'No response arrived; the action can be sent again.',
        },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'send',
        input: ({ context: { subject, event } }) => ({ orderId: subject.orderId, event }),
        onDone: [
          {
            guard: { type: 'isRejection', params: ({ event }) => event.output },
            target: 'rejected',
            actions: {
              type: 'setFailure',
              params: ({ event }) => ({ message: event.output.rejection ?? '' }),
            },
            description: 'The order has changed meanwhile.',
          },
          {
            target: 'idle',
            actions: {
              type: 'announceMove',
              params: ({ context }) => context.subject,
            },
            description: 'The order has changed.',
          },
        ],
        onError: {
          target: 'editing.interrupted',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'No response arrived, or an invalid one.',
        },
      },
      after: {
        callTimeout: {
          target: 'editing.interrupted',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
    rejected: {
      tags: ['open', 'failed'],
      description: 'The dialog shows why the action is no longer possible.',
      on: {
        'order.close': { target: 'idle', description: 'The user closes the dialog.' },
      },
    },
  },
});

/** Returns whether the event has all required fields. */
function isComplete(event: UserOrderEvent): boolean {
  if ('contact' in event) {
    const { phoneNumber, meetingLocation } = event.contact;
    return phoneNumberPattern.test(phoneNumber) && hasVisibleCharacter(meetingLocation);
  }
  if (orderActions[event.type].requires !== 'reason') return true;
  return 'reason' in event && hasVisibleCharacter(event.reason);
}
