import { reviewCalls } from '../../contract/calls/reviews' with { type: 'signature' };
import { maxPageSize } from '../../contract/platform/page-size';
import { injectCalls } from './inject-calls';

/** What buyers and sellers write about each other. */
export const reviewsApi = injectCalls(
  reviewCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/reviews'))
      .reviewCalls,
  ({ query, mutation }) => ({
    /** What buyers wrote last about a seller, `neededCount` reviews if there are that many. */
    sellerReviews: query('sellerReviews', {
      argument: ({ uid }: { uid: string; neededCount: number }) => uid,
      request: ({ neededCount }) => ({
        params: { limit: Math.min(neededCount, maxPageSize) },
        neededCount,
      }),
      providesTags: ['Users'],
    }),
    orderReviews: query('orderReviews', { providesTags: ['Sales'] }),
    reviewOrder: mutation('reviewOrder', {
      request: { idempotencyScope: 'orders' },
      invalidatesTags: ['Sales', 'Users'],
    }),
    replyToReview: mutation('replyToReview', {
      request: { idempotencyScope: 'orders' },
      invalidatesTags: ['Sales', 'Users'],
    }),
  }),
);

export const { useSellerReviewsQuery, useOrderReviewsQuery } = reviewsApi;
