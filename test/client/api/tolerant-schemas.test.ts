import * as z from 'zod/mini';
import { tolerantList, tolerantObject } from '../../../src/client/api/tolerant-schemas';

const schema = tolerantObject(
  z.object({ _id: z.string(), price: z.string(), sold: z.boolean(), seen: z.number() }),
  '_id',
);
const read = (response: unknown) => tolerantList(schema).parse([response]);

test.each([
  ['1200', '1200'],
  [1200, '1200'],
  [99.5, '99.5'],
  ['about 100', 'about 100'],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [{}, ''],
])('a text field with the value %p is read as %p', (price, text) => {
  expect(read({ _id: '1', price })).toMatchObject([{ price: text }]);
});

test.each([null, undefined, 'yes', {}])(
  'a boolean and a number field with the value %p are read as false and 0',
  (invalid) => {
    expect(read({ _id: '1', sold: invalid, seen: invalid })).toMatchObject([
      { sold: false, seen: 0 },
    ]);
  },
);

describe('a list', () => {
  const names = tolerantList(z.object({ name: z.string() }));

  test('leaves out incomplete entries and keeps the order of the rest', () => {
    const items = [{ name: 'b' }, { name: 7 }, null, 'x', { name: 'a', extra: true }];
    expect(names.parse(items)).toEqual([{ name: 'b' }, { name: 'a' }]);
    expect(read({ _id: 7, price: '1' })).toEqual([]);
  });

  test('may be empty', () => {
    expect(names.parse([])).toEqual([]);
  });

  test.each([null, {}, 'text'])('is rejected if it is %p', (response) => {
    expect(names.safeParse(response).success).toBe(false);
  });
});

test('an optional object with an invalid enum value is undefined', () => {
  const payout = z.object({ state: z.enum(['owed', 'paid']), amount: z.number() });
  const sale = tolerantObject(z.object({ payout: z.optional(z.nullable(payout)) }));
  expect(sale.parse({ payout: { state: 'owed' } })).toEqual({
    payout: { state: 'owed', amount: 0 },
  });
  expect(sale.parse({ payout: { state: 'new', amount: 1 } }).payout).toBeUndefined();
});
