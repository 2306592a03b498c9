import { calls } from '../../contract/calls/calls';
import type { AnswerCall } from '../http/answer-call';
import { requireOwn, sameEmail } from '../http/guards';
import { pageRequest, sendPage } from '../http/list-pages';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import {
  addToWishlist,
  removeFromWishlist,
  wishlistEntryJson,
  wishlistJson,
} from '../repositories/wishlist';
import type { Services } from './services';

export function wishlistRoutes(answerCall: AnswerCall, { database }: Services): void {
  answerCall(calls.wished, async ({ asker: { user }, query: { productId, userId }, reply }) => {
    requireOwn(userId === user.uid);
    return sendJson(reply, await wishlistEntryJson(database, user, productId));
  });

  answerCall(calls.wish, async (tx, { asker: buyer, body: { productId } }) => {
    const insertedId = await addToWishlist(tx, buyer.id, productId);
    if (!insertedId) throw new Refusal(404, 'This product is no longer available.');
    return { acknowledged: true, insertedId };
  });

  answerCall(calls.wishlist, async ({ asker: buyer, params, query, ...made }) => {
    requireOwn(sameEmail(params.email, buyer.email));
    return sendPage(made, await wishlistJson(database, buyer, pageRequest(query)));
  });

  answerCall(calls.unwish, async (tx, { asker: buyer, params: { productId } }) => ({
    acknowledged: true,
    deletedCount: await removeFromWishlist(tx, buyer.id, productId),
  }));
}
