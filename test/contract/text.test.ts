import * as z from 'zod/mini';
import { freeText, listOf, shownText } from '../../src/contract/text';

test.each([
  ['1200', '1200'],
  [1200, '1200'],
  [99.5, '99.5'],
  ['about 100', 'about 100'],
])('free text takes %p as %p', (stored, text) => {
  expect(freeText.parse(stored)).toBe(text);
});

test.each([null, undefined, true, {}])('free text does not take %p', (stored) => {
  expect(freeText.safeParse(stored).success).toBe(false);
});

test.each([null, undefined, 7, {}])('text that is only shown is empty for %p', (stored) => {
  expect(shownText.parse(stored)).toBe('');
});

describe('a list', () => {
  const names = listOf(z.object({ name: z.string() }));

  test('leaves out what it cannot read and keeps the order of the rest', () => {
    const items = [{ name: 'b' }, { name: 7 }, null, 'x', { name: 'a', extra: true }];
    expect(names.parse(items)).toEqual([{ name: 'b' }, { name: 'a' }]);
  });

  test('may be empty', () => {
    expect(names.parse([])).toEqual([]);
  });

  test.each([null, {}, 'text'])('is not %p', (answer) => {
    expect(names.safeParse(answer).success).toBe(false);
  });
});
