import * as z from 'zod/mini';
import { requiredText } from '../../../src/contract/text/text';
import { sanitizeText, hasVisibleCharacter } from '../../../src/contract/text/visible-text';

test.each(['Watch', '7', '.', '😀', '👩‍👧', 'ঘড়ি', 'ساعت', '時計', '\u200bx', '́a'])(
  '%j is visible',
  (text) => {
    expect(hasVisibleCharacter(text)).toBe(true);
    expect(z.parse(requiredText('Missing', 10), text)).not.toBe('');
  },
);

test.each([
  ['nothing', ''],
  ['spaces', ' \t\n\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a blank Braille pattern', '\u2800'],
  ['a Hangul filler', '\u3164\uffa0\u115f'],
  ['a variation selector', '\ufe0f'],
  ['tag characters', '\u{e0041}\u{e007f}'],
  ['direction marks', '\u202e\u2067\u200f'],
  ['control characters', '\u0007\u009f'],
  ['a lone surrogate', '\ud83d'],
  ['a combining musical symbol', '\u{1d159}'],
])('%s is invisible, and not accepted as a required text', (_what, text) => {
  expect(hasVisibleCharacter(text)).toBe(false);
  const parsed = z.safeParse(requiredText('Missing', 10), text);
  expect(parsed.error?.issues[0]?.message).toBe('Missing');
});

test.each([
  ['a right-to-left override', 'Rolex \u202egnp.exe', 'Rolex gnp.exe'],
  ['an unterminated isolate', '\u2067Rolex', 'Rolex'],
  ['an escape', 'Ro\u001b[31mlex', 'Ro[31mlex'],
  ['a C1 control character', 'Ro\u0085lex', 'Rolex'],
  ['a byte order mark', '\ufeffRolex', 'Rolex'],
  ['a lone surrogate', 'Rolex\ud83d', 'Rolex'],
  ['spaces around it', ' Rolex\u00a0', 'Rolex'],
])('%s is removed from a text', (_what, text, clean) => {
  expect(sanitizeText(text)).toBe(clean);
  expect(z.parse(requiredText('Missing', 100), text)).toBe(clean);
});

test.each(['one\n\ttwo\r\nthree', 'می‌خواهم', '👩‍👧', '❤️', 'abc\u200f', 'র‍্যাব'])(
  '%j stays unchanged',
  (text) => {
    expect(sanitizeText(text)).toBe(text);
  },
);
