import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { maxListingChanges } from '../../../contract/listing-changes';
import { formatProductCount, listingActions } from './listing-actions';
import type { ListingAction, listingChangesMachine } from './listing-changes.machine';

interface SelectionBarProps {
  snapshot: SnapshotFrom<typeof listingChangesMachine>;
  send: ActorRefFrom<typeof listingChangesMachine>['send'];
}

/** On a phone, one line that scrolls, because the bar covers the list. The padding is for the focus rings. */
const actionStyles = {
  gap: '2',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  width: 'full',
  margin: '-1',
  padding: '1',
} as const;

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
      bottom={{ base: '2', md: '4' }}
      zIndex="docked"
      marginTop="4"
      padding={{ base: '2', md: '3' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
    >
      <Flex gap="2" align="center" flexWrap="wrap">
        <Text role="status" fontWeight="600" textStyle="sm" flex={{ base: '1', md: 'none' }}>
          {`${formatProductCount(selected.length)} selected${
            isTooLong ? `. Please select at most ${maxListingChanges}.` : ''
          }`}
        </Text>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => send({ type: 'listingChanges.select', selected: [] })}
        >
          Clear selection
        </Button>
        <Flex {...actionStyles}>
          {(Object.keys(listingActions) as ListingAction[]).map((action) => (
            <Button
              key={action}
              size="sm"
              variant="outline"
              flexShrink="0"
              disabled={isTooLong}
              {...(listingActions[action].destructive && { colorPalette: 'red' })}
              onClick={() => send({ type: 'listingChanges.open', action })}
            >
              {listingActions[action].label}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Box>
  );
}
