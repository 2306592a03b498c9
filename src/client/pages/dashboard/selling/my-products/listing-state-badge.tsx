import { Badge } from '@chakra-ui/react';
import { listingStateLabels, type ListingState } from '../../../../../contract/selling/listing';

const palettes: Record<ListingState, string> = {
  draft: 'gray',
  forSale: 'brand',
  paused: 'orange',
  booked: 'blue',
  sold: 'green',
  refunded: 'gray',
};

interface ListingStateBadgeProps {
  state: ListingState;
  /** The id of the moderation decision that hides a paused listing. */
  hiddenBy?: string | null | undefined;
}

export function ListingStateBadge({ state, hiddenBy }: ListingStateBadgeProps) {
  return (
    <Badge colorPalette={hiddenBy ? 'red' : palettes[state]} size="lg" whiteSpace="nowrap">
      {hiddenBy ? 'Hidden' : listingStateLabels[state]}
    </Badge>
  );
}
