import { assign, setup } from 'xstate';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

export type EmailConfirmationEvent =
  | { type: 'emailConfirmation.send' }
  | { type: 'emailConfirmation.return' }
  | { type: 'emailConfirmation.dismiss' };

export interface EmailConfirmationContext {
  /** Whether a mail was sent. */
  mailed: boolean;
  failure: string;
}

/** Offering somebody to confirm that their email address is theirs, while they go on working. */
export const emailConfirmationMachine = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    sendMail: unprovided<void>('sendMail'),
    /** Asks the identity service anew; when it is confirmed, the server hears of it. */
    lookAgain: unprovided<boolean>('lookAgain'),
  },
  delays: { callTimeout },
  guards: {
    isConfirmed: (_, { output }: { output: boolean }) => output,
    isMailed: ({ context }) => context.mailed,
  },
  actions: {
    rememberMail: assign({ mailed: true }),
    rememberFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    forgetFailure: assign({ failure: '' }),
    announceConfirmation: () => undefined,
    /** Hides the line from the user for a day. */
    storeDismissal: () => undefined,
  },
}).createMachine({
  id: 'emailConfirmation',
  description: 'Confirming an email address.',
  context: { mailed: false, failure: '' },
  initial: 'offering',
  states: {
    offering: {
      description: 'A line offers to confirm the address.',
      initial: 'untouched',
      on: {
        'emailConfirmation.send': { target: 'sending', description: 'The person takes it up.' },
        'emailConfirmation.return': {
          target: 'looking',
          description: 'They come back from elsewhere, maybe from an older mail.',
        },
        'emailConfirmation.dismiss': {
          target: 'dismissed',
          description: 'The user closes the line.',
        },
      },
      states: {
        untouched: { description: 'Nothing went wrong.' },
        failed: { tags: 'failed', description: 'No mail was sent; the line says why.' },
      },
    },
    sending: {
      tags: 'busy',
      description: 'The identity service is asked for the mail.',
      entry: 'forgetFailure',
      invoke: {
        src: 'sendMail',
        onDone: { target: 'sent', actions: 'rememberMail', description: 'It is on its way.' },
        onError: {
          target: 'offering.failed',
          actions: {
            type: 'rememberFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'Too many mails, or no network.',
        },
      },
      after: {
        callTimeout: {
          target: 'offering.failed',
          actions: { type: 'rememberFailure', params: { message: timeoutMessage } },
          description: 'No answer comes in time.',
        },
      },
    },
    sent: {
      description: 'The person is told to look for the mail.',
      on: {
        'emailConfirmation.send': { target: 'sending', description: 'Nothing came.' },
        'emailConfirmation.return': {
          target: 'looking',
          description: 'They come back, maybe from the mail.',
        },
        'emailConfirmation.dismiss': {
          target: 'dismissed',
          description: 'The user closes the line.',
        },
      },
    },
    looking: {
      description: 'Has the link of the mail been opened?',
      invoke: {
        src: 'lookAgain',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event },
            target: 'settled',
            actions: 'announceConfirmation',
            description: 'It has, and the server knows.',
          },
          { guard: 'isMailed', target: 'sent', description: 'Not yet.' },
          { target: 'offering', description: 'There was no mail.' },
        ],
        onError: [
          { guard: 'isMailed', target: 'sent', description: 'Nobody can tell.' },
          { target: 'offering', description: 'Nobody can tell, and there was no mail.' },
        ],
      },
      after: {
        callTimeout: [
          { guard: 'isMailed', target: 'sent', description: 'Nobody tells in time.' },
          { target: 'offering', description: 'Nobody tells in time, and there was no mail.' },
        ],
      },
    },
    dismissed: {
      type: 'final',
      description: 'The line stays hidden for a day.',
      entry: 'storeDismissal',
    },
    settled: { type: 'final', description: 'There is nothing to offer.' },
  },
});
