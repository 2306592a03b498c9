import { renderHook } from '@testing-library/react';
import { useProgressiveLength } from '../../../../src/client/components/product/use-progressive-length';

/** What the hook returns, render by render. */
function watch(first: readonly string[]) {
  const rendered: number[] = [];
  const { rerender } = renderHook(({ list }) => rendered.push(useProgressiveLength(list)), {
    initialProps: { list: first },
  });
  return { rendered, change: (list: readonly string[]) => rerender({ list }) };
}

test('a list that has just been opened is rendered whole', () => {
  expect(watch(['one']).rendered).toEqual([Infinity]);
});

test('a few of a changed list are rendered at once, and all of it a moment later', () => {
  const { rendered, change } = watch(['one']);
  change(['two']);
  const [, atOnce, ...later] = rendered;
  expect(atOnce).toBeLessThan(20);
  expect(atOnce).toBeGreaterThan(6);
  expect(later.at(-1)).toBe(Infinity);
});

test('a list that stays as it is stays rendered', () => {
  const list = ['one'];
  const { rendered, change } = watch(list);
  change(list);
  expect(rendered.every((count) => count === Infinity)).toBe(true);
});
