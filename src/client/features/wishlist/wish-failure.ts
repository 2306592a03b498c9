import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from './wishlist.machine';

/** The message of a failed change of the wishlist. */
export function wishFailure(snapshot: SnapshotFrom<typeof wishlistMachine>): string {
  return snapshot.matches('notWished')
    ? 'Not added to your wishlist. Please try again.'
    : 'Not removed from your wishlist. Please try again.';
}
