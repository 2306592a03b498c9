import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from './wishlist.machine';

/** Returns the message for the user after a change of the wishlist failed. */
export function wishFailureMessage(snapshot: SnapshotFrom<typeof wishlistMachine>): string {
  return snapshot.matches('notWished')
    ? 'Not added to your wishlist. Please try again.'
    : 'Not removed from your wishlist. Please try again.';
}
