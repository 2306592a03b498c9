import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { AccountDeletionEvent } from './account-deletion.machine';

export const accountDeletionExampleEvents = {
  'press Delete account': { type: 'accountDeletion.open' },
  confirm: { type: 'accountDeletion.confirm', credential: { password: 'secret-1' } },
  cancel: { type: 'accountDeletion.cancel' },
  'the password is right': actorDone('accountDeletion.reauthenticating'),
  'the password is wrong': actorError('accountDeletion.reauthenticating'),
  'the sign-in times out': elapsed('popupTimeout', 'accountDeletion.reauthenticating'),
  'the account is deleted': actorDone('accountDeletion.deleting', { isDeleted: true }),
  'orders have to end first': actorDone('accountDeletion.deleting', { isDeleted: false }),
  'no response arrives': actorError('accountDeletion.deleting'),
  'the call times out': elapsed('callTimeout', 'accountDeletion.deleting'),
} satisfies ExampleEvents<AccountDeletionEvent>;
