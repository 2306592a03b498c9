import { assign, setup } from 'xstate';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { unprovided } from '../unprovided';

export type PasswordResetEvent =
  | { type: 'passwordReset.open'; email: string }
  | { type: 'passwordReset.submit'; email: string }
  | { type: 'passwordReset.close' };

export interface PasswordResetContext {
  email: string;
  /** What the identity service refused with; null while nothing failed. */
  error: unknown;
}

/** Asking for a mail with which a forgotten password is replaced. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    sendMail: unprovided<void, string>('sendMail'),
  },
  delays: { callTimeout },
  actions: {
    rememberEmail: assign({
      email: (_, { email }: { email: string }) => email,
      error: null,
    }),
    rememberError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Replacing a forgotten password.',
  context: { email: '', error: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The sign-in form is open.',
      on: {
        'passwordReset.open': {
          target: 'editing',
          actions: { type: 'rememberEmail', params: ({ event }) => event },
          description: 'The person has forgotten their password.',
        },
      },
    },
    editing: {
      description: 'Which address shall get the mail?',
      initial: 'untouched',
      on: {
        'passwordReset.submit': {
          target: 'sending',
          actions: { type: 'rememberEmail', params: ({ event }) => event },
          description: 'The person sends the form.',
        },
        'passwordReset.close': { target: 'closed', description: 'Back to the sign-in form.' },
      },
      states: {
        untouched: { description: 'Nothing went wrong.' },
        refused: { tags: 'failed', description: 'No mail was sent; what was typed is kept.' },
      },
    },
    sending: {
      tags: 'busy',
      description: 'The identity service is asked for the mail.',
      invoke: {
        src: 'sendMail',
        input: ({ context }) => context.email,
        onDone: {
          target: 'sent',
          description: 'It sends one if the address has an account, and never says which.',
        },
        onError: {
          target: 'editing.refused',
          actions: { type: 'rememberError', params: ({ event }) => event },
          description: 'No complete address, too many tries, no network.',
        },
      },
      after: {
        callTimeout: {
          target: 'editing.refused',
          actions: { type: 'rememberError', params: { error: new Error(timeoutMessage) } },
          description: 'No answer comes in time.',
        },
      },
    },
    sent: {
      description: 'The person is told to look for the mail.',
      on: {
        'passwordReset.submit': {
          target: 'sending',
          actions: { type: 'rememberEmail', params: ({ event }) => event },
          description: 'Nothing came, or the address was mistyped.',
        },
        'passwordReset.close': { target: 'closed', description: 'Back to the sign-in form.' },
      },
    },
  },
});
