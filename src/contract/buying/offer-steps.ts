import { offerMachine, type OfferEvent, type OfferState } from '../offer.machine';
import type { Money } from '../payments/money';
import { formatAmount } from '../selling/format-price';
import { offerAnswers, type OfferAnswer } from './offer';

/** Returns what a role can do with an offer, in the order of the buttons. */
export const availableAnswers = (state: OfferState, role: 'buyer' | 'seller'): OfferAnswer[] =>
  offerAnswers.filter((answer) =>
    offerSnapshot(state).can({ type: `${role}.${answer}` } satisfies OfferEvent),
  );

/** Returns the snapshot of an offer in a state. */
export const offerSnapshot = (state: OfferState) => offerMachine.resolveState({ value: state });

/** The text of the message that an offer, or an answer to it, adds to the conversation, in its sender's words. */
export const offerTexts: Record<'offer' | 'sellerOffer' | OfferAnswer, (price: Money) => string> = {
  offer: (price) => `I offer ${format(price)}.`,
  sellerOffer: (price) => `I can offer this to you for ${format(price)}.`,
  counter: (price) => `How about ${format(price)}?`,
  accept: (price) => `I accept the price of ${format(price)}.`,
  decline: (price) => `I decline the price of ${format(price)}.`,
  withdraw: (price) => `I withdraw my offer of ${format(price)}.`,
};

const format = ({ amount, currency }: Money) => formatAmount(amount, currency);
