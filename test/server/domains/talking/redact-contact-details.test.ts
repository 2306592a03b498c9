import {
  redactContactDetails,
  redactMessages,
} from '../../../../src/server/domains/platform/redact-contact-details';

describe('redactContactDetails hides', () => {
  test.each([
    ['a mobile number', 'Call 01712345678 today', 'Call [hidden] today'],
    ['a country code', 'Call +8801712345678.', 'Call [hidden].'],
    ['a country code in parentheses', '(+880) 1712-345678', '[hidden]'],
    ['the prefix 00', '0044 20 7946 0958', '[hidden]'],
    ['hyphens', '017-1234-5678', '[hidden]'],
    ['spaces between all digits', 'my no: 0 1 7 1 2 3 4 5 6 7 8 ok', 'my no: [hidden] ok'],
    ['uneven spaces', '0 1 7 - 123 45 678', '[hidden]'],
    ['dots between all digits', '0.1.7.1.2.3.4.5.6.7.8', '[hidden]'],
    ['commas between all digits', '0,1,7,1,2,3,4,5,6,7,8', '[hidden]'],
    ['no space before a word', 'whatsapp01712345678please', '[hidden]please'],
    ['letters that look like digits', 'O17 12345678 or ol712345678', '[hidden] or [hidden]'],
    ['Bengali digits', '০১৭১২৩৪৫৬৭৮', '[hidden]'],
    ['wide digits', '０１７１２３４５６７８', '[hidden]'],
    ['digits of another plane', '𝟎𝟏𝟕𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖 ok', '[hidden] ok'],
    ['invisible characters', '017\u200b1234\u200b5678', '[hidden]'],
    ['keycaps', '0️⃣1️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', '[hidden]'],
    ['a number of the United States', '(555) 123-4567', '[hidden]'],
    ['a number of India', '98765 43210', '[hidden]'],
    ['a number of France', '06 12 34 56 78', '[hidden]'],
    ['a number in words', 'zero one seven one two three four five', '[hidden]'],
    ['words and digits', 'Zero one seven 12 345 678!', '[hidden]!'],
    ['repeated digits in words', 'oh one seven double two triple five six', '[hidden]'],
    ['Bengali words', 'শূন্য এক সাত এক দুই তিন চার পাঁচ', '[hidden]'],
  ])('a phone number with %s', (_with, text, redacted) => {
    expect(redactContactDetails(text)).toBe(redacted);
  });

  test.each([
    ['Write to priya@mail.example please', 'Write to [hidden] please'],
    ['priya.das+watch @ mail.co.uk', '[hidden]'],
    ['priya (at) mail (dot) com', '[hidden]'],
    ['priya[at]mail[dot]com', '[hidden]'],
    ['priya at mail dot com', '[hidden]'],
    ['priya at gmail', '[hidden]'],
    ['priya@gmail', '[hidden]'],
    ['প্রিয়া@mail.com', '[hidden]'],
  ])('the email address %s', (text, redacted) => {
    expect(redactContactDetails(text)).toBe(redacted);
  });

  test.each([
    ['See https://shop.example/watch?id=1 now', 'See [hidden] now'],
    ['hxxps://evil', '[hidden]'],
    ['www.shop.example', '[hidden]'],
    ['on shop.com', 'on [hidden]'],
    ['on Shop.Com.BD/watch', 'on [hidden]'],
    ['t.me/priya', '[hidden]'],
    ['wa.me/8801712345678', '[hidden]'],
    ['shop dot com', '[hidden]'],
    ['shop(dot)com', '[hidden]'],
  ])('the link %s', (text, redacted) => {
    expect(redactContactDetails(text)).toBe(redacted);
  });

  test('several details in one message, and leaves the rest', () => {
    expect(redactContactDetails('Mail a@b.com,\nor call 01712345678 about the 116610LN.')).toBe(
      'Mail [hidden],\nor call [hidden] about the 116610LN.',
    );
  });
});

test.each([
  'Is 2,000 OK? It was $1,250.50, I can do 1 250 000 or 1,25,00,000/-',
  'Between 12500-13500, or 12500 13500',
  'I can pay $12,500.00 now',
  'Two pieces @ 300.50 each',
  'Bought in 2019, serviced 2021-2023',
  'From 31/12/2024 10:30 to 2024-12-31 11:00',
  'Meet on 05-11-2024 10 or 05/12/2024 11',
  'The 116610LN, the 5711/1A-010 and the 126610LV-0002',
  'References 311.30.42.30.01.005, T137.407.11.041.00 and L3.781.4.56.6',
  'Serial 77123456, caliber 9S65, 4R36',
  'Sizes 38, 40, 42, 44 and 46 mm; 38 40 42 44 46',
  'It gains +0.5 1.0 1.5 2.0 2.5 seconds, +2/-4 a day',
  '40 mm x 47 mm x 12.5 mm, 20 mm lugs, 100 m / 330 ft / 10 bar',
  'Is it one of two, or one of three?',
  'Let us meet at noon. See you at Kandirpar.',
  'Look at the dot at six o’clock, and at the dial.',
  'Great condition.It runs.Thanks',
  'Does it come with box.papers/card?',
  'I live in sector 7, road 12, house 345',
  'Water resistant to 1000 m since 1970',
  '😀 Nice!',
  '',
])('redactContactDetails leaves “%s” as it is', (text) => {
  expect(redactContactDetails(text)).toBeNull();
});

test.each([
  [
    ['My number: 017', '1234', '5678 ok?'],
    ['My number: [hidden]', '[hidden]', '[hidden] ok?'],
  ],
  [
    ['zero one seven', 'one two three four five'],
    ['[hidden]', '[hidden]'],
  ],
  [
    ['priya@', 'mail.com', 'Deal?'],
    ['[hidden]', '[hidden]', null],
  ],
  [
    ['Is 950 OK?', '1000', '1100', '1250 cash'],
    [null, null, null, null],
  ],
  [
    ['Ref 126334', '0002, from 2019', '06/11 or 07/11?'],
    [null, null, null],
  ],
])('details that are split over the messages %j are hidden in each', (texts, redacted) => {
  expect(redactMessages(texts)).toEqual(redacted);
});

test('a long text is searched in linear time', () => {
  // A search in exponential time would exceed the timeout of the test.
  for (const part of ['0 ', 'a@', 'a.', '1-', 'one ', '( at ) ', 'aa at ', '.'.repeat(9)]) {
    expect(() => redactContactDetails(part.repeat(2000 / part.length))).not.toThrow();
  }
});
