import { assign, setup } from 'xstate';
import type { Deletion } from '../../../contract/mutation-results';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

/** What is to be deleted, and the name that a person knows it by. */
export interface Subject {
  id: string;
  name: string;
  /** What tells it from others of its name, and what its deletion brings; a line each. */
  details?: readonly string[];
}

export type DeletionEvent =
  | { type: 'deletion.ask'; subject: Subject }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' };

/** Confirm, then delete. One per table: only one row can be in question at a time. */
export const deletionMachine = setup({
  types: {
    context: {} as { subject: Subject; failure: string },
    events: {} as DeletionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    remove: unprovided<Deletion, Subject>('remove'),
  },
  delays: { callTimeout },
  guards: {
    isDeleted: (_, { deletedCount }: Deletion) => deletedCount > 0,
  },
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: { subject: Subject }) => subject }),
    rememberFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    forgetFailure: assign({ failure: '' }),
    announceDeleted: () => undefined,
  },
}).createMachine({
  id: 'deletion',
  description: 'Deleting a product or a user, after a confirmation.',
  context: { subject: { id: '', name: '' }, failure: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is to be deleted.',
      on: {
        'deletion.ask': {
          target: 'confirming',
          actions: { type: 'rememberSubject', params: ({ event }) => event },
          description: 'Somebody presses Delete in a row.',
        },
      },
    },
    confirming: {
      tags: 'open',
      description: 'The person is asked whether they are sure.',
      initial: 'asked',
      on: {
        'deletion.cancel': { target: 'idle', description: 'The person thinks better of it.' },
        'deletion.confirm': { target: 'deleting', description: 'The person says Yes.' },
      },
      states: {
        asked: { description: 'Nothing went wrong.' },
        failed: { tags: 'failed', description: 'It was not deleted; the dialog says why.' },
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      description: 'The server deletes it.',
      entry: 'forgetFailure',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.subject,
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'announceDeleted',
            description: 'It is gone.',
          },
          {
            target: 'confirming.failed',
            actions: {
              type: 'rememberFailure',
              params: { message: 'It was not deleted: it may be gone already.' },
            },
            description: 'The server deleted nothing.',
          },
        ],
        onError: {
          target: 'confirming.failed',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server refused, or did not answer.',
        },
      },
      after: {
        callTimeout: {
          target: 'confirming.failed',
          actions: { type: 'rememberFailure', params: { message: timeoutMessage } },
          description: 'No answer comes in time.',
        },
      },
    },
  },
});
