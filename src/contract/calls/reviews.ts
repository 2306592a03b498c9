import * as z from 'zod/mini';
import { notFoundMessages } from '../platform/not-found';
import { acknowledgementSchema } from '../platform/mutation-results';
import {
  newReviewSchema,
  orderReviewsSchema,
  reviewReplySchema,
  reviewSchema,
} from '../trust/review';
import type { Call } from './call';
import { pageQuery } from './request-fields';

const orderNotFound = 'There is no such order, or the caller is not part of it.';

/** What buyers and sellers write about each other (docs/trust.md#reviews). */
export const reviewCalls = {
  sellerReviews: {
    method: 'GET',
    path: '/seller/{uid}/reviews',
    summary: 'List what buyers wrote about a seller, newest first',
    auth: 'public',
    query: pageQuery,
    response: z.array(reviewSchema),
  },
  orderReviews: {
    method: 'GET',
    path: '/sales/{orderId}/reviews',
    summary: 'Read the reviews of an order as its buyer, its seller or staff',
    auth: 'signedIn',
    response: orderReviewsSchema,
    errors: { 404: orderNotFound },
  },
  reviewOrder: {
    method: 'POST',
    path: '/sales/{orderId}/reviews',
    summary:
      'Review the other side of an order; others read it once both have written, or the time is over',
    auth: 'signedIn',
    acceptsIdempotencyKey: true,
    body: newReviewSchema,
    response: acknowledgementSchema,
    errors: {
      404: orderNotFound,
      409: 'The caller has reviewed the order, or it ended without a hand-over or too long ago.',
    },
  },
  replyToReview: {
    method: 'POST',
    path: '/reviews/{id}/reply',
    summary: 'Answer a review as the person reviewed, once',
    auth: 'signedIn',
    acceptsIdempotencyKey: true,
    body: reviewReplySchema,
    response: acknowledgementSchema,
    errors: { 404: notFoundMessages.review, 409: 'The review has an answer.' },
  },
} satisfies Record<string, Call>;
