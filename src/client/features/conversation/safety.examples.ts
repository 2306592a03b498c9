import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { SafetyEvent } from './safety.machine';

export const safetyExampleEvents = {
  'choose to block': { type: 'safety.open', action: 'block' },
  'close the dialog': { type: 'safety.close' },
  confirm: { type: 'safety.submit' },
  'it is done': actorDone('safety.submitting', { acknowledged: true }),
  'no response arrives': actorError('safety.submitting'),
  'the call times out': elapsed('callTimeout', 'safety.submitting'),
} satisfies ExampleEvents<SafetyEvent>;
