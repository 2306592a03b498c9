import type { ListingChangeResult } from '../../../contract/selling/listing-changes';
import type { StaffListingChanges } from '../../../contract/trust/staff-listing';
import { recordAct, type StaffActor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { editListing } from '../selling/edit-listing';
import { addAccountEmail } from '../platform/outbox.sql';
import { lockEditableProduct } from '../selling/editable-products.sql';
import { findStaffListing, type StaffListingRecord } from './staff-listings.sql';
import { hideOrDeleteListing } from './hide-or-delete-listing';
import type { ListingAct } from './listing-act';
import { restoreHiddenListing } from './restore-hidden-listing';

/**
 * Changes listings in one transaction, and returns what happened to each. A listing that can't be changed does not
 * prevent the changes of the others. Each change is recorded, and the seller gets an email.
 */
export async function changeStaffListings(
  tx: Transaction,
  changes: StaffListingChanges,
  actor: StaffActor,
): Promise<ListingChangeResult[]> {
  const results: ListingChangeResult[] = [];
  /** The names of the listings that got another category, by seller. */
  const movedListings = new Map<string, string[]>();
  // Sorted, so that two requests never wait for each other.
  for (const id of [...new Set(changes.ids)].sort()) {
    const listing = await findStaffListing(tx, id);
    try {
      if (!listing) throw new DomainError('conflict', 'This listing was deleted in the meantime.');
      const act = await applyChange(tx, listing, changes, actor);
      if (act) {
        const { reason } = changes;
        await recordAct(tx, actor, { ...act, subject: { type: 'listing', id }, reason });
        if (changes.action === 'setCategory') {
          const { sellerId, productName } = listing;
          movedListings.set(sellerId, [...(movedListings.get(sellerId) ?? []), productName]);
        }
      }
      results.push({ id, outcome: act ? 'changed' : 'unchanged' });
    } catch (error) {
      // Rules are checked before the first write, so the transaction goes on.
      if (!(error instanceof DomainError)) throw error;
      results.push({ id, outcome: 'rejected', message: error.message });
    }
  }
  for (const [userId, listings] of movedListings) {
    const email = { kind: 'categoryChanged', reason: changes.reason, until: null } as const;
    await addAccountEmail(tx, { ...email, userId, listings });
  }
  return results;
}

/** Returns undefined if nothing changes. @throws DomainError */
function applyChange(
  tx: Transaction,
  listing: StaffListingRecord,
  changes: StaffListingChanges,
  actor: StaffActor,
): Promise<ListingAct | undefined> {
  switch (changes.action) {
    case 'hide':
    case 'delete':
      return hideOrDeleteListing(tx, listing, { ...changes, decidedBy: actor.id });
    case 'restore':
      return restoreHiddenListing(tx, listing, { reason: changes.reason, actor });
    case 'setCategory':
      return setListingCategory(tx, listing, changes.categoryId);
  }
}

/** @throws DomainError if the listing is deleted, or there is no such category */
async function setListingCategory(
  tx: Transaction,
  { id }: StaffListingRecord,
  category: string,
): Promise<ListingAct | undefined> {
  const record = await lockEditableProduct(tx, id);
  if (!record) throw new DomainError('conflict', 'This listing is deleted.');
  const { revision, category: before } = record.product;
  if (before === category) return undefined;
  await editListing(tx, record, { revision, changes: { category } });
  return {
    act: 'listing.setCategory',
    before: { categoryId: before },
    after: { categoryId: category },
  };
}
