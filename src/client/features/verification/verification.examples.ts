import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { VerificationEvent } from './verification.machine';

export const verificationExampleEvents = {
  'press Verify': { type: 'verification.verify' },
  'the user is verified': actorDone('verification.verifying', { modifiedCount: 1 }),
  'nothing is changed': actorDone('verification.verifying', { modifiedCount: 0 }),
  'no response arrives': actorError('verification.verifying'),
  'the call times out': elapsed('callTimeout', 'verification.verifying'),
} satisfies ExampleEvents<VerificationEvent>;
