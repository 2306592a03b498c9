import { Button } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { maxListingChanges } from '../../../contract/selling/listing-changes';
import { pluralize } from '../../../contract/text/pluralize';
import { SelectionFrame } from '../../components/records/selection-frame';
import { listingActions } from './listing-actions';
import type { ListingAction, listingChangesMachine } from './listing-changes.machine';

interface SelectionBarProps {
  snapshot: SnapshotFrom<typeof listingChangesMachine>;
  send: ActorRefFrom<typeof listingChangesMachine>['send'];
  onOpen: (action: ListingAction) => void;
}

/** The actions for the selected products. */
export function SelectionBar({ snapshot, send, onOpen }: SelectionBarProps) {
  const { selected } = snapshot.context;
  if (selected.length === 0) return null;
  const isTooLong = selected.length > maxListingChanges;
  const limit = isTooLong ? `. Please select at most ${maxListingChanges}.` : '';
  return (
    <SelectionFrame
      label={inGoodsWords('Selected watches')}
      status={`${pluralize(selected.length, 'watch')} selected${limit}`}
      onClear={() => send({ type: 'listingChanges.select', selected: [] })}
    >
      {(Object.keys(listingActions) as ListingAction[]).map((action) => (
        <Button
          key={action}
          size="sm"
          variant="outline"
          flexShrink="0"
          disabled={isTooLong}
          onClick={() => onOpen(action)}
        >
          {listingActions[action].label}
        </Button>
      ))}
    </SelectionFrame>
  );
}
