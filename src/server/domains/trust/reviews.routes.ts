import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { AppOptions } from '../../app-options';
import { sendJson } from '../../http/send-json';
import { registerEndpoint } from '../access/register-endpoint';
import { findOrderRole } from '../buying/move-order-for-user';
import { sellerReviewsJson } from '../catalogue/reviews.sql';
import { createPhotoParser, rejectMissingPicture } from '../pictures/attached-photos';
import { pageRequest } from '../platform/pagination';
import { orderReviewsJson } from './reviews/reviews.sql';
import { replyToReview, writeReview } from './reviews/write-review';

/** Reviews that the two sides of an order write about each other. */
export async function reviewRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { database, responseCache } = app;
  const parsePhotos = createPhotoParser(options);

  registerEndpoint(app, calls.sellerReviews, ({ params: { uid }, query, ...context }) => {
    const page = pageRequest(query);
    return responseCache.send(context, ['sellerReviews', uid, page], () =>
      sellerReviewsJson(database, uid, page),
    );
  });

  registerEndpoint(
    app,
    calls.orderReviews,
    async ({ caller: { user }, params: { orderId }, reply }) => {
      const role = await findOrderRole(database, user, orderId);
      return sendJson(reply, await orderReviewsJson(database, orderId, { role, userId: user.id }));
    },
  );

  registerEndpoint(
    app,
    calls.reviewOrder,
    async (tx, { caller: { user }, params: { orderId }, body }) => {
      const { urls, pictureNames } = parsePhotos(body.photos);
      const review = { ...body, photos: urls };
      await writeReview(tx, { orderId, authorId: user.id, review, pictureNames }).catch(
        rejectMissingPicture,
      );
      return { acknowledged: true };
    },
  );

  registerEndpoint(
    app,
    calls.replyToReview,
    async (tx, { caller: { user }, params: { id }, body: { text } }) => {
      await replyToReview(tx, id, { userId: user.id, text });
      return { acknowledged: true };
    },
  );
}
