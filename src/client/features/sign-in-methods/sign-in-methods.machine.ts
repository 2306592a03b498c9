import { assign, setup } from 'xstate';
import { timeoutMessage } from '../../api/call-timeout';
import type {
  ReauthenticationCredential,
  SignInMethod,
} from '../../services/identity/identity-types';
import { unprovidedActor } from '../unprovided-actor';
import { failWithErrorTo } from '../call-failure';

export interface MethodChange {
  action: 'connect' | 'disconnect';
  method: SignInMethod;
}

export type SignInMethodsEvent =
  | { type: 'signInMethods.choose'; change: MethodChange }
  | { type: 'signInMethods.confirm'; newPassword: string }
  | { type: 'signInMethods.reauthenticate'; credential: ReauthenticationCredential }
  | { type: 'signInMethods.cancel' };

export interface SignInMethodsContext {
  change: MethodChange;
  /** The password to add. Empty unless one is being added. */
  newPassword: string;
  credential: ReauthenticationCredential;
  /** The error of the identity service; null if nothing has failed. */
  error: unknown;
}

/** `abandoned`: the user has closed the pop-up. `signInRequired`: the last sign-in is too long ago. */
export type ChangeOutcome = 'changed' | 'abandoned' | 'signInRequired';

/** Connects or disconnects a sign-in method after a reauthentication, because the browser may be left unlocked. */
export const signInMethodsMachine = setup({
  types: {
    context: {} as SignInMethodsContext,
    events: {} as SignInMethodsEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    changeMethods: unprovidedActor<ChangeOutcome, { change: MethodChange; newPassword: string }>(
      'changeMethods',
    ),
    reauthenticate: unprovidedActor<void, ReauthenticationCredential>('reauthenticate'),
  },
  delays: {
    /** In milliseconds: the user may have to sign in at the provider. */
    popupTimeout: 5 * 60_000,
  },
  guards: {
    isAbandoned: (_, { output }: { output: ChangeOutcome }) => output === 'abandoned',
    requiresSignIn: (_, { output }: { output: ChangeOutcome }) => output === 'signInRequired',
  },
  actions: {
    setChange: assign({
      change: (_, { change }: { change: MethodChange }) => change,
      error: null,
    }),
    setNewPassword: assign({
      newPassword: (_, { newPassword }: { newPassword: string }) => newPassword,
      error: null,
    }),
    setCredential: assign({
      credential: (_, { credential }: { credential: ReauthenticationCredential }) => credential,
      error: null,
    }),
    clearCredential: assign({ credential: { password: '' } }),
    clearNewPassword: assign({ newPassword: '' }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    /** Shows a success toast, and updates the list. */
    announceChange: (_, _change: MethodChange) => undefined,
  },
}).createMachine({
  id: 'signInMethods',
  description: 'Connects or disconnects a way to sign in.',
  context: {
    change: { action: 'connect', method: 'google.com' },
    newPassword: '',
    credential: { password: '' },
    error: null,
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page lists the ways to sign in.',
      entry: 'clearNewPassword',
      on: {
        'signInMethods.choose': {
          target: 'signInRequired',
          actions: { type: 'setChange', params: ({ event }) => event },
          description: 'The user presses Connect or Disconnect.',
        },
      },
    },
    confirming: {
      tags: 'open',
      description: 'The dialog asks for the new password, or for a confirmation.',
      initial: 'noError',
      on: {
        'signInMethods.cancel': { target: 'closed', description: 'The user changes nothing.' },
        'signInMethods.confirm': {
          target: 'changing',
          actions: { type: 'setNewPassword', params: ({ event }) => event },
          description: 'The user confirms.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'Nothing has changed; the dialog shows why.' },
      },
    },
    changing: {
      tags: ['open', 'busy'],
      description: 'The identity service makes the change. A provider asks the user in a pop-up.',
      invoke: {
        src: 'changeMethods',
        input: ({ context: { change, newPassword } }) => ({ change, newPassword }),
        onDone: [
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event },
            target: 'closed',
            description: 'The user closes the pop-up.',
          },
          {
            guard: { type: 'requiresSignIn', params: ({ event }) => event },
            target: 'signInRequired',
            description: 'The last sign-in is too long ago.',
          },
          {
            target: 'closed',
            actions: { type: 'announceChange', params: ({ context }) => context.change },
            description: 'The change is made.',
          },
        ],
        onError: failWithErrorTo(
          'confirming.failed',
          'The account belongs to another user, the pop-up is blocked, or no network.',
        ),
      },
      after: {
        popupTimeout: {
          target: 'confirming.failed',
          actions: { type: 'setError', params: { error: new Error(timeoutMessage) } },
          description: 'The call timed out.',
        },
      },
    },
    signInRequired: {
      tags: 'open',
      description: 'The dialog asks the user to sign in again.',
      initial: 'noError',
      on: {
        'signInMethods.cancel': { target: 'closed', description: 'The user changes nothing.' },
        'signInMethods.reauthenticate': {
          target: 'reauthenticating',
          actions: { type: 'setCredential', params: ({ event }) => event },
          description: 'The user enters the password, or chooses the provider.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The sign-in failed; the dialog shows why.' },
      },
    },
    reauthenticating: {
      tags: ['open', 'busy'],
      description: 'The user signs in again at the identity service.',
      invoke: {
        src: 'reauthenticate',
        input: ({ context }) => context.credential,
        onDone: {
          target: 'confirming',
          actions: 'clearCredential',
          description: 'The user is the owner of the account.',
        },
        onError: {
          target: 'signInRequired.failed',
          actions: ['clearCredential', { type: 'setError', params: ({ event }) => event }],
          description: 'A wrong password, a closed pop-up, or no network.',
        },
      },
      after: {
        popupTimeout: {
          target: 'signInRequired.failed',
          actions: [
            'clearCredential',
            { type: 'setError', params: { error: new Error(timeoutMessage) } },
          ],
          description: 'The sign-in timed out.',
        },
      },
    },
  },
});
