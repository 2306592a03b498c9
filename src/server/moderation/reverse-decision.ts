import { liftSuspension } from '../accounts/suspend-user';
import type { Transaction } from '../database/database';
import { markReversed, type DecisionRecord } from '../repositories/decisions';
import { reopenReports } from '../repositories/reports';
import { restoreListing } from './listing-states';

/**
 * Takes a locked decision back: a listing is shown again, a strike no longer counts, a suspension is lifted, and reports for which nothing was
 * done are open again.
 */
export async function reverseDecision(
  tx: Transaction,
  { id, action, personId, previousState }: DecisionRecord,
  reason: string,
): Promise<void> {
  await markReversed(tx, id);
  if (action === 'suspendPerson') await liftSuspension(tx, personId, reason);
  if (action === 'none') await reopenReports(tx, id);
  if ((action === 'hideListing' || action === 'deleteListing') && previousState) {
    await restoreListing(tx, { decisionId: id, action, previous: previousState });
  }
}
