import { liftSuspension } from './people/suspend-user';
import { recordAct, type StaffActor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { lockSuspendableUser } from './people/suspensions.sql';
import { checkSuspensionChange } from './check-suspension-change';
import { reverseSuspendingDecisions } from './reverse-suspending-decisions';

/**
 * Lifts a suspension, and reverses the decisions that suspend the user. Returns whether the user was suspended.
 * @throws NotFoundError; DomainError if an objection waits for a decision, or this member of staff may not decide it
 */
export async function liftSuspensionOfPerson(
  tx: Transaction,
  id: string,
  { reason, actor }: { reason: string; actor: StaffActor },
): Promise<boolean> {
  await checkSuspensionChange(tx, id, actor);
  const since = (await lockSuspendableUser(tx, id))?.suspendedAt;
  const change = await liftSuspension(tx, id, reason);
  if (!change || !since) return false;
  const decisionIds = await reverseSuspendingDecisions(tx, id, { since, reason });
  await recordAct(tx, actor, {
    act: 'user.liftSuspension',
    subject: { type: 'user', id },
    reason,
    before: { ...change.before, ...(decisionIds.length > 0 && { decisionIds }) },
    after: change.after,
  });
  return true;
}
