import { Badge } from '@chakra-ui/react';
import type { ListingState } from '../../../contract/listing';
import { ListingStateBadge } from './my-products/listing-state-badge';

interface StaffListingStateProps {
  state: ListingState | 'deleted';
  /** The decision of moderation that hides it. */
  hiddenBy?: string | null;
}

/** The state of a listing as staff sees it: also of a deleted one. */
export function StaffListingState({ state, hiddenBy }: StaffListingStateProps) {
  return state === 'deleted' ? (
    <Badge size="lg">Deleted</Badge>
  ) : (
    <ListingStateBadge state={state} hiddenBy={hiddenBy} />
  );
}
