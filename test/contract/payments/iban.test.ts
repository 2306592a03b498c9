import { formatIban, isIban, normalizeIban } from '../../../src/contract/payments/iban';

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['gb82-west-1234-5698-7654-32', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['IBAN: DE89 3704 0044 0532 0130 00', true],
  ['IBAN DE89370400440532013000', true],
  ['\u200eDE89\u00a03704\u200b0044–0532 0130 00\ufeff', true],
  ['ＤＥ89 ৩৭০৪ 0044 0532 0130 00', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['ED89 3704 0044 0532 0130 00', false],
  ['DE89', false],
  ['=1+1', false],
  ['', false],
])('%s is an IBAN: %s', (text, expected) => {
  expect(isIban(normalizeIban(text))).toBe(expected);
});

test('an IBAN with two swapped digits is invalid', () => {
  expect(isIban('DE89370400440532013000')).toBe(true);
  expect(isIban('DE89370400440532103000')).toBe(false);
});

test('an IBAN is formatted in groups of four characters', () => {
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});
