import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { PasswordResetEvent } from './password-reset.machine';

const email = 'ann@example.com';

export const passwordResetExampleEvents = {
  'forget the password': { type: 'passwordReset.open', email },
  'request the email': { type: 'passwordReset.submit', email },
  'go back': { type: 'passwordReset.close' },
  'the email is sent': actorDone('passwordReset.sending'),
  'the email is not sent': actorError('passwordReset.sending'),
  'sending the email times out': elapsed('callTimeout', 'passwordReset.sending'),
} satisfies ExampleEvents<PasswordResetEvent>;
