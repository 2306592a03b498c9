import { phoneNumberPattern } from '../../src/contract/order';

test.each(['01712345678', '01000000000'])('%s is a phone number', (number) => {
  expect(phoneNumberPattern.test(number)).toBe(true);
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
])('%p is no phone number', (number) => {
  expect(phoneNumberPattern.test(number)).toBe(false);
});
