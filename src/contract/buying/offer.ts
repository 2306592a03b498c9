import * as z from 'zod/mini';
import { offerMachine, type OfferEvent, type OfferState } from '../offer.machine';
import type { Money } from '../payments/money';
import { formatAmount } from '../selling/format-price';
import { acknowledgementSchema } from '../platform/mutation-results';
import { requiredText } from '../text/text';

export const offerStates = Object.keys(offerMachine.states) as [OfferState, ...OfferState[]];

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
});
export type Offer = z.infer<typeof offerSchema>;

/** What one of the two does with an offer that the other one, or they themselves, made. */
export const offerAnswers = ['accept', 'counter', 'decline', 'withdraw'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** Returns what a role can do with an offer, in the order of the buttons. */
export const availableAnswers = (state: OfferState, role: 'buyer' | 'seller'): OfferAnswer[] =>
  offerAnswers.filter((answer) =>
    offerSnapshot(state).can({ type: `${role}.${answer}` } satisfies OfferEvent),
  );

/** Returns the snapshot of an offer in a state. */
export const offerSnapshot = (state: OfferState) => offerMachine.resolveState({ value: state });

/** The text of the message that an offer, or an answer to it, adds to the conversation, in its sender's words. */
export const offerTexts: Record<'offer' | OfferAnswer, (price: Money) => string> = {
  offer: (price) => `I offer ${format(price)}.`,
  counter: (price) => `How about ${format(price)}?`,
  accept: (price) => `I accept the price of ${format(price)}.`,
  decline: (price) => `I decline the price of ${format(price)}.`,
  withdraw: (price) => `I withdraw my offer of ${format(price)}.`,
};

const format = ({ amount, currency }: Money) => formatAmount(amount, currency);

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

export const offerResultSchema = z.extend(acknowledgementSchema, {
  conversationId: z.string(),
  state: z.enum(offerStates),
});
