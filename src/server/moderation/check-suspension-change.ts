import type { StaffActor } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { findReportersOfPerson } from '../repositories/reports';
import { findSuspenders, lockSuspendableUser } from '../repositories/suspensions';
import { checkImpartial, checkUndo } from './check-impartial';

/**
 * Checks that a member of staff may suspend a user, or change or lift the suspension.
 * @throws DomainError if they have reported the user, or an admin has suspended the user and they are a moderator
 */
export async function checkSuspensionChange(
  tx: Transaction,
  id: string,
  actor: StaffActor,
): Promise<void> {
  const user = await lockSuspendableUser(tx, id);
  const suspenders = user?.suspendedAt ? await findSuspenders(tx, id, user.suspendedAt) : [];
  for (const decidedBy of suspenders) await checkUndo(tx, { actor, decidedBy });
  await checkImpartial(tx, { decidedBy: actor.id, involved: await findReportersOfPerson(tx, id) });
}
