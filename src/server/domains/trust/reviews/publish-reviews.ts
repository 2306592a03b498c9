import type { Database, Transaction } from '../../../database/database';
import { refreshRatings } from '../../catalogue/ratings.sql';
import { addLiveChanges, addPublicChange } from '../../platform/live-changes.sql';
import { notifyParties } from './review-notifications.sql';
import { findOrdersToPublish, lockPeople, publishReviewsOfOrder } from './reviews.sql';

const batchSize = 200;

/**
 * Publishes the reviews of an order if both sides have written, or the time is over. The transaction has locked both.
 * Returns whether any was published.
 */
export async function publishReviews(
  tx: Transaction,
  orderId: string,
  people: string[],
): Promise<boolean> {
  const subjectIds = await publishReviewsOfOrder(tx, orderId);
  if (subjectIds.length === 0) return false;
  await refreshRatings(tx, subjectIds);
  await notifyParties(tx, [orderId], 'reviewed');
  await addLiveChanges(tx, { about: 'order', id: orderId, recipientIds: people });
  await addPublicChange(tx);
  return true;
}

/** Publishes the reviews whose time has ended, each order in its own transaction. Returns the number of orders. */
export async function publishDueReviews(
  database: Database,
  isStopping: () => boolean,
): Promise<number> {
  for (let total = 0; ;) {
    const due = await findOrdersToPublish(database, batchSize);
    for (const { orderId, people } of due) {
      if (isStopping()) return total;
      const isPublished = await database.transaction(async (tx) => {
        await lockPeople(tx, people);
        return publishReviews(tx, orderId, people);
      });
      if (isPublished) total += 1;
    }
    if (due.length < batchSize) return total;
  }
}
