import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { PasswordResetEvent } from './password-reset.machine';

const email = 'ann@example.com';

export const passwordResetExamples = {
  'forget the password': { type: 'passwordReset.open', email },
  'ask for the mail': { type: 'passwordReset.submit', email },
  'go back': { type: 'passwordReset.close' },
  'the mail is sent': answer('passwordReset.sending'),
  'the mail is not sent': failure('passwordReset.sending'),
  'the mail takes too long': elapsed('callTimeout', 'passwordReset.sending'),
} satisfies Examples<PasswordResetEvent>;
