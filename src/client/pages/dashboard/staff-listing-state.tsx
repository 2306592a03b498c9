import { Badge } from '@chakra-ui/react';
import type { ListingState } from '../../../contract/listing';
import { ListingStateBadge } from './my-products/listing-state-badge';

/** The state of a listing as staff sees it: also of one that its seller has deleted. */
export function StaffListingState({ state }: { state: ListingState | 'deleted' }) {
  return state === 'deleted' ? (
    <Badge size="lg">Deleted</Badge>
  ) : (
    <ListingStateBadge state={state} />
  );
}
