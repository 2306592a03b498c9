import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { pluralize } from '../../../contract/text/pluralize';
import type { AppOptions } from '../../app-options';
import { NotFoundError } from '../../errors/domain-error';
import { registerEndpoint } from '../access/register-endpoint';
import { requireConfirmedEmail, requireOwn } from '../access/requirements';
import { mapQuotaError } from '../platform/map-quota-error';
import { lockEditableProduct } from '../selling/editable-products.sql';
import { answerOffer } from './answer-offer';
import { makeOffer } from './make-offer';
import { sendOffers } from './send-offers';
import { storeOfferSettings } from './offers.sql';

/** Makes and answers offers, and stores the settings of a listing. */
export async function offerRoutes(
  app: FastifyInstance,
  { publicConfiguration: { requiresConfirmedEmail } }: AppOptions,
): Promise<void> {
  const { limits } = app;

  registerEndpoint(app, calls.makeOffer, async (tx, { caller: buyer, body }) => {
    if (requiresConfirmedEmail) requireConfirmedEmail(buyer);
    const made = await mapQuotaError(
      makeOffer(tx, { ...body, buyerId: buyer.id }, limits),
      `You have ${pluralize(limits.openOffers, 'open offer')}, or have asked about too many watches today. Wait for an answer, or withdraw an offer.`,
    );
    return { acknowledged: true, ...made };
  });

  registerEndpoint(
    app,
    calls.answerOffer,
    async (tx, { caller: { user }, params: { id }, body: { type, amount } }) => {
      const isForDeal = type === 'accept' || type === 'counter';
      if (requiresConfirmedEmail && isForDeal) requireConfirmedEmail(user);
      const answer = { offerId: id, userId: user.id, answer: type, amount };
      return { acknowledged: true, ...(await answerOffer(tx, answer, limits)) };
    },
  );

  registerEndpoint(app, calls.sendOffers, async (tx, { caller: seller, params: { id }, body }) => {
    if (requiresConfirmedEmail) requireConfirmedEmail(seller);
    const offer = { ...body, productId: id, sellerId: seller.id };
    const sentCount = await mapQuotaError(
      sendOffers(tx, offer, limits),
      'You have offered this watch in the last 24 hours. Please wait before the next offer.',
    );
    return { acknowledged: true, sentCount };
  });

  registerEndpoint(app, calls.setOffers, async (tx, { caller: seller, params: { id }, body }) => {
    const record = await lockEditableProduct(tx, id);
    if (!record) throw new NotFoundError('product');
    requireOwn(record.sellerId === seller.id);
    return { acknowledged: true, modifiedCount: await storeOfferSettings(tx, id, body) };
  });
}
