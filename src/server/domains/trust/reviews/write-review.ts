import { pluralize } from '../../../../contract/text/pluralize';
import type { NewReview } from '../../../../contract/trust/review';
import { reviewDays } from '../../../../contract/trust/review-rules';
import type { Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { findOrderParties } from '../../buying/sales.sql';
import { linkPictures } from '../../pictures/stored-pictures.sql';
import { addPublicChange } from '../../platform/live-changes.sql';
import { redactContactDetails } from '../../platform/redact-contact-details';
import { publishReviews } from './publish-reviews';
import { findReply, findReview, insertReview, lockPeople, storeReply } from './reviews.sql';

interface ReviewToWrite {
  orderId: string;
  authorId: string;
  review: NewReview;
  /** The names of the photos that this server stores. */
  pictureNames: readonly string[];
}

/** A review is public, so it has no phone number and no address, not even the author's own. */
const publicText = (text: string): string => redactContactDetails(text) ?? text;

/**
 * Stores what one side of an order writes about the other. The second review publishes both. A repeated request with
 * the same content changes nothing.
 * @throws NotFoundError, DomainError
 */
export async function writeReview(
  tx: Transaction,
  { orderId, authorId, review, pictureNames }: ReviewToWrite,
): Promise<void> {
  const parties = await findOrderParties(tx, orderId);
  if (!parties) throw new NotFoundError('order');
  const { buyerId, sellerId } = parties;
  if (authorId !== buyerId && authorId !== sellerId) throw new NotFoundError('order');
  const sides =
    authorId === buyerId
      ? ({ authorId, subjectId: sellerId, writtenBy: 'buyer' } as const)
      : ({ authorId, subjectId: buyerId, writtenBy: 'seller' } as const);
  await lockPeople(tx, [buyerId, sellerId]);
  const text = publicText(review.text);
  const id = await insertReview(tx, orderId, sides, { ...review, text });
  if (id === undefined) {
    const earlier = await findReview(tx, orderId, sides);
    if (earlier?.text === text && earlier.rating === review.rating) return;
    throw new DomainError(
      'conflict',
      earlier
        ? "You've already reviewed this order. You can't change a review."
        : `You can review an order for ${pluralize(reviewDays, 'day')} after it ended with a hand-over.`,
    );
  }
  await linkPictures(tx, { use: 'review', id, userId: authorId }, pictureNames);
  await publishReviews(tx, orderId, [buyerId, sellerId]);
}

/**
 * Stores the answer of the person reviewed. A repeated request with the same text changes nothing.
 * @throws NotFoundError, DomainError
 */
export async function replyToReview(
  tx: Transaction,
  id: string,
  reply: { userId: string; text: string },
): Promise<void> {
  const text = publicText(reply.text);
  if (await storeReply(tx, id, { ...reply, text })) return addPublicChange(tx);
  const earlier = await findReply(tx, id, reply.userId);
  if (earlier === undefined) throw new NotFoundError('review');
  if (earlier !== text) throw new DomainError('conflict', "You've already answered this review.");
}
