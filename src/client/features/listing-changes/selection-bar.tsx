import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { maxListingChanges } from '../../../contract/listing-changes';
import { formatProductCount, listingActions } from './listing-actions';
import type { ListingAction, listingChangesMachine } from './listing-changes.machine';

interface SelectionBarProps {
  snapshot: SnapshotFrom<typeof listingChangesMachine>;
  send: ActorRefFrom<typeof listingChangesMachine>['send'];
}

/** The actions for the selected products. It stays at the bottom of the window. */
export function SelectionBar({ snapshot, send }: SelectionBarProps) {
  const { selected } = snapshot.context;
  if (selected.length === 0) return null;
  const isTooLong = selected.length > maxListingChanges;
  return (
    <Box
      role="region"
      aria-label="Selected products"
      position="sticky"
      bottom="4"
      zIndex="docked"
      marginTop="4"
      padding="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
    >
      <Flex gap="2" align="center" flexWrap="wrap">
        <Text role="status" fontWeight="600" marginEnd="2" textStyle="sm">
          {`${formatProductCount(selected.length)} selected${
            isTooLong ? `. Please select at most ${maxListingChanges}.` : ''
          }`}
        </Text>
        {(Object.keys(listingActions) as ListingAction[]).map((action) => (
          <Button
            key={action}
            size="sm"
            variant="outline"
            disabled={isTooLong}
            {...(listingActions[action].destructive && { colorPalette: 'red' })}
            onClick={() => send({ type: 'listingChanges.open', action })}
          >
            {listingActions[action].label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => send({ type: 'listingChanges.select', selected: [] })}
        >
          Clear selection
        </Button>
      </Flex>
    </Box>
  );
}
