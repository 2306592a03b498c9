import {
  brandOf,
  checkExpiry,
  checkNumber,
  checkPostalCode,
  checkSecurityCode,
  formatExpiry,
  formatNumber,
} from '../../../src/sandbox/browser/card-text';

const today = new Date(2026, 10, 21);

test.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  ['42424242424242429999', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['no digits', ''],
])('the card number %s is written as "%s"', (typed, written) => {
  expect(formatNumber(typed)).toBe(written);
});

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['1230', '12 / 30'],
  ['12/30', '12 / 30'],
  ['5', '05 / '],
  ['123099', '12 / 30'],
])('the expiry %s is written as "%s"', (typed, written) => {
  expect(formatExpiry(typed)).toBe(written);
});

test.each([
  ['4242 4242 4242 4242', 'visa'],
  ['5555', 'mastercard'],
  ['2223', 'mastercard'],
  ['3782', 'amex'],
  ['6011', 'discover'],
  ['9', 'unknown'],
])('%s is a card of %s', (number, brand) => {
  expect(brandOf(number)).toBe(brand);
});

test.each([
  ['4242 4242', 'incomplete_number'],
  ['4242 4242 4242 4241', 'invalid_number'],
  ['4242 4242 4242 4242', undefined],
  ['3782 822463 10005', undefined],
])('the card number %s has the problem %s', (number, code) => {
  expect(checkNumber(number)?.code).toBe(code);
});

test.each([
  ['12', 'incomplete_expiry'],
  ['13 / 30', 'incomplete_expiry'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['10 / 26', 'invalid_expiry_month_past'],
  ['11 / 26', undefined],
  ['01 / 27', undefined],
])('the expiry %s has the problem %s', (expiry, code) => {
  expect(checkExpiry(expiry, today)?.code).toBe(code);
});

test('the security code has four digits on American Express and three elsewhere', () => {
  expect(checkSecurityCode('123', '4242')).toBeUndefined();
  expect(checkSecurityCode('1234', '4242')?.code).toBe('incomplete_cvc');
  expect(checkSecurityCode('1234', '3782')).toBeUndefined();
  expect(checkSecurityCode('123', '3782')?.code).toBe('incomplete_cvc');
});

test('a postal code is needed', () => {
  expect(checkPostalCode('')?.code).toBe('incomplete_zip');
  expect(checkPostalCode('12345')).toBeUndefined();
});
