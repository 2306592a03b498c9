import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { VerificationEvent } from './verification.machine';

export const verificationExamples = {
  'press Verify': { type: 'verification.verify' },
  'the user is verified': answer('verification.verifying', { modifiedCount: 1 }),
  'nothing is changed': answer('verification.verifying', { modifiedCount: 0 }),
  'no answer comes': failure('verification.verifying'),
  'it takes too long': elapsed('callTimeout', 'verification.verifying'),
} satisfies Examples<VerificationEvent>;
