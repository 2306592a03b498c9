import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { DeletionEvent } from './deletion.machine';

export const deletionExamples = {
  'ask for the deletion': {
    type: 'deletion.ask',
    subject: { id: 'product-1', name: 'Omega Seamaster' },
  },
  'say Yes': { type: 'deletion.confirm' },
  'say No': { type: 'deletion.cancel' },
  'it is deleted': answer('deletion.deleting', { deletedCount: 1 }),
  'nothing is deleted': answer('deletion.deleting', { deletedCount: 0 }),
  'no answer comes': failure('deletion.deleting'),
  'it takes too long': elapsed('callTimeout', 'deletion.deleting'),
} satisfies Examples<DeletionEvent>;
