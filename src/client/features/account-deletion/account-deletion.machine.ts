import { assign, setup } from 'xstate';
import type { DeletionRequest } from '../../../contract/privacy/account-deletion';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import type { ReauthenticationCredential } from '../../services/identity/identity-types';
import { unprovidedActor } from '../unprovided-actor';
import { failWithErrorTo, timeOutWithErrorTo } from '../call-failure';

export type AccountDeletionEvent =
  | { type: 'accountDeletion.open' }
  | { type: 'accountDeletion.confirm'; credential: ReauthenticationCredential }
  | { type: 'accountDeletion.cancel' };

export interface AccountDeletionContext {
  credential: ReauthenticationCredential;
  /** The error of the identity service or of the server; null if nothing has failed. */
  error: unknown;
}

/** Deletes the user's own account after a new sign-in. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    reauthenticate: unprovidedActor<void, ReauthenticationCredential>('reauthenticate'),
    requestDeletion: unprovidedActor<DeletionRequest>('requestDeletion'),
  },
  delays: {
    callTimeout,
    /** In milliseconds: the user may have to sign in at the provider. */
    popupTimeout: 5 * 60_000,
  },
  guards: {
    isDeleted: (_, { isDeleted }: { isDeleted: boolean }) => isDeleted,
  },
  actions: {
    setCredential: assign({
      credential: (_, { credential }: { credential: ReauthenticationCredential }) => credential,
      error: null,
    }),
    /** The password is not needed any more. */
    clearCredential: assign({ credential: { password: '' } }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    /** Shows a toast: the account is deleted once its open orders have ended. */
    announceWait: () => undefined,
    /** Signs the user out, everywhere in this browser. */
    endSession: () => undefined,
  },
}).createMachine({
  id: 'accountDeletion',
  description: "Deletes the user's own account.",
  context: { credential: { password: '' }, error: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page offers the deletion, or says what it waits for.',
      on: {
        'accountDeletion.open': {
          target: 'confirming',
          description: 'The user presses Delete account.',
        },
      },
    },
    confirming: {
      tags: 'open',
      description: 'The dialog says what is deleted, and asks for a confirmation.',
      initial: 'noError',
      on: {
        'accountDeletion.cancel': { target: 'closed', description: 'The user keeps the account.' },
        'accountDeletion.confirm': {
          target: 'reauthenticating',
          actions: { type: 'setCredential', params: ({ event }) => event },
          description: 'The user has typed the email address, and confirms.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'Nothing was deleted; the dialog shows why.' },
      },
    },
    reauthenticating: {
      tags: ['open', 'busy'],
      description: 'The user signs in again at the identity service.',
      invoke: {
        src: 'reauthenticate',
        input: ({ context }) => context.credential,
        onDone: {
          target: 'deleting',
          actions: 'clearCredential',
          description: 'The user is the owner of the account.',
        },
        onError: {
          target: 'confirming.failed',
          actions: ['clearCredential', { type: 'setError', params: ({ event }) => event }],
          description: 'A wrong password, a closed pop-up, or no network.',
        },
      },
      after: {
        popupTimeout: {
          target: 'confirming.failed',
          actions: [
            'clearCredential',
            { type: 'setError', params: { error: new Error(timeoutMessage) } },
          ],
          description: 'The sign-in timed out.',
        },
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      invoke: {
        src: 'requestDeletion',
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            description: 'The account is deleted.',
          },
          {
            target: 'closed',
            actions: 'announceWait',
            description: 'Open orders have to end first.',
          },
        ],
        onError: failWithErrorTo('confirming.failed'),
      },
      after: timeOutWithErrorTo('confirming.failed'),
    },
    deleted: {
      type: 'final',
      entry: 'endSession',
      description: 'The account is deleted, and the user is signed out.',
    },
  },
});
