import * as fc from 'fast-check';

/** Ordinary text and injection attempts, all of it allowed. */
export const allowedText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'Seamaster 300',
    '$1,250.00',
    "Robert'); DROP TABLE users;--",
    "' OR '1'='1",
    '${7*7} {{7*7}} %s%n %(x)s',
    '<script>alert(1)</script>',
    'ساعة يد قديمة',
    '腕時計 ⌚️👩‍👩‍👧‍👦',
    'İstanbul straße ǅ',
    'e\u0301\u200b\u202e\ufeff',
    '__proto__',
    'constructor',
    '\\u0000 \\x00 %00',
    '../../../../etc/passwd',
    'x'.repeat(200),
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

/** Lengths above the maximum of any field; the last exceeds the whole body. */
const longText = fc
  .record({
    piece: fc.constantFrom('x', 'é', '😀', '\0', '"', '\\', ' ', '\u2028'),
    length: fc.constantFrom(201, 321, 2_049, 5_001, 70_000, 300_000),
  })
  .map(({ piece, length }) => piece.repeat(Math.ceil(length / piece.length)));

/** Text that often breaks software. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0',
      'before\0after',
      '\ud800',
      '\udfff\ud800',
      '\uffff',
      '\r\nSet-Cookie: a=b',
      '"',
      '\\',
      '$1',
      '*',
      '?',
      '/',
      '.',
      '..',
      'null',
      'undefined',
      'NaN',
      '-1',
      '1e400',
      'true',
      '[object Object]',
      '__proto__',
      'prototype',
      'hasOwnProperty',
      'toString',
      '1; select pg_sleep(5);--',
      "' union select null, version()--",
      '%00',
      '%',
      '%s',
    ),
  },
  { weight: 3, arbitrary: allowedText },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: longText },
);
