import { assign, setup } from 'xstate';
import type { RegistrationRole } from '../../../contract/user';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

export type RoleChoiceEvent = { type: 'roleChoice.choose'; role: RegistrationRole };

/** The one choice that a first-time social sign-in still has to make. */
export const roleChoiceMachine = setup({
  types: {
    context: {} as { role: RegistrationRole | null; failure: string },
    events: {} as RoleChoiceEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    saveRole: unprovided<unknown, RegistrationRole | null>('saveRole'),
  },
  delays: { callTimeout },
  actions: {
    rememberRole: assign({ role: (_, { role }: { role: RegistrationRole }) => role }),
    rememberFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    forgetFailure: assign({ failure: '' }),
  },
}).createMachine({
  id: 'roleChoice',
  description: 'Choosing once between buying and selling.',
  context: { role: null, failure: '' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Buying or selling? Both are open.',
      initial: 'untouched',
      on: {
        'roleChoice.choose': {
          target: 'saving',
          actions: { type: 'rememberRole', params: ({ event }) => event },
          description: 'The person presses one of the two.',
        },
      },
      states: {
        untouched: { description: 'Nothing is chosen yet.' },
        failed: { tags: 'failed', description: 'The choice was not saved; the page says why.' },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The server stores the role.',
      entry: 'forgetFailure',
      invoke: {
        src: 'saveRole',
        input: ({ context }) => context.role,
        onDone: { target: 'chosen', description: 'The server has it.' },
        onError: {
          target: 'choosing.failed',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'choosing.failed',
          actions: { type: 'rememberFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
    chosen: { type: 'final', description: "The role is stored; it can't be chosen again." },
  },
});
