import type { Listing, ListingState } from '../../../../../contract/selling/listing';

export const listingMenuLabels = {
  edit: 'Edit',
  offers: 'Offers',
  sendOffers: 'Offer a lower price',
  pause: 'Pause',
  duplicate: 'Duplicate',
  figures: 'Statistics',
} as const;

type ListingMenuItem = keyof typeof listingMenuLabels;

/** The items by state, without the main action, which the row shows as a button. */
const itemsOfState: Record<ListingState, readonly ListingMenuItem[]> = {
  draft: [],
  forSale: ['edit', 'offers', 'sendOffers', 'pause', 'duplicate', 'figures'],
  paused: ['edit', 'offers', 'duplicate', 'figures'],
  booked: ['edit', 'duplicate', 'figures'],
  sold: ['duplicate', 'figures'],
  // "List it again" duplicates it.
  refunded: ['figures'],
};

/** Returns the items of a listing's menu. */
export const listMenuItems = ({ state }: Listing): readonly ListingMenuItem[] =>
  itemsOfState[state];
