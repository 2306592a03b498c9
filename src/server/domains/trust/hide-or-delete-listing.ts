import type { StaffListingChanges } from '../../../contract/trust/staff-listing';
import type { Transaction } from '../../database/database';
import { closeReports, findReportersOfListing } from './reports.sql';
import type { StaffListingRecord } from './staff-listings.sql';
import { applyDecision } from './apply-decision';
import { checkImpartial } from './check-impartial';
import type { ListingAct } from './listing-act';
import { notifyOfDecision } from './notify-of-decision';

type Removal = Extract<StaffListingChanges, { rule: string }> & { decidedBy: string };

/**
 * Hides or deletes a listing by a decision, which also closes its open reports. The seller and the reporters get the
 * statement of reasons.
 * @throws DomainError if it is hidden or deleted already, is to be deleted while an order holds it, or the member of
 *   staff has reported it or is its seller
 */
export async function hideOrDeleteListing(
  tx: Transaction,
  { id, productName, sellerId }: StaffListingRecord,
  { action, reason, basis, rule, decidedBy }: Removal,
): Promise<ListingAct> {
  const involved = [sellerId, ...(await findReportersOfListing(tx, id))];
  await checkImpartial(tx, { decidedBy, involved });
  const subject = {
    subjectType: 'listing' as const,
    subjectId: id,
    subjectName: productName,
    personId: sellerId,
  };
  const decision = {
    action: action === 'hide' ? 'hideListing' : 'deleteListing',
    facts: reason,
    basis,
    rule,
  } as const;
  const { decisionId, previousState } = await applyDecision(tx, subject, { decision, decidedBy });
  const reportIds = await closeReports(tx, subject, decisionId);
  await notifyOfDecision(tx, { id: decisionId, action: decision.action }, reportIds, 'decided');
  return { act: `listing.${action}`, before: previousState ?? {}, after: { decisionId } };
}
