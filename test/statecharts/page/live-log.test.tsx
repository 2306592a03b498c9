import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyLiveState, type LiveState } from '../../../src/statecharts/live/live-state';
import type { Step } from '../../../src/statecharts/live/messages';
import { LiveLog } from '../../../src/statecharts/page/live-log';
import { ThemeWrapper } from '../../client/support/theme-wrapper';
import { liveActor, stateAt } from '../live/live-actor';

const actors = [
  liveActor('booking1', { about: 'first' }),
  liveActor('booking2', { about: 'second' }),
  liveActor('deletion1'),
];
const step = (actor: string, time: number): Step => ({
  actor,
  time,
  event: { type: `event.${time}` },
  transitions: [],
  after: stateAt('closed'),
});
const live: LiveState = {
  ...emptyLiveState,
  actors,
  steps: [step('booking1', 1), step('booking2', 2), step('deletion1', 3)],
};
const log = (
  liveState: LiveState,
  clear = () => undefined,
  onSelectStep: (step: Step) => void = () => undefined,
) => (
  <LiveLog
    live={liveState}
    actor={actors[0]}
    selectedStep={undefined}
    onSelectStep={onSelectStep}
    onClear={clear}
  />
);
const events = () => screen.queryAllByText(/^event\./).map(({ textContent }) => textContent);

test('shows the steps of all actors, one machine or one actor', async () => {
  const user = userEvent.setup();
  render(log(live), { wrapper: ThemeWrapper });
  expect(events()).toEqual(['event.3', 'event.2', 'event.1']);
  const scope = screen.getByRole('combobox', { name: 'Log scope' });
  await user.selectOptions(scope, 'This machine');
  expect(events()).toEqual(['event.2', 'event.1']);
  await user.selectOptions(scope, 'This actor');
  expect(events()).toEqual(['event.1']);
});

test('a paused log stops, counts the missed steps, and resumes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(log(live), { wrapper: ThemeWrapper });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  rerender(log({ ...live, steps: [...live.steps, step('booking1', 4), step('booking1', 5)] }));
  expect(events()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Go on (2 new)' }));
  expect(events()).toHaveLength(5);
});

test('a paused log that is cleared shows new steps', async () => {
  const user = userEvent.setup();
  let cleared = false;
  const clear = () => {
    cleared = true;
    return undefined;
  };
  const { rerender } = render(log(live, clear), { wrapper: ThemeWrapper });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(cleared).toBe(true);
  rerender(log({ ...live, steps: [step('booking1', 4)] }));
  expect(events()).toEqual(['event.4']);
});

test('the sequence shows sender, event and receiver, and a click selects the step', async () => {
  const user = userEvent.setup();
  const selectedSteps: Step[] = [];
  const sent = { ...step('booking2', 4), sender: { actor: 'booking1', name: 'booking1' } };
  const liveWithSender = { ...live, steps: [...live.steps, sent] };
  render(
    log(liveWithSender, undefined, (selectedStep) => selectedSteps.push(selectedStep)),
    { wrapper: ThemeWrapper },
  );
  await user.click(screen.getByRole('button', { name: 'Sequence' }));
  const messages = within(screen.getByRole('list', { name: 'Sequence' })).getAllByRole('button');
  expect(messages.map((message) => message.getAttribute('aria-label')?.split(',')[0])).toEqual([
    'event.1 from Outside to booking: first',
    'event.2 from Outside to booking: second',
    'event.3 from Outside to deletion',
    'event.4 from booking: first to booking: second',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Log scope' }), 'This actor');
  expect(events()).toEqual(['event.1', 'event.4']);
  await user.click(screen.getByText('event.4'));
  expect(selectedSteps).toEqual([sent]);
});
