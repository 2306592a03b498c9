import type { Offer, OfferAnswer } from '../../../contract/buying/offer';
import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

/** What the user does: makes an offer (a seller to all who are interested), or answers one. */
export type OfferAction = 'offer' | OfferAnswer;

/** The action, and the offer as it was when the dialog opened: the other side may change it meanwhile. */
export interface OfferSubject {
  action: OfferAction;
  /** The offer to answer; absent for a first one. */
  offer?: Pick<Offer, 'id' | 'amount'>;
}

/** Makes or answers an offer. Its price is in the smallest unit of the currency. */
export const offeringMachine = createConfirmationMachine<OfferSubject, { amount: number }>({
  id: 'offering',
  description: 'Makes an offer, or answers one.',
  subject: { action: 'offer' },
  open: 'The user presses Make an offer, Offer a lower price, or an answer to one.',
  confirming: 'The dialog asks for a price, or for a confirmation.',
  confirm: 'The user sends it.',
  done: 'The server has it.',
});
