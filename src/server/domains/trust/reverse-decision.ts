import type { Transaction } from '../../database/database';
import { markReversed, type DecisionRecord } from './decisions.sql';
import { reopenReports } from './reports.sql';
import { reverseSuspension } from './decided-suspension';
import { restoreListing } from './listing-states.sql';
import { restoreReview } from './reviews/hide-review.sql';

/**
 * Reverses a locked decision: a listing or review is visible again, a strike no longer counts, its suspension is lifted, and
 * reports for which nothing was done are open again.
 */
export async function reverseDecision(
  tx: Transaction,
  decision: DecisionRecord,
  reason: string,
): Promise<void> {
  const { id, action, previousState } = decision;
  await markReversed(tx, id);
  if (action === 'suspendPerson') await reverseSuspension(tx, decision, reason);
  if (action === 'hideReview') await restoreReview(tx, id);
  if (action === 'none') await reopenReports(tx, id);
  if ((action === 'hideListing' || action === 'deleteListing') && previousState) {
    await restoreListing(tx, { decisionId: id, action, previous: previousState });
  }
}
