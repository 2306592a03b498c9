import { nearestTests } from './nearest-tests';

const tests = [
  'test/client/pages/home/home-page.test.tsx',
  'test/client/features/booking/book-now.test.tsx',
  'test/client/features/booking/booking.machine.test.ts',
  'test/model/laws.test.ts',
];
const changed = ['src/client/features/booking/booking.machine.ts'];

test('the nearest come first: its own, those of its folder, those of its part', () => {
  expect(nearestTests(tests, changed, {}, 100)).toEqual([
    'test/client/features/booking/booking.machine.test.ts',
    'test/client/features/booking/book-now.test.tsx',
    'test/client/pages/home/home-page.test.tsx',
    'test/model/laws.test.ts',
  ]);
});

test('as many run as fit into the time, and the nearest in any case', () => {
  const seconds = { 'test/client/features/booking/book-now.test.tsx': 50 };
  expect(nearestTests(tests, changed, seconds, 7)).toEqual([
    'test/client/features/booking/booking.machine.test.ts',
  ]);
  expect(nearestTests(tests, changed, seconds, 1)).toEqual([
    'test/client/features/booking/booking.machine.test.ts',
  ]);
});

test('of equally near ones the quickest come first', () => {
  const both = ['test/server/orders.test.ts', 'test/server/quotas.test.ts'];
  const seconds = { 'test/server/orders.test.ts': 5, 'test/server/quotas.test.ts': 2 };
  expect(nearestTests(both, ['src/server/app.ts'], seconds, 100)).toEqual([
    'test/server/quotas.test.ts',
    'test/server/orders.test.ts',
  ]);
});
