import {
  newOfferSchema,
  offerAnswerSchema,
  offerResultSchema,
  offerSettingsSchema,
  sellerOfferResultSchema,
  sellerOfferSchema,
} from '../buying/offer';
import { modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { forbiddenOrUnconfirmed, type Call } from './call';

const offersPerMinute = 30;

const blockedDescription =
  'The other person has blocked the caller, or the caller the other person.';

/** Offers of buyers for products, and their answers (docs/buying.md#offers). */
export const offerCalls = {
  makeOffer: {
    method: 'POST',
    path: '/offers',
    summary: "Offer the seller of a product a price, in the buyer's conversation about it",
    auth: 'buyer',
    body: newOfferSchema,
    perMinute: offersPerMinute,
    acceptsIdempotencyKey: true,
    response: offerResultSchema,
    errors: {
      403: `${blockedDescription} Or it is the caller's own product, or the buyer's email address is not confirmed.`,
      404: notFoundMessages.product,
      409: 'The product is not for sale at another price, or the buyer has reached a limit of offers.',
    },
  },
  answerOffer: {
    method: 'POST',
    path: '/offers/{id}/answers',
    summary:
      'Accept, decline or withdraw an offer, or name another price; an accepted one reserves the product for its buyer',
    auth: 'signedIn',
    body: offerAnswerSchema,
    perMinute: offersPerMinute,
    acceptsIdempotencyKey: true,
    response: offerResultSchema,
    errors: {
      403: `${blockedDescription} Or it is accepted or gets another price, and the caller's email address is not confirmed.`,
      404: notFoundMessages.offer,
      409: 'The offer has another price or state now, or the product is no longer for sale.',
    },
  },
  sendOffers: {
    method: 'POST',
    path: '/listings/{id}/offers',
    summary: 'Offer a product at a lower price to those who saved it or asked about it',
    auth: 'seller',
    body: sellerOfferSchema,
    perMinute: offersPerMinute,
    acceptsIdempotencyKey: true,
    response: sellerOfferResultSchema,
    errors: {
      403: forbiddenOrUnconfirmed,
      404: notFoundMessages.product,
      409: 'The product is not for sale at another price, its seller has sent an offer in the last 24 hours, or no buyer can get it.',
    },
  },
  setOffers: {
    method: 'PUT',
    path: '/listings/{id}/offers',
    summary: 'Set whether buyers can offer another price, and below which price an offer declines',
    auth: 'seller',
    body: offerSettingsSchema,
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: { 404: notFoundMessages.product },
  },
} satisfies Record<string, Call>;
