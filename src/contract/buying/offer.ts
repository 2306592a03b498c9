import * as z from 'zod/mini';
import type { OfferState } from '../offer.machine';
import { acknowledgementSchema } from '../platform/mutation-results';
import { requiredText } from '../text/text';

/** A record, so that none can be missing. Pages that only read offers do not load the machine. */
const states: Record<OfferState, true> = {
  offered: true,
  countered: true,
  accepted: true,
  declined: true,
  withdrawn: true,
  expired: true,
};
export const offerStates = Object.keys(states) as [OfferState, ...OfferState[]];

/** The last offer of a conversation (docs/buying.md#offers). */
export const offerSchema = z.object({
  id: z.string(),
  state: z.enum(offerStates),
  /** The last price, in the smallest unit of the currency. */
  amount: z.int(),
  currency: z.string(),
  /** An ISO 8601 time; null for an offer that has ended. */
  expiresAt: z.nullable(z.string()),
  /** How many more prices the two can name for this product. */
  roundsLeft: z.int(),
  /** Whether the seller began, and does not know the buyer before an answer. Absent from older servers. */
  isBuyerUnknown: z.optional(z.boolean()),
});
export type Offer = z.infer<typeof offerSchema>;

/** What one of the two does with an offer that the other one, or they themselves, made. */
export const offerAnswers = ['accept', 'counter', 'decline', 'withdraw'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

const amountMessage = 'Please enter a price.';
const amount = z.int(amountMessage).check(z.minimum(1, amountMessage));

/** A buyer's offer, in the smallest unit of the product's currency. */
export const newOfferSchema = z.object({
  productId: requiredText('The productId is missing.', 200),
  amount,
  currency: requiredText('The currency is missing.', 3),
});

/** An answer. `amount` is the new price of a counter-offer; for others the price that the sender sees. */
export const offerAnswerSchema = z.object({
  type: z.enum(offerAnswers, 'There is no such answer.'),
  amount,
});

/** What a seller sets for a listing: in the smallest unit of its currency, and null for no lowest price. */
export const offerSettingsSchema = z.object({
  acceptsOffers: z.boolean('acceptsOffers must be true or false.'),
  lowestOffer: z.nullable(amount),
});
export type OfferSettings = z.infer<typeof offerSettingsSchema>;

/** The most people to whom a seller offers a product at a time: the last who saved it or asked about it. */
export const maxOfferRecipients = 50;

/** A seller's offer to those who saved the product or asked about it, in the smallest unit of its currency. */
export const sellerOfferSchema = z.omit(newOfferSchema, { productId: true });

export const sellerOfferResultSchema = z.extend(acknowledgementSchema, {
  /** The number of people who got it. */
  sentCount: z.int(),
});

export const offerResultSchema = z.extend(acknowledgementSchema, {
  conversationId: z.string(),
  state: z.enum(offerStates),
});
