import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allStates, getChart } from '../../../src/statecharts/chart/chart';
import type { StateLayout } from '../../../src/statecharts/chart/layout';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { StateSearch } from '../../../src/statecharts/page/state-search';
import { ThemeWrapper } from '../../client/support/theme-wrapper';

const booking = flows.find(({ machine }) => machine.id === 'booking')!.machine;
const states = allStates(getChart(booking)).map(
  (state, index) => ({ state, depth: Math.min(index, 1) }) as StateLayout,
);

function show() {
  const found: string[] = [];
  render(<StateSearch states={states} onFound={(id) => found.push(id)} />, {
    wrapper: ThemeWrapper,
  });
  return { found, field: screen.getByRole('combobox', { name: 'Find a state' }) };
}

test('finds a state by a part of its name, and cycles through matches with Enter', async () => {
  const user = userEvent.setup();
  const { found, field } = show();
  await user.type(field, 'ED{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(found).toEqual([
    'booking.closed',
    'booking.editing',
    'booking.editing.noError',
    'booking.editing.rejected',
    'booking.editing.interrupted',
    'booking.booked',
  ]);
  await user.keyboard('{Enter}');
  expect(found.at(-1)).toBe('booking.closed');
});

test('prefers an exact name', async () => {
  const user = userEvent.setup();
  const { found, field } = show();
  await user.type(field, 'submitting{Enter}');
  expect(found).toEqual(['booking.submitting']);
});

test('shows that no state matches', async () => {
  const user = userEvent.setup();
  const { found, field } = show();
  await user.type(field, 'nowhere{Enter}');
  expect(found).toEqual([]);
  expect(field).toBeInvalid();
});
