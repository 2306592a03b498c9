import { calls } from '../../contract/calls/calls';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { requireOwn, sameEmail } from '../http/guards';
import { pageRequest, sendPage } from '../http/pagination';
import { HttpError } from '../http/http-error';
import { sendJson } from '../http/send-json';
import {
  addToWishlist,
  removeFromWishlist,
  wishlistEntryJson,
  wishlistJson,
} from '../repositories/wishlist';
import type { Services } from './services';

export function wishlistRoutes(registerEndpoint: RegisterEndpoint, { database }: Services): void {
  registerEndpoint(
    calls.wished,
    async ({ caller: { user }, query: { productId, userId }, reply }) => {
      requireOwn(userId === user.uid);
      return sendJson(reply, await wishlistEntryJson(database, user, productId));
    },
  );

  registerEndpoint(calls.wish, async (tx, { caller: buyer, body: { productId } }) => {
    const insertedId = await addToWishlist(tx, buyer.id, productId);
    if (!insertedId) throw new HttpError(404, 'This product is no longer available.');
    return { acknowledged: true, insertedId };
  });

  registerEndpoint(calls.wishlist, async ({ caller: buyer, params, query, ...context }) => {
    requireOwn(sameEmail(params.email, buyer.email));
    return sendPage(context, await wishlistJson(database, buyer, pageRequest(query)));
  });

  registerEndpoint(calls.unwish, async (tx, { caller: buyer, params: { productId } }) => ({
    acknowledged: true,
    deletedCount: await removeFromWishlist(tx, buyer.id, productId),
  }));
}
