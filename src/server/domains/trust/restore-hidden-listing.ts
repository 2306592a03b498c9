import type { StaffActor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { addDecisionEmail } from '../platform/outbox.sql';
import { isAppealPending } from './appeals.sql';
import { lockDecision, storeReversalReason } from './decisions.sql';
import { findReportersOfListing, listReportIds } from './reports.sql';
import type { StaffListingRecord } from './staff-listings.sql';
import { checkImpartial, checkUndo } from './check-impartial';
import type { ListingAct } from './listing-act';
import { reverseDecision } from './reverse-decision';

/**
 * Reverses the decision that hides or has deleted a listing. The seller and the reporters get the reason.
 * @throws DomainError if no decision hides or has deleted it, an objection waits for a decision, or this member of
 *   staff may not decide it
 */
export async function restoreHiddenListing(
  tx: Transaction,
  { id, sellerId, hidingDecisionId, isDeleted }: StaffListingRecord,
  { reason, actor }: { reason: string; actor: StaffActor },
): Promise<ListingAct> {
  const decision = hidingDecisionId === null ? undefined : await lockDecision(tx, hidingDecisionId);
  if (!decision || decision.isReversed) {
    const message = isDeleted ? 'Its seller has deleted it.' : 'This listing is not hidden.';
    throw new DomainError('conflict', message);
  }
  const { id: decisionId, action } = decision;
  if (isDeleted && action !== 'deleteListing') {
    throw new DomainError('conflict', 'Its seller has deleted it.');
  }
  if (await isAppealPending(tx, decisionId)) {
    throw new DomainError('conflict', 'Its seller has objected. Please decide the objection.');
  }
  await checkUndo(tx, { actor, decidedBy: decision.decidedBy });
  const involved = [sellerId, ...(await findReportersOfListing(tx, id))];
  await checkImpartial(tx, { decidedBy: actor.id, involved });
  await storeReversalReason(tx, decisionId, reason);
  await reverseDecision(tx, decision, reason);
  for (const reportId of [undefined, ...(await listReportIds(tx, decisionId))]) {
    await addDecisionEmail(tx, { decisionId, reportId, event: 'reversed' });
  }
  return { act: 'listing.restore', before: { decisionId, action }, after: {} };
}
