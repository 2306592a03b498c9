import { outcomeOf, type Card } from '../../../src/sandbox/stripe/test-cards';

const today = new Date(2026, 10, 21);

function outcome(card: Partial<Card>) {
  const result = outcomeOf(
    { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, securityCode: '123', ...card },
    today,
  );
  return result.kind === 'declined'
    ? (result.error.decline_code ?? result.error.code)
    : result.kind;
}

test.each([
  ['4242424242424242', 'approved'],
  ['5555555555554444', 'approved'],
  ['4000000000005126', 'approved'],
  ['4000000000000259', 'approved'],
  ['4000002500003155', 'authentication'],
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000009987', 'lost_card'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4242424242424241', 'incorrect_number'],
  ['4111111111111111', 'test_mode_live_card'],
])('the card %s is %s', (number, expected) => {
  expect(outcome({ number })).toBe(expected);
});

test('a card is good to the end of its month', () => {
  expect(outcome({ expiryMonth: 11, expiryYear: 2026 })).toBe('approved');
  expect(outcome({ expiryMonth: 10, expiryYear: 2026 })).toBe('invalid_expiry_year');
});

test('a month and a security code that cannot be are refused', () => {
  expect(outcome({ expiryMonth: 13 })).toBe('invalid_expiry_month');
  expect(outcome({ expiryMonth: Number.NaN })).toBe('invalid_expiry_month');
  expect(outcome({ securityCode: '12' })).toBe('invalid_cvc');
});
