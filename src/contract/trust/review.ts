import * as z from 'zod/mini';
import { skipInvalid, tolerate } from '../platform/tolerance';
import { requiredText } from '../text/text';
import { maxReviewPhotos, reviewTexts } from './review-rules';

/** An ISO 8601 time. */
const time = z.string();

export const newReviewSchema = z.object({
  rating: z
    .int(reviewTexts.ratingRequired)
    .check(z.minimum(1, reviewTexts.ratingRequired), z.maximum(5, reviewTexts.ratingRequired)),
  text: requiredText(reviewTexts.textRequired, reviewTexts.maxLength),
  /** URLs of uploaded pictures. */
  photos: z.optional(
    z
      .array(requiredText('A photo must be a URL.', 2000))
      .check(z.maxLength(maxReviewPhotos, `At most ${maxReviewPhotos} photos are allowed.`)),
  ),
});
export type NewReview = z.output<typeof newReviewSchema>;

export const reviewReplySchema = z.object({
  text: requiredText(reviewTexts.replyRequired, reviewTexts.maxLength),
});

/** A review as everybody reads it. */
export const reviewSchema = z.object({
  id: z.string(),
  /** The side that wrote it. */
  by: z.enum(['buyer', 'seller']),
  /** The first name; empty after the account was erased. */
  authorName: z.string(),
  rating: z.int(),
  text: z.string(),
  photos: z.array(z.string()),
  createdAt: time,
  /** Null for an order of long ago. */
  productName: z.nullable(z.string()),
  /** Whether it is part of the average. */
  counted: z.boolean(),
  reply: z.nullable(z.string()),
});
skipInvalid(reviewSchema);
export type Review = z.infer<typeof reviewSchema>;

/** The reviews of an order as one side, or staff, reads them. */
export const orderReviewsSchema = z.object({
  /** Until when the caller can write one; null if they have, or it is not possible. */
  writeUntil: z.nullable(time),
  reviews: z.array(
    z.extend(reviewSchema, {
      /** Whether others can read it. */
      isPublished: z.boolean(),
      /** Whether a decision hides it. */
      isHidden: z.boolean(),
      /** Whether the caller can answer it. */
      canReply: z.boolean(),
    }),
  ),
});
tolerate(orderReviewsSchema);
export type OrderReviews = z.infer<typeof orderReviewsSchema>;
export type OrderReview = OrderReviews['reviews'][number];

/** The average of at least three reviews, and their number. */
export const ratingSchema = z.object({ average: z.number(), count: z.int() });
export type Rating = z.infer<typeof ratingSchema>;
