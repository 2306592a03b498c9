import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PostedTime } from '../../../../src/client/components/product/posted-time';

afterEach(() => jest.useRealTimers());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const time = () => screen.getByRole('time');

test('shows the relative time, the date and the time, and the exact time on hover', () => {
  const date = minutesAgo(150);
  render(<PostedTime date={date} />);
  expect(time()).toHaveTextContent(/^2 hours ago · .*\d{4}.*\d{1,2}:\d{2}/);
  expect(time()).toHaveAttribute('datetime', date);
  expect(time()).toHaveAttribute('title', expect.stringMatching(/day.*\d{4}.*\d{1,2}:\d{2}:\d{2}/));
});

test('shows no relative time after a week', () => {
  render(<PostedTime date="2020-03-14T09:30:00" />);
  expect(time()).toHaveTextContent(/^Mar 14, 2020, 9:30/);
});

test('renders nothing for an invalid date', () => {
  render(<PostedTime date="soon" />);
  expect(time()).toBeEmptyDOMElement();
});

test('updates while the page stays open', () => {
  jest.useFakeTimers();
  render(<PostedTime date={minutesAgo(5)} />);
  expect(time()).toHaveTextContent(/^[45] minutes ago/);
  act(() => jest.advanceTimersByTime(30 * 60_000));
  expect(time()).toHaveTextContent(/^3[45] minutes ago/);
});

test('is prerendered as a date that is the same in every time zone', () => {
  expect(renderToString(<PostedTime date="2020-03-14T09:30:00Z" />)).toContain(
    '>2020-03-14</time>',
  );
});
