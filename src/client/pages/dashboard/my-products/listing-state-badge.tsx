import { Badge } from '@chakra-ui/react';
import { listingStateLabels, type ListingState } from '../../../../contract/listing';

const palettes: Record<ListingState, string> = {
  draft: 'gray',
  forSale: 'brand',
  paused: 'orange',
  booked: 'blue',
  sold: 'green',
  refunded: 'gray',
};

export function ListingStateBadge({ state }: { state: ListingState }) {
  return (
    <Badge colorPalette={palettes[state]} size="lg" whiteSpace="nowrap">
      {listingStateLabels[state]}
    </Badge>
  );
}
