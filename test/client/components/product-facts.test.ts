import { postedAt, yearsUsed } from '../../../src/client/components/product-facts';

const now = new Date('2026-06-15T12:00:00Z');

test.each([
  ['2019', 7],
  ['2026', 0],
  [' 2020 ', 6],
  ['2030', -4],
])('counts the years since %s', (year, years) => {
  expect(yearsUsed(year, now)).toBe(years);
});

test.each(['', 'last year', '2019.5', '-3', '0'])('counts no years since %p', (year) => {
  expect(yearsUsed(year, now)).toBeNull();
});

test('counts up to this year', () => {
  expect(yearsUsed(String(new Date().getFullYear() - 3))).toBe(3);
});

test('tells the date and the time', () => {
  const posted = postedAt('2026-03-14T09:30:00');
  expect(posted).toMatch(/2026/);
  expect(posted).toMatch(/9:30/);
});

test.each(['', 'soon'])('tells nothing of the date %p', (date) => {
  expect(postedAt(date)).toBe('');
});
