/** What a change of a listing adds to the audit log. */
export interface ListingAct {
  act: 'listing.hide' | 'listing.delete' | 'listing.restore' | 'listing.setCategory';
  before: object;
  after: object;
}
