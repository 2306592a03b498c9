import { assign, setup } from 'xstate';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

/** What a user can do about the other person of a conversation. */
export type SafetyAction = 'block' | 'unblock';

export type SafetyEvent =
  | { type: 'safety.open'; action: SafetyAction }
  | { type: 'safety.close' }
  | { type: 'safety.submit' };

/** Blocks or unblocks the other person of a conversation after a confirmation. */
export const safetyMachine = setup({
  types: {
    context: {} as { action: SafetyAction; failure: string },
    events: {} as SafetyEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    submit: unprovidedActor<unknown, { action: SafetyAction }>('submit'),
  },
  delays: { callTimeout },
  actions: {
    setAction: assign({ action: (_, { action }: { action: SafetyAction }) => action }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a toast. */
    announceDone: (_, _params: { action: SafetyAction }) => undefined,
  },
}).createMachine({
  id: 'safety',
  description: 'Blocks or unblocks the other person of a conversation.',
  context: { action: 'block', failure: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'safety.open': {
          target: 'editing',
          actions: { type: 'setAction', params: ({ event }) => event },
          description: 'The user chooses an action in the menu.',
        },
      },
    },
    editing: {
      tags: 'open',
      description: 'The dialog explains the action.',
      initial: 'noError',
      on: {
        'safety.close': { target: 'closed', description: 'The user closes the dialog.' },
        'safety.submit': {
          target: 'submitting',
          description: 'The user confirms the action.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        interrupted: {
          tags: 'failed',
          description: 'The server rejected the request or did not respond.',
        },
      },
    },
    submitting: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'submit',
        input: ({ context: { action } }) => ({ action }),
        onDone: {
          target: 'closed',
          actions: { type: 'announceDone', params: ({ context }) => context },
          description: 'The other person is blocked or unblocked.',
        },
        onError: {
          target: 'editing.interrupted',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the request or did not respond.',
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
  },
});
