import { assign, setup } from 'xstate';
import type { Deletion } from '../../../contract/platform/mutation-results';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

/** The record to delete, with the texts that describe it in the dialog. */
export interface DeletionSubject {
  id: string;
  name: string;
  /** Further lines that identify the record or describe the consequences. */
  details?: readonly string[];
}

export type DeletionEvent =
  | { type: 'deletion.open'; subject: DeletionSubject }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' };

/** Asks for a confirmation, then deletes a record. A table has one machine for all its rows. */
export const deletionMachine = setup({
  types: {
    context: {} as { subject: DeletionSubject; failure: string },
    events: {} as DeletionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    remove: unprovidedActor<Deletion, DeletionSubject>('remove'),
  },
  delays: { callTimeout },
  guards: {
    isDeleted: (_, { deletedCount }: Deletion) => deletedCount > 0,
  },
  actions: {
    setSubject: assign({ subject: (_, { subject }: { subject: DeletionSubject }) => subject }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    announceDeleted: () => undefined,
  },
}).createMachine({
  id: 'deletion',
  description: 'Deletes a product or a user after a confirmation.',
  context: { subject: { id: '', name: '' }, failure: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is selected.',
      on: {
        'deletion.open': {
          target: 'confirming',
          actions: { type: 'setSubject', params: ({ event }) => event },
          description: 'The user presses Delete in a row.',
        },
      },
    },
    confirming: {
      tags: 'open',
      description: 'The dialog asks for a confirmation.',
      initial: 'noError',
      on: {
        'deletion.cancel': { target: 'idle', description: 'The user cancels.' },
        'deletion.confirm': { target: 'deleting', description: 'The user confirms.' },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The deletion failed; the dialog shows why.' },
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.subject,
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'announceDeleted',
            description: 'The record is deleted.',
          },
          {
            target: 'confirming.failed',
            actions: {
              type: 'setFailure',
              params: { message: 'It was not deleted: it may be gone already.' },
            },
            description: 'The server deleted nothing.',
          },
        ],
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
  },
});
