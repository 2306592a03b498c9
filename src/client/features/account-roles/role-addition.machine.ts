import { assign, setup } from 'xstate';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

export type RoleAdditionEvent = { type: 'roleAddition.confirm' } | { type: 'roleAddition.cancel' };

/** Adds the other role to the account of a buyer or seller: "Start selling" or "Start buying". */
export const roleAdditionMachine = setup({
  types: {
    context: {} as { failure: string },
    events: {} as RoleAdditionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    addRole: unprovidedActor<void>('addRole'),
  },
  delays: { callTimeout },
  actions: {
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a toast and navigates to the dashboard of the new role. */
    announceRole: () => undefined,
  },
}).createMachine({
  id: 'roleAddition',
  description: 'Adds the other role to an account.',
  context: { failure: '' },
  initial: 'confirming',
  states: {
    confirming: {
      tags: 'open',
      description: 'The dialog says what changes.',
      initial: 'noError',
      on: {
        'roleAddition.cancel': { target: 'cancelled', description: 'The user closes the dialog.' },
        'roleAddition.confirm': {
          target: 'adding',
          description: 'The user presses Start selling or Start buying.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The role was not added; the dialog shows why.' },
      },
    },
    adding: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'addRole',
        onDone: { target: 'added', description: 'The server has added the role.' },
        onError: {
          target: 'confirming.failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'confirming.failed',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
    added: {
      type: 'final',
      description: 'The user has both roles, and the new one is active.',
      entry: 'announceRole',
    },
    cancelled: { type: 'final', description: 'The account stays as it is.' },
  },
});
