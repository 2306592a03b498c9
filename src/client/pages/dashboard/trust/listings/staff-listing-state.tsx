import { Badge } from '@chakra-ui/react';
import type { ListingState } from '../../../../../contract/selling/listing';
import { ListingStateBadge } from '../../selling/my-products/listing-state-badge';

interface StaffListingStateProps {
  state: ListingState | 'deleted';
  /** The id of the moderation decision that hides the listing. */
  hiddenBy?: string | null | undefined;
}

/** The state of a listing on the pages of staff, which also show deleted listings. */
export function StaffListingState({ state, hiddenBy }: StaffListingStateProps) {
  return state === 'deleted' ? (
    <Badge size="lg">Deleted</Badge>
  ) : (
    <ListingStateBadge state={state} hiddenBy={hiddenBy} />
  );
}
