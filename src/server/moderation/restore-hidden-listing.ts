import type { Transaction } from '../database/database';
import { DomainError } from '../errors/domain-error';
import { addDecisionEmail } from '../orders/outbox';
import { hasOpenAppeal } from '../repositories/appeals';
import { lockDecision, storeReversalReason } from '../repositories/decisions';
import { listReportIds } from '../repositories/reports';
import type { StaffListingRecord } from '../repositories/staff-listings';
import type { ListingAct } from './change-staff-listings';
import { reverseDecision } from './reverse-decision';

/**
 * Takes back the decision that hides or has deleted a listing. The seller and the reporters get the reason.
 * @throws DomainError if moderation has not removed it, or an objection waits for a decision
 */
export async function restoreHiddenListing(
  tx: Transaction,
  { hiddenBy, isDeleted }: StaffListingRecord,
  reason: string,
): Promise<ListingAct> {
  const decision = hiddenBy === null ? undefined : await lockDecision(tx, hiddenBy);
  if (!decision || decision.isReversed) {
    const message = isDeleted ? 'Its seller has deleted it.' : 'This listing is not hidden.';
    throw new DomainError('conflict', message);
  }
  const { id: decisionId, action } = decision;
  if (isDeleted && action !== 'deleteListing') {
    throw new DomainError('conflict', 'Its seller has deleted it.');
  }
  if (await hasOpenAppeal(tx, decisionId)) {
    throw new DomainError('conflict', 'Its seller has objected. Please decide the objection.');
  }
  await storeReversalReason(tx, decisionId, reason);
  await reverseDecision(tx, decision, reason);
  for (const reportId of [undefined, ...(await listReportIds(tx, decisionId))]) {
    await addDecisionEmail(tx, { decisionId, reportId, event: 'reversed' });
  }
  return { act: 'listing.restore', before: { decisionId, action }, after: {} };
}
