import type { Listing, ListingState } from '../../../../../contract/selling/listing';

export const listingMenuLabels = {
  edit: 'Edit',
  pause: 'Pause',
  duplicate: 'Duplicate',
  figures: 'Statistics',
} as const;

type ListingMenuItem = keyof typeof listingMenuLabels;

/** The items by state, without the actions that the row shows as buttons. */
const itemsOfState: Record<ListingState, readonly ListingMenuItem[]> = {
  draft: [],
  forSale: ['pause', 'duplicate', 'figures'],
  paused: ['duplicate', 'figures'],
  booked: ['edit', 'duplicate', 'figures'],
  sold: ['duplicate', 'figures'],
  // "List it again" duplicates it.
  refunded: ['figures'],
};

/** Returns the items of a listing's menu. */
export const listMenuItems = ({ state }: Listing): readonly ListingMenuItem[] =>
  itemsOfState[state];
