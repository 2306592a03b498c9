import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingExampleEvents } from '../../../src/client/features/booking/booking.examples';
import { flows } from '../../../src/client/pages/statecharts/flows';
import type { Step } from '../../../src/statecharts/live/messages';
import { TestButton } from '../../../src/statecharts/page/test-button';
import { liveActor, stateAt } from '../live/live-actor';
import { VisualiserWrapper } from './visualiser-wrapper';

const flow = flows.find(({ machine }) => machine.id === 'booking')!;
const opened: Step = {
  actor: 'booking1',
  time: 1,
  event: bookingExampleEvents['open the dialog'],
  transitions: [],
  after: { ...stateAt('editing'), value: { editing: 'noError' } },
};
const show = (steps: Step[]) =>
  render(
    <TestButton flow={flow} actor={liveActor('booking1', { about: 'Omega' })} steps={steps} />,
    { wrapper: VisualiserWrapper },
  );

test("copies a named test of an actor's steps on click", async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  show([opened]);
  await user.click(screen.getByRole('button', { name: 'Copy as test' }));
  const [text] = copied.mock.calls[0]!;
  expect(text).toContain('test("Booking, Omega: closed to editing.noError"');
  expect(text).toContain('"../../../../src/client/features/booking/booking.machine"');
});

test('shows in place why a test would fail', async () => {
  const user = userEvent.setup();
  show([{ ...opened, after: stateAt('booked') }]);
  await user.click(screen.getByRole('button', { name: 'Copy as test' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('comes to editing.noError');
});

test('offers no test without steps', () => {
  show([]);
  expect(screen.getByRole('button', { name: 'Copy as test' })).toBeDisabled();
});
