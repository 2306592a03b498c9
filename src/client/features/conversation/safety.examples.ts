import { actorDone, actorError, elapsed, type Examples } from '../flow-examples';
import type { SafetyEvent } from './safety.machine';

export const safetyExamples = {
  'choose to block': { type: 'safety.open', action: 'block' },
  'choose to report': { type: 'safety.open', action: 'report' },
  'close the dialog': { type: 'safety.close' },
  'confirm with a reason': { type: 'safety.submit', reason: 'They ask for money elsewhere.' },
  'confirm without a reason': { type: 'safety.submit', reason: ' ' },
  'it is done': actorDone('safety.submitting', { acknowledged: true }),
  'no response arrives': actorError('safety.submitting'),
  'the call times out': elapsed('callTimeout', 'safety.submitting'),
} satisfies Examples<SafetyEvent>;
