import { assign, setup } from 'xstate';
import type { Deletion } from '../../../contract/product';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

/** What is to be deleted, and the name that a person knows it by. */
export interface Subject {
  id: string;
  name: string;
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
  guards: {
    isDeleted: (_, { deletedCount }: Deletion) => deletedCount > 0,
  },
  actions: {
    rememberSubject: assign({ subject: (_, { subject }: { subject: Subject }) => subject }),
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
        },
      },
    },
    confirming: {
      tags: 'open',
      description: 'The person is asked whether they are sure.',
      initial: 'asked',
      on: { 'deletion.cancel': 'idle', 'deletion.confirm': 'deleting' },
      states: {
        asked: {},
        failed: { tags: 'failed', description: 'It was not deleted.' },
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      description: 'The server deletes it.',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.subject,
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'announceDeleted',
          },
          {
            target: 'confirming.failed',
            actions: assign({ failure: 'It was not deleted: it may be gone already.' }),
          },
        ],
        onError: {
          target: 'confirming.failed',
          actions: assign({ failure: ({ event }) => failureMessage(event.error) }),
        },
      },
    },
  },
});
