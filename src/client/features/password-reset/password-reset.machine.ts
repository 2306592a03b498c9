import { assign, setup } from 'xstate';
import { callTimeout } from '../../api/call-timeout';
import { unprovidedActor } from '../unprovided-actor';
import { failWithErrorTo, timeOutWithErrorTo } from '../call-failure';

export type PasswordResetEvent =
  | { type: 'passwordReset.open'; email: string }
  | { type: 'passwordReset.submit'; email: string }
  | { type: 'passwordReset.close' };

export interface PasswordResetContext {
  email: string;
  /** The error of the identity service; null if nothing has failed. */
  error: unknown;
}

/** Requests a password reset email. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    sendEmail: unprovidedActor<void, string>('sendEmail'),
  },
  delays: { callTimeout },
  actions: {
    setEmail: assign({
      email: (_, { email }: { email: string }) => email,
      error: null,
    }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Requests a password reset email.',
  context: { email: '', error: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The sign-in form is open.',
      on: {
        'passwordReset.open': {
          target: 'editing',
          actions: { type: 'setEmail', params: ({ event }) => event },
          description: 'The user has forgotten the password.',
        },
      },
    },
    editing: {
      description: 'The user enters an email address.',
      initial: 'noError',
      on: {
        'passwordReset.submit': {
          target: 'sending',
          actions: { type: 'setEmail', params: ({ event }) => event },
          description: 'The user submits the form.',
        },
        'passwordReset.close': { target: 'closed', description: 'Back to the sign-in form.' },
      },
      states: {
        noError: { description: 'No error.' },
        rejected: { tags: 'failed', description: 'No email was sent; the input is kept.' },
      },
    },
    sending: {
      tags: 'busy',
      description: 'The identity service is asked to send the email.',
      invoke: {
        src: 'sendEmail',
        input: ({ context }) => context.email,
        onDone: {
          target: 'sent',
          description:
            'The email is sent if the address has an account; the service does not reveal that.',
        },
        onError: failWithErrorTo(
          'editing.rejected',
          'An invalid address, too many attempts, or no network.',
        ),
      },
      after: timeOutWithErrorTo('editing.rejected'),
    },
    sent: {
      description: 'The user is asked to open the email.',
      on: {
        'passwordReset.submit': {
          target: 'sending',
          actions: { type: 'setEmail', params: ({ event }) => event },
          description: 'The email did not arrive, or the address was wrong.',
        },
        'passwordReset.close': { target: 'closed', description: 'Back to the sign-in form.' },
      },
    },
  },
});
