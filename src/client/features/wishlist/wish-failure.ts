import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from './wishlist.machine';

/** What is said of a change of the wishlist that came to nothing. */
export function wishFailure(snapshot: SnapshotFrom<typeof wishlistMachine>): string {
  return snapshot.matches('notWished')
    ? 'Not added to your wishlist. Please try again.'
    : 'Not removed from your wishlist. Please try again.';
}
