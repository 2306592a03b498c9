import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { takeLostFocus } from '../../components/forms/take-lost-focus';
import { wishFailure } from './wish-failure';
import type { wishlistMachine } from './wishlist.machine';

interface WishRemovalProps {
  snapshot: SnapshotFrom<typeof wishlistMachine>;
  send: ActorRefFrom<typeof wishlistMachine>['send'];
  productName: string;
}

/** Removes a wish, with Undo in its place. */
export function WishRemoval({ snapshot, send, productName }: WishRemovalProps) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = snapshot.hasTag('busy');
  const pressed = useRef(false);
  useEffect(() => {
    if (busy) pressed.current = true;
    else if (pressed.current) takeLostFocus(button.current);
  }, [busy]);

  const isOff = snapshot.matches('notWished') || snapshot.matches('adding');
  return (
    <Stack gap="0" align={{ base: 'stretch', md: 'start' }}>
      {/* Always rendered, because screen readers do not announce a text that appears with its element. */}
      <Text role="status" textStyle="xs" color="fg.muted" marginBottom={isOff ? '1' : '0'}>
        {isOff && 'Removed from your wishlist.'}
      </Text>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        aria-label={isOff ? `Undo: keep ${productName}` : `Remove ${productName}`}
        loading={busy}
        onClick={() => send({ type: isOff ? 'wishlist.add' : 'wishlist.remove' })}
      >
        {isOff ? 'Undo' : 'Remove'}
      </Button>
      {snapshot.hasTag('failed') && (
        <Text role="alert" color="fg.error" textStyle="xs" marginTop="1">
          {wishFailure(snapshot)}
        </Text>
      )}
    </Stack>
  );
}
