import { assign, setup } from 'xstate';
import type { RegistrationRole } from '../../../contract/user';
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
}).createMachine({
  id: 'roleChoice',
  description: 'Choosing once between buying and selling.',
  context: { role: null, failure: '' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Nothing is chosen yet, or the choice could not be saved.',
      initial: 'open',
      on: {
        'roleChoice.choose': {
          target: 'saving',
          actions: assign({ role: ({ event }) => event.role }),
        },
      },
      states: {
        open: {},
        failed: { tags: 'failed' },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The server stores the role.',
      invoke: {
        src: 'saveRole',
        input: ({ context }) => context.role,
        onDone: 'chosen',
        onError: {
          target: 'choosing.failed',
          actions: assign({ failure: ({ event }) => failureMessage(event.error) }),
        },
      },
    },
    chosen: { type: 'final', description: 'The role is stored; it cannot be chosen again.' },
  },
});
