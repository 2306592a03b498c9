import { yearsUsed } from '../../../../src/contract/selling/years-used';
import {
  formatRelativeTime,
  formatDateTime,
  formatExactTime,
} from '../../../../src/client/components/product/product-facts';

test.each([
  ['2019', 7],
  ['2026', 0],
  [' 2020 ', 6],
])('counts the years since %s', (year, years) => {
  expect(yearsUsed(year, 2026)).toBe(years);
});

test.each(['', 'last year', '2019.5', '-3', '0', '12', '2027', '2030', '20190'])(
  'counts no years since %p',
  (year) => {
    expect(yearsUsed(year, 2026)).toBeNull();
  },
);

test('formats the date and the time', () => {
  const text = formatDateTime('2026-03-14T09:30:00');
  expect(text).toMatch(/2026/);
  expect(text).toMatch(/9:30/);
});

test.each(['', 'soon'])('formats the invalid date %p as an empty text', (date) => {
  expect(formatDateTime(date)).toBe('');
});

test('formats the exact time with the weekday and the seconds', () => {
  expect(formatExactTime('2026-03-14T09:30:05')).toMatch(/^Saturday.*2026.*9:30:05/);
  expect(formatExactTime('soon')).toBe('');
});

test.each([
  ['2026-03-14T11:59:30', 'now'],
  ['2026-03-14T12:00:30', 'now'],
  ['2026-03-14T11:59:00', '1 minute ago'],
  ['2026-03-14T11:00:01', '59 minutes ago'],
  ['2026-03-14T11:00:00', '1 hour ago'],
  ['2026-03-13T13:00:00', '23 hours ago'],
  ['2026-03-13T12:00:00', 'yesterday'],
  ['2026-03-13T00:00:00', 'yesterday'],
  ['2026-03-12T23:59:59', '2 days ago'],
  ['2026-03-08T00:00:00', '6 days ago'],
  ['2026-03-07T23:59:59', ''],
  ['2026-03-14T13:00:00', ''],
  ['soon', ''],
])('at noon on 14 March 2026, %s was %p', (date, ago) => {
  expect(formatRelativeTime(date, new Date('2026-03-14T12:00:00'))).toBe(ago);
});
