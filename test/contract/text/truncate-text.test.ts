import * as fc from 'fast-check';
import { truncateText } from '../../../src/contract/text/truncate-text';

test.each([
  ['Rolex', 5, 'Rolex'],
  ['Rolex', 4, 'Role'],
  ['😀😀', 3, '😀'],
  ['cafe\u0301!', 4, 'caf'],
  ['👩‍👩‍👧 watch', 6, ''],
  ['a👍🏽', 3, 'a'],
  ['🇧🇩🇮🇳', 6, '🇧🇩'],
  ['ক্ষমা', 2, ''],
  ['ঘড়ি', 3, 'ঘ'],
  ['❤️❤️', 3, '❤️'],
  ['\u1100\u1161\u11a8\u1100\u1161', 4, '\u1100\u1161\u11a8'],
  ['', 3, ''],
])('%j is truncated to %d UTF-16 code units as %j', (text, maxLength, expected) => {
  expect(truncateText(text, maxLength)).toBe(expected);
});

const characters = [
  ...['a', ' ', '\n', '\r\n', '7', 'é', 'e\u0301', '😀', '👍🏽', '👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇧🇩', '❤️', '1️⃣'],
  ...['কি', 'ড়', 'ঘড়ি', 'क्षि', '时', '각', 'ำ', 'می', '‌', '𝒜', '\u0301', '\u200d', '🏽', '🇧'],
];

test('truncates at a grapheme boundary, as late as possible', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...characters), { maxLength: 12 }),
      fc.nat({ max: 40 }),
      (parts, maxLength) => {
        const text = parts.join('');
        const ends = [...segmenter.segment(text)].map(
          ({ index, segment }) => index + segment.length,
        );
        const end = Math.max(0, ...ends.filter((each) => each <= maxLength));
        expect(truncateText(text, maxLength)).toBe(text.slice(0, end));
      },
    ),
    { seed: 7, numRuns: 2_000 },
  );
});
