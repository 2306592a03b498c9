import { assign, setup } from 'xstate';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { unprovidedActor } from '../unprovided-actor';
import { failWithErrorTo, timeOutWithErrorTo } from '../call-failure';

/**
 * The new email address or the new password. The fields are named for what they hold, so that the visualiser hides a
 * password.
 */
export interface AccountChange {
  newEmail: string;
  newPassword: string;
}

export type AccountChangeEvent =
  | { type: 'accountChange.open' }
  | ({ type: 'accountChange.submit'; password: string } & AccountChange)
  | { type: 'accountChange.cancel' };

/** Both values of the change are empty before the first submit, and once it is made. */
export interface AccountChangeContext extends AccountChange {
  /** The current password. */
  password: string;
  /** The new address, whose link must be opened; empty after a change of the password. */
  sentTo: string;
  /** The error of the identity service; null if nothing has failed. */
  error: unknown;
}

/** Changes the email address or the password after a new sign-in. */
export const accountChangeMachine = setup({
  types: {
    context: {} as AccountChangeContext,
    events: {} as AccountChangeEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    reauthenticate: unprovidedActor<void, { password: string }>('reauthenticate'),
    /** Resolves to the address to which an email was sent; empty if there is none. */
    changeAccount: unprovidedActor<string, AccountChange>('changeAccount'),
  },
  delays: { callTimeout },
  actions: {
    setChange: assign(
      (_, { newEmail, newPassword, password }: AccountChange & { password: string }) => ({
        newEmail,
        newPassword,
        password,
        error: null,
      }),
    ),
    /** The password is not needed any more. */
    clearPassword: assign({ password: '' }),
    clearChange: assign({ newEmail: '', newPassword: '', error: null }),
    setSentTo: assign({ sentTo: (_, { output }: { output: string }) => output }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'accountChange',
  description: 'Changes the email address or the password of the account.',
  context: { newEmail: '', newPassword: '', password: '', sentTo: '', error: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page offers the change.',
      initial: 'unchanged',
      on: {
        'accountChange.open': {
          target: 'editing',
          description: 'The user presses the button.',
        },
      },
      states: {
        unchanged: { description: 'Nothing has changed.' },
        changed: {
          description:
            'The password is changed; an address changes when the user opens the link in the email.',
        },
      },
    },
    editing: {
      tags: 'open',
      description: 'The dialog asks for the new value and the current password.',
      initial: 'noError',
      on: {
        'accountChange.cancel': {
          target: 'closed',
          actions: 'clearChange',
          description: 'The user changes nothing.',
        },
        'accountChange.submit': {
          target: 'reauthenticating',
          actions: { type: 'setChange', params: ({ event }) => event },
          description: 'The user submits the form.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'Nothing has changed; the dialog shows why.' },
      },
    },
    reauthenticating: {
      tags: ['open', 'busy'],
      description: 'The user signs in again at the identity service.',
      invoke: {
        src: 'reauthenticate',
        input: ({ context: { password } }) => ({ password }),
        onDone: {
          target: 'changing',
          actions: 'clearPassword',
          description: 'The user is the owner of the account.',
        },
        onError: {
          target: 'editing.failed',
          actions: ['clearPassword', { type: 'setError', params: ({ event }) => event }],
          description: 'A wrong password, or no network.',
        },
      },
      after: {
        callTimeout: {
          target: 'editing.failed',
          actions: [
            'clearPassword',
            { type: 'setError', params: { error: new Error(timeoutMessage) } },
          ],
          description: 'The sign-in timed out.',
        },
      },
    },
    changing: {
      tags: ['open', 'busy'],
      description: 'The identity service changes the password, or sends the email.',
      invoke: {
        src: 'changeAccount',
        input: ({ context: { newEmail, newPassword } }) => ({ newEmail, newPassword }),
        onDone: {
          target: 'closed.changed',
          actions: ['clearChange', { type: 'setSentTo', params: ({ event }) => event }],
          description: 'The password is changed, or the email is on its way.',
        },
        onError: failWithErrorTo(
          'editing.failed',
          'The address is in use, the password is too weak, or no network.',
        ),
      },
      after: timeOutWithErrorTo('editing.failed'),
    },
  },
});
