import type { AppealDecision } from '../../../contract/trust/decision';
import type { Transaction } from '../../database/database';
import { addDecisionEmail } from '../platform/outbox.sql';
import type { DecisionRecord } from './decisions.sql';

/** Sends the statement of reasons to the person concerned, if an action was taken, and to the reporters. */
export async function notifyOfDecision(
  tx: Transaction,
  { id: decisionId, action }: Pick<DecisionRecord, 'id' | 'action'>,
  reportIds: readonly string[],
  event: 'decided' | Extract<AppealDecision['outcome'], 'reversed'>,
): Promise<void> {
  if (action !== 'none') await addDecisionEmail(tx, { decisionId, event });
  for (const reportId of reportIds) await addDecisionEmail(tx, { decisionId, reportId, event });
}
