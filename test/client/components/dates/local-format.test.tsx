import { act, render, screen } from '@testing-library/react';
import {
  localDateFormat,
  localRelativeFormat,
  setDateLocale,
} from '../../../../src/client/components/dates/local-format';
import { DateTime } from '../../../../src/client/components/product/date-time';
import { dateLocaleNames } from '../../../../src/contract/accounts/date-locale';

const date = new Date('2026-11-26T18:30:00');
const format = localDateFormat({ dateStyle: 'medium' });
const relativeFormat = localRelativeFormat();

afterEach(() => act(() => setDateLocale(undefined)));

test('formats each date in the currently chosen language', () => {
  expect(format.format(date)).toBe('Nov 26, 2026');
  setDateLocale('de-DE');
  expect(format.format(date)).toBe('26.11.2026');
  expect(relativeFormat.format(-1, 'day')).toBe('gestern');
  setDateLocale('en-GB');
  expect(format.format(date)).toBe('26 Nov 2026');
  setDateLocale(undefined);
  expect(relativeFormat.format(-1, 'day')).toBe('yesterday');
});

test('a date on the screen changes when another language is chosen', () => {
  render(<DateTime date={date.toISOString()} />);
  expect(screen.getByRole('time')).toHaveTextContent(/^Nov 26, 2026, 6:30\sPM$/);
  act(() => setDateLocale('fr-FR'));
  expect(screen.getByRole('time')).toHaveTextContent(/^26 nov. 2026, 18:30$/);
});

test('every language that users can choose is supported for dates', () => {
  const locales = Object.keys(dateLocaleNames);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales);
});
