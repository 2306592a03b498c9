import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { recoverLostFocus } from '../../components/forms/recover-lost-focus';
import { wishFailureMessage } from './wish-failure-message';
import type { wishlistMachine } from './wishlist.machine';

interface WishRemovalProps {
  snapshot: SnapshotFrom<typeof wishlistMachine>;
  send: ActorRefFrom<typeof wishlistMachine>['send'];
  productName: string;
}

/** The Remove button of a wish. After the removal it becomes Undo. */
export function WishRemoval({ snapshot, send, productName }: WishRemovalProps) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = snapshot.hasTag('busy');
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy) wasBusy.current = true;
    else if (wasBusy.current) recoverLostFocus(button.current);
  }, [busy]);

  const isRemoved = snapshot.matches('notWished') || snapshot.matches('adding');
  return (
    <Stack gap="0" align={{ base: 'stretch', md: 'start' }}>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <Text role="status" textStyle="xs" color="fg.muted" marginBottom={isRemoved ? '1' : '0'}>
        {isRemoved && 'Removed from your wishlist.'}
      </Text>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        aria-label={isRemoved ? `Undo: keep ${productName}` : `Remove ${productName}`}
        loading={busy}
        onClick={() => send({ type: isRemoved ? 'wishlist.add' : 'wishlist.remove' })}
      >
        {isRemoved ? 'Undo' : 'Remove'}
      </Button>
      {snapshot.hasTag('failed') && (
        <Text role="alert" color="fg.error" textStyle="xs" marginTop="1">
          {wishFailureMessage(snapshot)}
        </Text>
      )}
    </Stack>
  );
}
