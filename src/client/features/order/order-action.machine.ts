import { assign, setup } from 'xstate';
import { phoneNumberPattern } from '../../../contract/phone-number';
import { hasVisibleCharacter } from '../../../contract/visible-text';
import type { PersonalEvent } from '../../../contract/sale';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';
import { orderActions } from './order-actions';

/** Which order somebody wants to act on, and what they want to do. */
export interface OrderSubject {
  orderId: string;
  productName: string;
  action: PersonalEvent['type'];
}

/** The words of a refusal; none when the order has moved. */
export interface OrderActionOutcome {
  refusal?: string;
}

export type OrderActionEvent =
  | { type: 'order.ask'; subject: OrderSubject }
  | { type: 'order.close' }
  | { type: 'order.send'; event: PersonalEvent };

/** What one side of an order does to it, after being told what that means. One at a time. */
export const orderActionMachine = setup({
  types: {
    context: {} as { subject: OrderSubject; event: PersonalEvent; failure: string },
    events: {} as OrderActionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    send: unprovided<OrderActionOutcome, { orderId: string; event: PersonalEvent }>('send'),
  },
  delays: { callTimeout },
  guards: {
    isComplete: ({ context }, { event }: { event: PersonalEvent }) =>
      event.type === context.subject.action && isComplete(event),
    isRefusal: (_, { refusal }: OrderActionOutcome) => refusal !== undefined,
  },
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: { subject: OrderSubject }) => subject }),
    rememberEvent: assign({ event: (_, { event }: { event: PersonalEvent }) => event }),
    rememberFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    forgetFailure: assign({ failure: '' }),
    /** Shows that the order has moved. */
    announceMove: (_, _params: OrderSubject) => undefined,
  },
}).createMachine({
  id: 'orderAction',
  description: 'What a buyer, a seller or the admin does to an order.',
  context: {
    subject: { orderId: '', productName: '', action: 'buyer.receive' },
    event: { type: 'buyer.receive' },
    failure: '',
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is about to be done.',
      on: {
        'order.ask': {
          target: 'asking',
          actions: { type: 'rememberSubject', params: ({ event }) => event },
          description: 'Somebody presses one of the actions that the order accepts from them.',
        },
      },
    },
    asking: {
      tags: 'open',
      description: 'The person reads what it means, and fills in what it takes.',
      initial: 'untouched',
      on: {
        'order.close': { target: 'idle', description: 'The user cancels.' },
        'order.send': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'rememberEvent', params: ({ event }) => event },
          description: 'The user confirms.',
        },
      },
      states: {
        untouched: { description: 'No error.' },
        interrupted: {
          tags: 'failed',
          description: 'No answer came; the same can be sent again.',
        },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      description: 'The server decides whether the order takes it.',
      entry: 'forgetFailure',
      invoke: {
        src: 'send',
        input: ({ context: { subject, event } }) => ({ orderId: subject.orderId, event }),
        onDone: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event.output },
            target: 'refused',
            actions: {
              type: 'rememberFailure',
              params: ({ event }) => ({ message: event.output.refusal ?? '' }),
            },
            description: 'The order has gone another way meanwhile.',
          },
          {
            target: 'idle',
            actions: {
              type: 'announceMove',
              params: ({ context }) => context.subject,
            },
            description: 'The order has moved.',
          },
        ],
        onError: {
          target: 'asking.interrupted',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'No response arrived, or an invalid one.',
        },
      },
      after: {
        callTimeout: {
          target: 'asking.interrupted',
          actions: { type: 'rememberFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
    refused: {
      tags: ['open', 'failed'],
      description: 'The dialog says why it is not possible any more.',
      on: {
        'order.close': { target: 'idle', description: 'The person has read it.' },
      },
    },
  },
});

/** Whether it holds all that the dialog asks for. */
function isComplete(event: PersonalEvent): boolean {
  if ('contact' in event) {
    const { phoneNumber, meetingLocation } = event.contact;
    return phoneNumberPattern.test(phoneNumber) && hasVisibleCharacter(meetingLocation);
  }
  if (orderActions[event.type].asks !== 'reason') return true;
  return 'reason' in event && hasVisibleCharacter(event.reason);
}
