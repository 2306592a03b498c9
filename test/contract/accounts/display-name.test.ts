import {
  displayNameError as displayNameErrorIn,
  sanitizeDisplayName,
  acceptableName,
} from '../../../src/contract/accounts/display-name';

const displayNameError = (name: string) => displayNameErrorIn(name, 'Secondhand');

const invalidCharacters =
  'Use only letters, digits and punctuation: no check marks, emoji or hidden characters.';

test.each([
  '',
  'Honest Ann',
  "Seán O'Brien-Müller, Jr. (Dublin) & Sons #2",
  'যাহ্‌রা র‍্যাব',
  'می‌خواهم',
  '田中 さくら',
  'e\u0301te\u0301',
  'مُحَمَّد',
  '𝒜'.repeat(80),
])('accepts the name %j', (name) => {
  expect(displayNameError(name)).toBeUndefined();
  expect(sanitizeDisplayName(name)).toBe(name);
});

test.each([
  ['a check mark', 'Ann ✔', 'Ann'],
  ['a light check mark', '✓ Ann', 'Ann'],
  ['a check mark emoji', 'Ann ✅', 'Ann'],
  ['a ballot box', 'Ann ☑️', 'Ann'],
  ['a square root sign', 'Ann √', 'Ann'],
  ['a badge', 'Ann 🏅', 'Ann'],
  ['a line end', 'Ann\nAdmin', 'Ann Admin'],
  ['an escape', 'Ann\u001b[1m', 'Ann[1m'],
  ['a direction mark', 'Ann\u200f', 'Ann'],
  ['a right-to-left override', '\u202eAnn', 'Ann'],
  ['a directional isolate', '\u2067Ann\u2069', 'Ann'],
  ['a zero-width space', 'A\u200bnn', 'Ann'],
  ['a joiner between Latin letters', 'A\u200dnn', 'Ann'],
  ['a soft hyphen', 'A\u00adnn', 'Ann'],
  ['a byte order mark', '\ufeffAnn', 'Ann'],
  ['a variation selector', 'A\ufe0fnn', 'Ann'],
  ['a tag character', 'Ann\u{e0041}', 'Ann'],
  ['a Hangul filler', 'Ann\u3164', 'Ann'],
  ['a blank Braille pattern', 'Ann\u2800', 'Ann'],
  ['a lone surrogate', 'Ann\ud83d', 'Ann'],
  ['no allowed character', '✔\u200b', ''],
])(
  'a typed name with %s is rejected, and sanitizing one leaves only what is allowed',
  (_what, name, sanitized) => {
    expect(displayNameError(name)).toBe(invalidCharacters);
    expect(sanitizeDisplayName(name)).toBe(sanitized);
  },
);

test('a name has at most 80 characters, however they are encoded', () => {
  for (const letter of ['x', '𝒜']) {
    expect(displayNameError(letter.repeat(81))).toBe('Use at most 80 characters.');
    expect(sanitizeDisplayName(letter.repeat(2048))).toBe(letter.repeat(80));
  }
});

test.each([
  ...['Secondhand Support', 'Secondhand', 'Second hand', 'SecondhandSupport', 'Secondhand24'],
  ...['Admin', 'ADMIN', 'Admin Ann', 'Admin-1', 'Adm1n', '4dmin', 'A d m i n', 'S.u.p.p.o.r.t'],
  ...['Moderator', 'Mod Team', 'Payment Department', 'Payments dept Payment-Dept', 'Customer Care'],
  ...['Trust & Safety Team', 'Security Team', 'Help Desk', 'Staff 24', 'Staff7', 'Verified Seller'],
  ...['Аdmіn', 'АДМИН', 'Модератор', 'Ѕuрроrt', 'Suppοrt', 'Ѕесоndhаnd', 'ꜱᴜᴘᴘᴏʀᴛ', 'ΑDΜΙΝ'],
  ...[
    'Ｓｕｐｐｏｒｔ',
    '𝐀𝐝𝐦𝐢𝐧',
    'Àdmín',
    'Adrnin',
    'Supp0rt',
    '$upport',
    'Suppörttëam',
    'সাপোর্ট টিম',
  ],
])('the name %j is reserved for staff', (name) => {
  expect(displayNameError(name)).toBe(
    'Use your own name: names of the shop and its staff are reserved.',
  );
  expect(acceptableName(name, 'Secondhand')).toBe('Member');
});

test.each([
  ...[
    'Karim Stafford',
    'Badminton Ann',
    'Modesto Rahman',
    'Anna Modi',
    'Ann from Dhaka',
    'Ada Minh',
  ],
  ...['Rolex Official Store', 'Time Traders 1971', 'Иван Петров', 'Ελένη Παππά', 'রহিম উদ্দিন'],
  ...[
    'محمد علي',
    'Hand Watches',
    'Payment Rahman',
    'Customs Ali',
    'Olivier Martin',
    'Shahida Admira',
  ],
])('the name %j is not reserved', (name) => {
  expect(displayNameError(name)).toBeUndefined();
  expect(acceptableName(name, 'Secondhand')).toBe(name);
});

test.each(['Ann 01712345678', 'ann@mail.com', 'Ann watches.shop', 'Ann on WhatsApp', '@ann_das'])(
  'the name %j has contact details',
  (name) => {
    expect(displayNameError(name)).toBe(
      'Use your name only: no phone number, email address, link or messenger.',
    );
    expect(acceptableName(name, 'Secondhand')).toBe('Member');
  },
);

test('the name of the shop is reserved under which it runs', () => {
  expect(displayNameErrorIn('Rahman Watches', "Rahman's Watches")).toBeUndefined();
  expect(displayNameErrorIn('RAHMANS WATCHES', "Rahman's Watches")).toBeDefined();
  expect(displayNameErrorIn('Vio Lee', 'Vio')).toBeDefined();
  expect(displayNameErrorIn('Violet Lee', 'Vio')).toBeUndefined();
});
