import type { Listing, ListingState } from '../../../../../contract/selling/listing';
import type { Capability } from '../../../../../contract/platform/configuration';
import { hasCapability } from '../../../../services/configuration';

export const listingMenuLabels = {
  edit: 'Edit',
  pause: 'Pause',
  duplicate: 'Duplicate',
  figures: 'Figures',
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

const requiredCapabilities: Record<ListingMenuItem, Capability> = {
  edit: 'listingEdits',
  pause: 'listingEdits',
  duplicate: 'drafts',
  figures: 'figures',
};

/** Returns the items of a listing's menu that the server supports. */
export const listMenuItems = ({ state }: Listing): readonly ListingMenuItem[] =>
  itemsOfState[state].filter((item) => hasCapability(requiredCapabilities[item]));
