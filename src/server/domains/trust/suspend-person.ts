import type { SuspensionRequest } from '../../../contract/calls/user-administration';
import { suspendUser } from './people/suspend-user';
import { recordAct, type StaffActor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { NotFoundError } from '../../errors/domain-error';
import { insertDecision } from './decisions.sql';
import { closeReports } from './reports.sql';
import { lockSuspendableUser } from './people/suspensions.sql';
import { checkSuspensionChange } from './check-suspension-change';
import { notifyOfDecision } from './notify-of-decision';
import { reverseSuspendingDecisions } from './reverse-suspending-decisions';

/**
 * Suspends a user by a decision, which also decides the open reports about the person, or changes the reason and the
 * end of a suspension. Earlier decisions that would suspend the user for longer are reversed. The user and the
 * reporters get the statement of reasons.
 * @throws NotFoundError; DomainError for an admin or a moderator, if an objection waits for a decision, or if this
 *   member of staff may not decide it
 */
export async function suspendPerson(
  tx: Transaction,
  id: string,
  { request, actor }: { request: SuspensionRequest; actor: StaffActor },
): Promise<void> {
  await checkSuspensionChange(tx, id, actor);
  const user = await lockSuspendableUser(tx, id);
  if (!user) throw new NotFoundError('user');
  const { reason, basis, rule, days } = request;
  const subject = {
    subjectType: 'person' as const,
    subjectId: id,
    subjectName: user.displayName,
    personId: id,
  };
  const { id: decisionId, endsAt } = await insertDecision(tx, {
    ...subject,
    decision: { action: 'suspendPerson', facts: reason, basis, rule },
    days: days ?? undefined,
    decidedBy: actor.id,
    previousState: undefined,
  });
  const { before, after } = await suspendUser(tx, id, { reason, until: endsAt });
  if (user.suspendedAt && endsAt) {
    await reverseSuspendingDecisions(tx, id, {
      since: user.suspendedAt,
      endingAfter: endsAt,
      reason: replacedReason,
    });
  }
  const reportIds = await closeReports(tx, subject, decisionId);
  await notifyOfDecision(tx, { id: decisionId, action: 'suspendPerson' }, reportIds, 'decided');
  await recordAct(tx, actor, {
    act: 'user.suspend',
    subject: { type: 'user', id },
    reason,
    before,
    after: { ...after, decisionId },
  });
}

const replacedReason = 'A shorter suspension replaces it.';
