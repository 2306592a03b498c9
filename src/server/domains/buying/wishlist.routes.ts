import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { requireOwn, sameEmail } from '../access/requirements';
import { pageRequest, sendPage } from '../platform/pagination';
import { HttpError } from '../../http/http-error';
import { sendJson } from '../../http/send-json';
import { addToWishlist, removeFromWishlist, wishlistEntryJson, wishlistJson } from './wishlist.sql';

export async function wishlistRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(
    app,
    calls.wished,
    async ({ caller: { user }, query: { productId, userId }, reply }) => {
      requireOwn(userId === user.uid);
      return sendJson(reply, await wishlistEntryJson(database, user, productId));
    },
  );

  registerEndpoint(app, calls.wish, async (tx, { caller: buyer, body: { productId } }) => {
    const insertedId = await addToWishlist(tx, buyer.id, productId);
    if (!insertedId) throw new HttpError(404, 'This watch is no longer available.');
    return { acknowledged: true, insertedId };
  });

  registerEndpoint(app, calls.wishlist, async ({ caller: buyer, params, query, ...context }) => {
    requireOwn(sameEmail(params.email, buyer.email));
    return sendPage(context, await wishlistJson(database, buyer, pageRequest(query)));
  });

  registerEndpoint(app, calls.unwish, async (tx, { caller: buyer, params: { productId } }) => ({
    acknowledged: true,
    deletedCount: await removeFromWishlist(tx, buyer.id, productId),
  }));
}
