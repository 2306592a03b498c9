import type { Transaction } from '../../database/database';
import { addDecisionEmail } from '../platform/outbox.sql';
import { lockSuspendingDecisions, markReversed, storeReversalReason } from './decisions.sql';
import { listReportIds } from './reports.sql';

interface SuspensionReversal {
  /** The start of the suspension. */
  since: Date;
  reason: string;
  /** Only the decisions that suspend for longer; all of them without it. */
  endingAfter?: Date;
}

/**
 * Reverses the decisions that suspend a user, without changing the suspension. The reporters get the reason; the user
 * gets it with the email about the suspension. Returns the ids of the decisions.
 */
export async function reverseSuspendingDecisions(
  tx: Transaction,
  userId: string,
  { since, reason, endingAfter }: SuspensionReversal,
): Promise<string[]> {
  const activeDecisions = await lockSuspendingDecisions(tx, userId, since);
  const reversed = activeDecisions.filter(
    ({ endsAt }) => !endingAfter || endsAt === null || endsAt > endingAfter,
  );
  for (const { id: decisionId } of reversed) {
    await storeReversalReason(tx, decisionId, reason);
    await markReversed(tx, decisionId);
    for (const reportId of await listReportIds(tx, decisionId)) {
      await addDecisionEmail(tx, { decisionId, reportId, event: 'reversed' });
    }
  }
  return reversed.map(({ id }) => id);
}
