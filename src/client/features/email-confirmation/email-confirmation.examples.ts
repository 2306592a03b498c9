import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { EmailConfirmationEvent } from './email-confirmation.machine';

export const emailConfirmationExamples = {
  'ask for the mail': { type: 'emailConfirmation.send' },
  'the mail is sent': answer('emailConfirmation.sending'),
  'the mail is not sent': failure('emailConfirmation.sending'),
  'the mail takes too long': elapsed('callTimeout', 'emailConfirmation.sending'),
  'close the line': { type: 'emailConfirmation.dismiss' },
  'come back': { type: 'emailConfirmation.return' },
  'it is confirmed by now': answer('emailConfirmation.looking', true),
  'it is not confirmed yet': answer('emailConfirmation.looking', false),
  'nobody can tell yet': failure('emailConfirmation.looking'),
  'nobody tells in time': elapsed('callTimeout', 'emailConfirmation.looking'),
} satisfies Examples<EmailConfirmationEvent>;
