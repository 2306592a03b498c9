import { contextDifference } from '../../../src/statecharts/live/context-difference';

test('a step with an unchanged context has no difference', () => {
  const context = { details: { phoneNumber: '1' }, tries: [1, 2], problem: null };
  expect(contextDifference(context, structuredClone(context))).toEqual([]);
});

test('distinguishes added, removed and changed values, with the old values', () => {
  expect(
    contextDifference({ problem: 'No network', tries: 1 }, { tries: 2, orderId: 'o-1' }),
  ).toEqual([
    { path: 'problem', kind: 'removed', before: 'No network' },
    { path: 'tries', kind: 'changed', before: 1, after: 2 },
    { path: 'orderId', kind: 'added', after: 'o-1' },
  ]);
});

test('contains only the changed part of a large value', () => {
  const before = { draft: { name: 'Omega', photos: [{ id: 1 }, { id: 2 }] } };
  const after = { draft: { name: 'Omega', photos: [{ id: 1 }, { id: 3 }, { id: 4 }] } };
  expect(contextDifference(before, after)).toEqual([
    { path: 'draft.photos.1.id', kind: 'changed', before: 2, after: 3 },
    { path: 'draft.photos.2', kind: 'added', after: { id: 4 } },
  ]);
});

test('a value of another type has changed as a whole', () => {
  expect(
    contextDifference({ a: null, b: [1], c: {} }, { a: { x: 1 }, b: { 0: 1 }, c: 'c' }),
  ).toEqual([
    { path: 'a', kind: 'changed', before: null, after: { x: 1 } },
    { path: 'b', kind: 'changed', before: [1], after: { 0: 1 } },
    { path: 'c', kind: 'changed', before: {}, after: 'c' },
  ]);
});
