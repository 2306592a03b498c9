import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { editListing } from '../selling/edit-listing';
import { lockEditableProduct } from '../selling/editable-products.sql';
import type { StaffListingRecord } from './staff-listings.sql';
import type { ListingAct } from './change-staff-listings';

/** @throws DomainError if the listing is deleted, or there is no such category */
export async function setListingCategory(
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
