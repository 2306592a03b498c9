import type { Transaction } from '../../../database/database';
import { addPayoutEmail } from '../../platform/outbox.sql';
import { addLiveChanges } from '../../platform/live-changes.sql';

/** Sends the seller an email about a payout or a reversal, and refreshes their open pages. */
export async function announcePayout(
  tx: Transaction,
  { id, sellerId }: { id: string; sellerId: string },
): Promise<void> {
  await addPayoutEmail(tx, id);
  // A payout changes what the pages show about its orders.
  await addLiveChanges(tx, { about: 'order', id, recipientIds: [sellerId] });
}
