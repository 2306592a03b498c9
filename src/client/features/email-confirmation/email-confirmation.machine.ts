import { assign, setup } from 'xstate';
import { callTimeout } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';

export type EmailConfirmationEvent =
  | { type: 'emailConfirmation.send' }
  | { type: 'emailConfirmation.return' }
  | { type: 'emailConfirmation.dismiss' };

export interface EmailConfirmationContext {
  isEmailSent: boolean;
  failure: string;
}

/** Asks the user in a bar to confirm the email address. */
export const emailConfirmationMachine = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    sendEmail: unprovidedActor<void>('sendEmail'),
    /** Refetches whether the address is confirmed. If so, renews the access token to update the server. */
    checkConfirmation: unprovidedActor<boolean>('checkConfirmation'),
  },
  delays: { callTimeout },
  guards: {
    isConfirmed: (_, { output }: { output: boolean }) => output,
    isEmailSent: ({ context }) => context.isEmailSent,
  },
  actions: {
    setEmailSent: assign({ isEmailSent: true }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    announceConfirmation: () => undefined,
    /** Hides the bar for a day. */
    storeDismissal: () => undefined,
  },
}).createMachine({
  id: 'emailConfirmation',
  description: 'Confirms an email address.',
  context: { isEmailSent: false, failure: '' },
  initial: 'offering',
  states: {
    offering: {
      description: 'A bar offers to send an email.',
      initial: 'noError',
      on: {
        'emailConfirmation.send': {
          target: 'sending',
          description: 'The user requests the email.',
        },
        'emailConfirmation.return': {
          target: 'checking',
          description: 'The user returns to the tab, possibly from an older email.',
        },
        'emailConfirmation.dismiss': {
          target: 'dismissed',
          description: 'The user closes the bar.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'No email was sent; the bar shows why.' },
      },
    },
    sending: {
      tags: 'busy',
      description: 'The identity service is asked to send the email.',
      entry: 'clearFailure',
      invoke: {
        src: 'sendEmail',
        onDone: {
          target: 'sent',
          actions: 'setEmailSent',
          description: 'The email was sent.',
        },
        onError: failTo('offering.failed', 'Too many emails, or no network.'),
      },
      after: timeOutTo('offering.failed'),
    },
    sent: {
      description: 'The user is asked to open the email.',
      on: {
        'emailConfirmation.send': { target: 'sending', description: 'The email did not arrive.' },
        'emailConfirmation.return': {
          target: 'checking',
          description: 'The user returns to the tab, possibly from the email.',
        },
        'emailConfirmation.dismiss': {
          target: 'dismissed',
          description: 'The user closes the bar.',
        },
      },
    },
    checking: {
      description: 'Checks whether the link in the email was opened.',
      invoke: {
        src: 'checkConfirmation',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event },
            target: 'confirmed',
            actions: 'announceConfirmation',
            description: 'The address is confirmed, and the access token is renewed.',
          },
          { guard: 'isEmailSent', target: 'sent', description: 'The link was not opened yet.' },
          { target: 'offering', description: 'No email was sent.' },
        ],
        onError: [
          { guard: 'isEmailSent', target: 'sent', description: 'The check failed.' },
          { target: 'offering', description: 'The check failed, and no email was sent.' },
        ],
      },
      after: {
        callTimeout: [
          { guard: 'isEmailSent', target: 'sent', description: 'The check timed out.' },
          { target: 'offering', description: 'The check timed out, and no email was sent.' },
        ],
      },
    },
    dismissed: {
      type: 'final',
      description: 'The bar stays hidden for a day.',
      entry: 'storeDismissal',
    },
    confirmed: { type: 'final', description: 'The address is confirmed.' },
  },
});
