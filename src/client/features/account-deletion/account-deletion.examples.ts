import { actorDone, actorError, elapsed, type Examples } from '../flow-examples';
import type { AccountDeletionEvent } from './account-deletion.machine';

export const accountDeletionExamples = {
  'press Delete account': { type: 'accountDeletion.open' },
  confirm: { type: 'accountDeletion.confirm', proof: { password: 'correct horse' } },
  cancel: { type: 'accountDeletion.cancel' },
  'the password is right': actorDone('accountDeletion.proving'),
  'the password is wrong': actorError('accountDeletion.proving'),
  'the sign-in times out': elapsed('popupTimeout', 'accountDeletion.proving'),
  'the account is deleted': actorDone('accountDeletion.deleting', { isDeleted: true }),
  'orders have to end first': actorDone('accountDeletion.deleting', { isDeleted: false }),
  'no response arrives': actorError('accountDeletion.deleting'),
  'the call times out': elapsed('callTimeout', 'accountDeletion.deleting'),
} satisfies Examples<AccountDeletionEvent>;
