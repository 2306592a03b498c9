import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { EmailConfirmationEvent } from './email-confirmation.machine';

export const emailConfirmationExampleEvents = {
  'request the email': { type: 'emailConfirmation.send' },
  'the email is sent': actorDone('emailConfirmation.sending'),
  'the email is not sent': actorError('emailConfirmation.sending'),
  'sending the email times out': elapsed('callTimeout', 'emailConfirmation.sending'),
  'close the bar': { type: 'emailConfirmation.dismiss' },
  'return to the tab': { type: 'emailConfirmation.return' },
  'the address is confirmed': actorDone('emailConfirmation.checking', true),
  'the address is not confirmed yet': actorDone('emailConfirmation.checking', false),
  'the check fails': actorError('emailConfirmation.checking'),
  'the check times out': elapsed('callTimeout', 'emailConfirmation.checking'),
} satisfies ExampleEvents<EmailConfirmationEvent>;
