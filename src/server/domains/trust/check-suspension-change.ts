import type { StaffActor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { lockSuspendingDecisions } from './decisions.sql';
import { findReportersOfPerson } from './reports.sql';
import { findSuspenders, lockSuspendableUser } from './people/suspensions.sql';
import { checkImpartial, checkUndo } from './check-impartial';

/**
 * Checks that a member of staff may suspend a user, or change or lift the suspension.
 * @throws DomainError if they have reported the user, an admin has suspended the user and they are a moderator, or the
 *   user has objected and the objection is not decided
 */
export async function checkSuspensionChange(
  tx: Transaction,
  id: string,
  actor: StaffActor,
): Promise<void> {
  const user = await lockSuspendableUser(tx, id);
  const since = user?.suspendedAt;
  const suspenders = since ? await findSuspenders(tx, id, since) : [];
  for (const decidedBy of suspenders) await checkUndo(tx, { actor, decidedBy });
  await checkImpartial(tx, { decidedBy: actor.id, involved: await findReportersOfPerson(tx, id) });
  const decisions = since ? await lockSuspendingDecisions(tx, id, since) : [];
  if (decisions.some(({ hasAppeal }) => hasAppeal)) {
    throw new DomainError('conflict', 'The user has objected. Please decide the objection.');
  }
}
