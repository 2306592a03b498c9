import type { Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { addLiveChanges } from '../../platform/live-changes.sql';
import { endAllSessions } from '../../access/sessions.sql';
import { findUserById, type UserRecord } from '../../access/users.sql';

/**
 * Ends all sign-ins of a user. The caller records the act in the audit log.
 * @throws NotFoundError; DomainError if a moderator signs out an admin or a moderator
 */
export async function signOutUser(
  tx: Transaction,
  id: string,
  caller: Pick<UserRecord, 'role'>,
): Promise<void> {
  const user = await findUserById(tx, id);
  if (!user || user.deleted) throw new NotFoundError('user');
  const isStaff = user.role === 'Admin' || user.role === 'moderator';
  if (isStaff && caller.role !== 'Admin') {
    throw new DomainError('conflict', 'Only an admin can sign out admins and moderators.');
  }
  await endAllSessions(tx, id);
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
}
