import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { requiredText } from '../http/fields';
import { requireOwn, sameEmail } from '../http/guards';
import { pageRequest, sendPage } from '../http/list-pages';
import { productBody } from '../http/body-limits';
import { parse } from '../http/parse';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import { addToWishlist, wishlistEntryJson, wishlistJson } from '../repositories/wishlist';
import type { Services } from './services';

const productIdField = requiredText('The productId is missing.', 200);
const checkSchema = z.object({
  productId: productIdField,
  userId: z.string('The userId is missing.'),
});
const newEntrySchema = z.object({ productId: productIdField });

export function wishlistRoutes(app: FastifyInstance, { database, guards }: Services): void {
  app.get('/wishlist', async (request, reply) => {
    const user = await guards.signedIn(request);
    const { productId, userId } = parse(checkSchema, request.query);
    requireOwn(userId === user.uid);
    return sendJson(reply, await wishlistEntryJson(database, user, productId));
  });

  app.post('/wishlist', productBody, async (request) => {
    const buyer = await guards.role(request, 'buyer');
    const { productId } = parse(newEntrySchema, request.body);
    const insertedId = await addToWishlist(database, buyer.id, productId);
    if (!insertedId) throw new Refusal(404, 'This product is no longer available.');
    return { acknowledged: true, insertedId };
  });

  app.get<{ Params: { email: string } }>('/wishlist/:email', async (request, reply) => {
    const buyer = await guards.role(request, 'buyer');
    requireOwn(sameEmail(request.params.email, buyer.email));
    const entries = await wishlistJson(database, buyer, pageRequest(request));
    return sendPage(request, reply, entries);
  });
}
