import { passesLuhn } from './luhn';
import type { StripeErrorBody } from './payment-intent';

/** The outcome of a payment with one of Stripe's test cards (https://docs.stripe.com/testing). */
export type CardOutcome =
  { kind: 'approved' } | { kind: 'authentication' } | { kind: 'declined'; error: StripeErrorBody };

function decline(code: string, message: string, declineCode?: string): CardOutcome {
  return {
    kind: 'declined',
    error: {
      type: 'card_error',
      code,
      message,
      ...(declineCode && { decline_code: declineCode }),
    },
  };
}

const approvedOutcome: CardOutcome = { kind: 'approved' };
const authenticationOutcome: CardOutcome = { kind: 'authentication' };

const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': approvedOutcome,
  '4000056655665556': approvedOutcome,
  '5555555555554444': approvedOutcome,
  '2223003122003222': approvedOutcome,
  '378282246310005': approvedOutcome,
  '6011111111111117': approvedOutcome,
  '4000000000005126': approvedOutcome,
  '4000000000007726': approvedOutcome,
  '4000000000000259': approvedOutcome,
  '4000002500003155': authenticationOutcome,
  '4000002760003184': authenticationOutcome,
  '4000000000000002': decline('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000009995': decline(
    'card_declined',
    'Your card has insufficient funds.',
    'insufficient_funds',
  ),
  '4000000000009987': decline('card_declined', 'Your card was declined.', 'lost_card'),
  '4000000000009979': decline('card_declined', 'Your card was declined.', 'stolen_card'),
  '4000000000000069': decline('expired_card', 'Your card has expired.'),
  '4000000000000127': decline('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': decline(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
};

// A stored charge has only the last four digits of its card. They are unique among the test cards.
export const doesRefundFail = (last4: string) => last4 === '5126';
export const isRefundPending = (last4: string) => last4 === '7726';
export const isChargeDisputed = (last4: string) => last4 === '0259';

/** The test cards that the payment page suggests. */
export const suggestedTestCards = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds' },
  { number: '4000 0025 0000 3155', outcome: 'asks for approval, then succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has insufficient funds' },
];

const liveCardOutcome = decline(
  'card_declined',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  'test_mode_live_card',
);

export interface Card {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
}

export function getOutcome(card: Card, today = new Date()): CardOutcome {
  if (!/^\d{12,19}$/.test(card.number) || !passesLuhn(card.number)) {
    return decline('incorrect_number', 'Your card number is incorrect.');
  }
  if (!(card.expiryMonth >= 1 && card.expiryMonth <= 12)) {
    return decline('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (new Date(card.expiryYear, card.expiryMonth) <= today) {
    return decline('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (!/^\d{3,4}$/.test(card.securityCode)) {
    return decline('invalid_cvc', "Your card's security code is invalid.");
  }
  return outcomes[card.number] ?? liveCardOutcome;
}
