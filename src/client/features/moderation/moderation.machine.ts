import { assign, setup } from 'xstate';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

/** The texts and choices of a form by field name. */
export type ModerationValues = Partial<Record<string, string>>;

export type ModerationEvent = { type: 'moderation.submit'; values: ModerationValues };

/** Sends a decision about reports, an objection, or the decision about an objection. */
export const moderationMachine = setup({
  types: {
    context: {} as { values: ModerationValues; failure: string },
    events: {} as ModerationEvent,
    tags: {} as 'busy' | 'failed' | 'done',
  },
  actors: {
    submit: unprovidedActor<unknown, ModerationValues>('submit'),
  },
  delays: { callTimeout },
  actions: {
    setValues: assign({
      values: (_, { values }: { values: ModerationValues }) => values,
    }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a toast. */
    announceStored: () => undefined,
  },
}).createMachine({
  id: 'moderation',
  description: 'Sends a decision about reports, an objection, or the decision about an objection.',
  context: { values: {}, failure: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'The user fills in the form.',
      initial: 'noError',
      on: {
        'moderation.submit': {
          target: 'submitting',
          actions: { type: 'setValues', params: ({ event }) => event },
          description: 'The user sends the form.',
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
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'submit',
        input: ({ context }) => context.values,
        onDone: {
          target: 'done',
          actions: 'announceStored',
          description: 'The server has stored the input.',
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
    done: {
      type: 'final',
      tags: 'done',
      description: 'The input is stored; the page shows the result.',
    },
  },
});
