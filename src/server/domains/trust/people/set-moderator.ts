import type { Role } from '../../../../contract/accounts/user';
import type { Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { addLiveChanges } from '../../platform/live-changes.sql';
import { lockCandidate, storeRole } from './moderators.sql';
import { findObstacle } from './staff-candidate';

interface RoleChange {
  before: { role: Role | null };
  after: { role: Role };
}

/**
 * Makes a user a moderator, or a moderator a buyer. Moderators neither buy nor sell. Returns undefined if nothing
 * changes. The caller records the act in the audit log.
 * @throws NotFoundError; DomainError if the user can't become a moderator
 */
export async function setModerator(
  tx: Transaction,
  id: string,
  { moderator }: { moderator: boolean },
): Promise<RoleChange | undefined> {
  const user = await lockCandidate(tx, id);
  if (!user) throw new NotFoundError('user');
  if (user.role === 'Admin') throw new DomainError('conflict', 'An admin is no moderator.');
  const isModerator = user.role === 'moderator';
  if (isModerator === moderator) return undefined;
  if (moderator) {
    const obstacle = findObstacle(user);
    if (obstacle !== undefined) throw new DomainError('conflict', obstacle);
  }
  const role = moderator ? 'moderator' : 'buyer';
  await storeRole(tx, id, role);
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  return { before: { role: user.role }, after: { role } };
}
