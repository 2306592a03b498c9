import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import {
  clearViewedProducts,
  removeViewedProduct,
  addViewedProduct,
  useViewedProducts,
} from '../../../../src/client/services/storage/recently-viewed';
import { maxViewedProducts } from '../../../../src/contract/finding/recent-activity';
import { product } from '../../support/fixtures';

const key = 'secondhand-recently-viewed';
const view = (id: string) => act(() => addViewedProduct({ ...product, _id: id }));
const ids = () => renderHook(() => useViewedProducts()).result.current.map(({ _id }) => _id);

test('lists the latest products without duplicates, newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20).map(String), { maxLength: 40 }), (visits) => {
      act(clearViewedProducts);
      visits.forEach(view);
      expect(ids()).toEqual([...new Set(visits.toReversed())].slice(0, maxViewedProducts));
    }),
    { numRuns: 50 },
  );
});

test('lists no product that was removed', () => {
  ['a', 'b'].forEach(view);
  act(() => removeViewedProduct('a'));
  expect(ids()).toEqual(['b']);
});

test.each(['', 'no JSON', '{}', '[{"_id":1}]', 'null'])(
  'lists nothing when the storage contains %p',
  (text) => {
    localStorage.setItem(key, text);
    expect(ids()).toEqual([]);
    view('a');
    expect(ids()).toEqual(['a']);
  },
);

test('receives products viewed in another tab', () => {
  const { result } = renderHook(() => useViewedProducts());
  view('a');
  const newValue = localStorage.getItem(key)!.replace('"_id":"a"', '"_id":"other-tab"');
  localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(result.current.map(({ _id }) => _id)).toEqual(['other-tab']);
});
