import { assign, setup } from 'xstate';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

export type RoleChoiceEvent = { type: 'roleChoice.choose'; role: RegistrationRole };

/** Chooses a role after a first social sign-in. */
export const roleChoiceMachine = setup({
  types: {
    context: {} as { role: RegistrationRole | null; failure: string },
    events: {} as RoleChoiceEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    saveRole: unprovidedActor<unknown, RegistrationRole | null>('saveRole'),
  },
  delays: { callTimeout },
  actions: {
    setRole: assign({ role: (_, { role }: { role: RegistrationRole }) => role }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
  },
}).createMachine({
  id: 'roleChoice',
  description: 'Chooses a role once.',
  context: { role: null, failure: '' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The user chooses between buying and selling.',
      initial: 'noError',
      on: {
        'roleChoice.choose': {
          target: 'saving',
          actions: { type: 'setRole', params: ({ event }) => event },
          description: 'The user presses one of the two roles.',
        },
      },
      states: {
        noError: { description: 'No role is chosen yet.' },
        failed: { tags: 'failed', description: 'The role was not saved; the page shows why.' },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'saveRole',
        input: ({ context }) => context.role,
        onDone: { target: 'chosen', description: 'The server has stored the role.' },
        onError: {
          target: 'choosing.failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'choosing.failed',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
    chosen: { type: 'final', description: "The role is stored and can't be changed." },
  },
});
