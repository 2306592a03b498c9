import type { Database, Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { addAccountEmail } from '../../platform/outbox.sql';
import { addLiveChanges } from '../../platform/live-changes.sql';
import {
  lockDueSuspensions,
  lockSuspendableUser,
  removeSuspension,
  storeSuspension,
  type Suspension,
} from './suspensions.sql';

/** Whether and how a user is suspended, as the audit log records it. */
interface SuspensionState {
  suspended: boolean;
  until: string | null;
}

export interface SuspensionChange {
  before: SuspensionState;
  after: SuspensionState;
}

/**
 * Suspends a user, or changes the reason and the end of a suspension: their sessions end, they read the reason when
 * they sign in, and their products leave the lists. Open orders continue. The caller sends the email, and records the
 * act in the audit log.
 * @throws NotFoundError; DomainError for an admin or a moderator
 */
export async function suspendUser(
  tx: Transaction,
  id: string,
  suspension: Suspension,
): Promise<SuspensionChange> {
  const user = await lockSuspendableUser(tx, id);
  if (!user) throw new NotFoundError('user');
  if (user.role === 'Admin' || user.role === 'moderator') {
    throw new DomainError('conflict', "Admins and moderators can't be suspended.");
  }
  await storeSuspension(tx, id, suspension);
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  const until = suspension.until?.toISOString() ?? null;
  return {
    before: { suspended: user.suspendedAt !== null, until: user.until?.toISOString() ?? null },
    after: { suspended: true, until },
  };
}

/**
 * Lifts a suspension. The user reads the reason in an email, and can sign in again. Returns undefined if the user is
 * not suspended. The caller records the act in the audit log.
 * @throws NotFoundError
 */
export async function liftSuspension(
  tx: Transaction,
  id: string,
  reason: string,
): Promise<SuspensionChange | undefined> {
  const user = await lockSuspendableUser(tx, id);
  if (!user) throw new NotFoundError('user');
  if (!user.suspendedAt) return undefined;
  await removeSuspension(tx, id);
  await addAccountEmail(tx, { userId: id, kind: 'suspensionLifted', reason, until: null });
  return {
    before: { suspended: true, until: user.until?.toISOString() ?? null },
    after: { suspended: false, until: null },
  };
}

const batchSize = 100;
const timeOverReason = 'Its time is over.';

/**
 * Ends the suspensions whose end has passed. Returns their number. Several servers may do this at the same time.
 */
export async function endDueSuspensions(
  database: Database,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  for (let endedCount = batchSize; endedCount === batchSize && !isStopping(); total += endedCount) {
    endedCount = await database.transaction(async (tx) => {
      const ids = await lockDueSuspensions(tx, batchSize);
      for (const id of ids) await liftSuspension(tx, id, timeOverReason);
      return ids.length;
    });
  }
  return total;
}
