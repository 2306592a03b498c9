import type { AppealDecision } from '../../../contract/trust/decision';
import { recordAct, type Actor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import { addDecisionEmail, addStaffEmails } from '../platform/outbox.sql';
import { findAppealText, insertAppeal, lockAppeal, storeAppealDecision } from './appeals.sql';
import { lockDecision, type DecisionRecord } from './decisions.sql';
import { listReportIds } from './reports.sql';
import { checkImpartial } from './check-impartial';
import { notifyOfDecision } from './notify-of-decision';
import { reverseDecision } from './reverse-decision';
import type { StatementReader } from '../access/statement-token';

/**
 * Stores an appeal, which users read as an objection: of the person concerned, or of a reporter if no action was
 * taken. A repeated request with the same text changes nothing.
 * @throws NotFoundError, DomainError
 */
export async function addAppeal(
  tx: Transaction,
  { decisionId, reportId }: StatementReader,
  text: string,
): Promise<void> {
  const decision = await lockDecision(tx, decisionId);
  if (!decision) throw new NotFoundError('decision');
  if (decision.appellant !== (reportId === undefined ? 'person' : 'reporter')) {
    throw new DomainError('conflict', "You can't object to this decision.");
  }
  if ((await findAppealText(tx, { decisionId, reportId })) === text) return;
  if (decision.isReversed || !decision.isAppealable) {
    throw new DomainError('conflict', "You can't object to this decision any more.");
  }
  if (!(await insertAppeal(tx, { decisionId, reportId, text }))) {
    throw new DomainError('conflict', 'You have objected to this decision already.');
  }
  await addStaffEmails(tx);
}

/**
 * Decides an appeal. The reader who objected gets an email; after a reversal, the other side as well.
 * @throws NotFoundError, DomainError
 */
export async function decideAppeal(
  tx: Transaction,
  appealId: string,
  {
    decision: appealDecision,
    actor,
    decidedBy,
  }: { decision: AppealDecision; actor: Actor; decidedBy: string },
): Promise<void> {
  const appeal = await lockAppeal(tx, appealId);
  if (!appeal) throw new NotFoundError('appeal');
  if (appeal.isDecided) {
    throw new DomainError('conflict', 'This objection was decided in the meantime.');
  }
  const appealedDecision = await lockDecision(tx, appeal.decisionId);
  if (!appealedDecision) throw new NotFoundError('decision');
  const involved = [
    appealedDecision.personId,
    appealedDecision.decidedBy,
    appeal.reporterId,
  ].filter((id) => id !== null);
  await checkImpartial(tx, { decidedBy, involved });
  await storeAppealDecision(tx, appeal, { ...appealDecision, decidedBy });
  await notifyReaders(tx, appealedDecision, appeal.reportId, appealDecision.outcome);
  if (appealDecision.outcome === 'reversed' && !appealedDecision.isReversed) {
    await reverseDecision(tx, appealedDecision, appealDecision.reason);
  }
  await recordAct(tx, actor, {
    act: 'decision.decideAppeal',
    subject: { type: 'decision', id: appealedDecision.id },
    after: { appealId, outcome: appealDecision.outcome },
    reason: appealDecision.reason,
  });
}

/** Emails all readers after a reversal, and only the reader who objected if the decision is upheld. */
async function notifyReaders(
  tx: Transaction,
  decision: DecisionRecord,
  appellantReportId: string | null,
  outcome: AppealDecision['outcome'],
): Promise<void> {
  if (outcome === 'upheld') {
    const reportId = appellantReportId ?? undefined;
    await addDecisionEmail(tx, { decisionId: decision.id, reportId, event: outcome });
    return;
  }
  await notifyOfDecision(tx, decision, await listReportIds(tx, decision.id), outcome);
}
