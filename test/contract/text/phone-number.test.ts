import { isPhoneNumber, phoneExample, setPhoneForms } from '../../../src/contract/text/phone-forms';
import { validateContact } from '../../../src/contract/buying/contact';
import { findPhoneNumber, normalizePhoneNumber } from '../../../src/contract/text/phone-number';

test.each(['01712345678', '01000000000'])('%s is a valid phone number', (number) => {
  expect(isPhoneNumber(number)).toBe(true);
});

test.each([
  '',
  '0171234567',
  '017123456789',
  '11712345678',
  '01712 34567',
  '+01712345678',
  '01712345678\n',
  '٠١٧١٢٣٤٥٦٧٨',
])('%p is not a valid phone number', (number) => {
  expect(isPhoneNumber(number)).toBe(false);
});

test.each([
  ['spaces around it', ' 01712345678\n'],
  ['hyphens', '01712-345-678'],
  ['dashes as programs write them', '01712\u2010345\u2011678\u2013'],
  ['no-break spaces', '01712\u00a0345\u202f678'],
  ['brackets and dots', '(017) 12.345.678'],
  ['the country code', '+880 1712-345678'],
  ['the country code as it is dialed', '00880 1712 345678'],
  ['the country code without a plus', '8801712345678'],
  ['the country code and the national 0', '+880 (0)1712-345678'],
  ['direction marks, as copied from contacts', '\u202a+880 1712-345678\u202c'],
  ['isolates', '\u2066\u206801712345678\u2069'],
  ['bidirectional marks', '\u200e01712345678\u200f\u061c'],
  ['zero-width characters', '\u200b01712\u200c345\u200d678\ufeff'],
  ['variation selectors', '0\ufe0f1\ufe0e7\ufe0d12345678'],
  ['a soft hyphen', '01712\u00ad345678'],
  ['Bengali digits', '০১৭১২-৩৪৫৬৭৮'],
  ['Arabic digits', '٠١٧١٢٣٤٥٦٧٨'],
  ['Devanagari digits', '+८८० १७१२ ३४५६७८'],
  ['wide digits', '＋８８０１７１２３４５６７８'],
  ['mathematical digits', '𝟘𝟙𝟟𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠'],
])('a number with %s is normalized to 01712345678', (_what, text) => {
  expect(normalizePhoneNumber(text)).toBe('01712345678');
});

test.each([
  ['ten digits', '0171234567'],
  ['another country', '+44 7911 123456'],
  ['two numbers', '01712345678, 01812345678'],
  ['a word', '01712345678 ext 5'],
  ['letters that look like digits', 'O1712345678'],
])('a text with %s is no valid phone number, also after normalization', (_what, text) => {
  expect(isPhoneNumber(normalizePhoneNumber(text))).toBe(false);
});

test.each([
  ['01712345678', '01712345678', '01712345678'],
  ['০১৭১২-৩৪৫৬৭৮', '০১৭১২-৩৪৫৬৭৮', '01712345678'],
  ['+880 1712-345678', '+880 1712-345678', '01712345678'],
  ['01712345678, 01812345678', '01712345678', '01712345678'],
  ['01712345678 01812345678', '01712345678', '01712345678'],
  ['01712345678/01812345678', '01712345678', '01712345678'],
  ['01712345678 ext 5', '01712345678', '01712345678'],
  ['Call 😀 (017) 12 345 678 after six', '017) 12 345 678', '01712345678'],
  ['0171234, no: 01812345678', '01812345678', '01812345678'],
  ['+44 7911 123456 or 01712345678', '+44 7911 123456', '+447911123456'],
  ['0044 7911 123456', '0044 7911 123456', '00447911123456'],
])('%p contains the number %p, with the tel link %s', (text, original, dialed) => {
  const match = findPhoneNumber(text);
  expect(match).toMatchObject({ original, dialed });
  expect(`${match?.before}${original}${match?.after}`).toBe(text);
});

test.each([
  '',
  'ask me',
  '12345',
  '017123456789',
  '0171234567801812345678',
  '৳1,250',
  '2024-01-17',
])('%p contains no phone number', (text) => {
  expect(findPhoneNumber(text)).toBeUndefined();
});

describe('the forms that the operator has set', () => {
  afterEach(() => setPhoneForms(undefined));
  const errorOf = (phoneNumber: string) =>
    validateContact({ phoneNumber, meetingLocation: 'Station' }).phoneNumber;

  test('replace the one of the specification', () => {
    expect(errorOf('01712345678')).toBeUndefined();
    setPhoneForms(['+447*********', '07*********']);
    expect(phoneExample()).toBe('+447*********');
    expect(errorOf('+44 7911 123-456')).toBeUndefined();
    expect(errorOf('07911 123456')).toBeUndefined();
    expect(errorOf('01712345678')).toBe(
      'Phone number must be in the form +447********* or 07*********!',
    );
    setPhoneForms(['555*******']);
    expect(errorOf('5551234')).toBe('Phone number must be 10 digits in the form 555*******!');
  });

  test.each(['+8801*********', '+880**********', '8801*********', '008801*********'])(
    'may begin with the country code, as in %s',
    (form) => {
      setPhoneForms([form]);
      expect(errorOf('+880 1712-345678')).toBeUndefined();
      expect(errorOf('01712345678')).toBeUndefined();
      expect(errorOf('0171234567')).toBeDefined();
      expect(errorOf('+44 7911 123456')).toBeDefined();
    },
  );
});
