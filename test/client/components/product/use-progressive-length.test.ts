import { renderHook } from '@testing-library/react';
import { useProgressiveLength } from '../../../../src/client/components/product/use-progressive-length';

/** Renders the hook and records its values. */
function renderLength(first: readonly string[]) {
  const rendered: number[] = [];
  const { rerender } = renderHook(({ list }) => rendered.push(useProgressiveLength(list)), {
    initialProps: { list: first },
  });
  return { rendered, change: (list: readonly string[]) => rerender({ list }) };
}

test('renders the first list completely', () => {
  expect(renderLength(['one']).rendered).toEqual([Infinity]);
});

test('renders a few entries of a changed list at once, and the rest later', () => {
  const { rendered, change } = renderLength(['one']);
  change(['two']);
  const [, atOnce, ...later] = rendered;
  expect(atOnce).toBeLessThan(20);
  expect(atOnce).toBeGreaterThan(6);
  expect(later.at(-1)).toBe(Infinity);
});

test('keeps an unchanged list rendered', () => {
  const list = ['one'];
  const { rendered, change } = renderLength(list);
  change(list);
  expect(rendered.every((count) => count === Infinity)).toBe(true);
});
