import type { NewDecision } from '../../../contract/trust/decision';
import { actionsFor } from '../../../contract/trust/decision-actions';
import { recordAct, type Actor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import { closeReports, findOpenReporters, lockReport } from './reports.sql';
import { applyDecision } from './apply-decision';
import { checkImpartial } from './check-impartial';
import { notifyOfDecision } from './notify-of-decision';

const decidedMessage = 'This report was decided in the meantime.';
const impossibleMessage = 'This is not possible for what was reported.';

/**
 * Decides the open reports of a subject. The person concerned gets the statement of reasons if an action was
 * taken; each reporter always gets it. Returns the id of the decision.
 * @throws NotFoundError, DomainError
 */
export async function decideReports(
  tx: Transaction,
  reportId: string,
  { decision, actor, decidedBy }: { decision: NewDecision; actor: Actor; decidedBy: string },
): Promise<string> {
  const report = await lockReport(tx, reportId);
  if (!report) throw new NotFoundError('report');
  if (report.isDecided) throw new DomainError('conflict', decidedMessage);
  if (!actionsFor(report.subjectType).includes(decision.action)) {
    throw new DomainError('conflict', impossibleMessage);
  }
  const involved = [report.personId, ...(await findOpenReporters(tx, report))];
  await checkImpartial(tx, { decidedBy, involved });
  const { subjectType, subjectId } = report;
  const { decisionId, previousState } = await applyDecision(tx, report, { decision, decidedBy });
  const closedReportIds = await closeReports(tx, report, decisionId);
  await notifyOfDecision(
    tx,
    { id: decisionId, action: decision.action },
    closedReportIds,
    'decided',
  );
  await recordAct(tx, actor, {
    act: 'report.decide',
    subject: { type: 'report', id: reportId },
    before: previousState,
    after: { decisionId, action: decision.action, subjectType, subjectId },
    reason: decision.facts,
  });
  return decisionId;
}
