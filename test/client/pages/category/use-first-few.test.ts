import { renderHook } from '@testing-library/react';
import { useFirstFew } from '../../../../src/client/pages/category/use-first-few';

/** What the hook says, draw by draw. */
function watch(first: readonly string[]) {
  const drawn: number[] = [];
  const { rerender } = renderHook(({ list }) => drawn.push(useFirstFew(list)), {
    initialProps: { list: first },
  });
  return { drawn, change: (list: readonly string[]) => rerender({ list }) };
}

test('a list that has just been opened is drawn whole', () => {
  expect(watch(['one']).drawn).toEqual([Infinity]);
});

test('a few of a changed list are drawn at once, and all of it a moment later', () => {
  const { drawn, change } = watch(['one']);
  change(['two']);
  const [, atOnce, ...later] = drawn;
  expect(atOnce).toBeLessThan(20);
  expect(atOnce).toBeGreaterThan(6);
  expect(later.at(-1)).toBe(Infinity);
});

test('a list that stays as it is stays drawn', () => {
  const list = ['one'];
  const { drawn, change } = watch(list);
  change(list);
  expect(drawn.every((count) => count === Infinity)).toBe(true);
});
