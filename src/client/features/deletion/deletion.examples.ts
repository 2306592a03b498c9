import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { DeletionEvent } from './deletion.machine';

export const deletionExampleEvents = {
  'press Delete': {
    type: 'deletion.open',
    subject: { id: 'product-1', name: 'Omega Seamaster' },
  },
  'confirm the deletion': { type: 'deletion.confirm' },
  'cancel the deletion': { type: 'deletion.cancel' },
  'it is deleted': actorDone('deletion.deleting', { deletedCount: 1 }),
  'nothing is deleted': actorDone('deletion.deleting', { deletedCount: 0 }),
  'no response arrives': actorError('deletion.deleting'),
  'the call times out': elapsed('callTimeout', 'deletion.deleting'),
} satisfies ExampleEvents<DeletionEvent>;
