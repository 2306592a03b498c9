import {
  clearLog,
  reduceMessage,
  emptyLiveState,
  type LiveState,
} from '../../../src/statecharts/live/live-state';
import type {
  ActorReport,
  StateReport,
  Step,
  TabMessage,
} from '../../../src/statecharts/live/messages';

const visualiserId = 'me';
const closed: StateReport = {
  status: 'active',
  value: 'closed',
  states: ['booking.closed'],
  context: {},
};
const open: StateReport = { ...closed, value: 'editing', states: ['booking.editing'] };
const booking = (actor: string): ActorReport => ({
  actor,
  machine: 'booking',
  about: '',
  initialState: closed,
  state: closed,
});
const step = (actor: string, time: number, after = open): Step => ({
  actor,
  time,
  event: { type: 'booking.open' },
  transitions: ['booking.closed on booking.open → booking.editing'],
  after,
});
const report = (
  tab: string,
  actors: ActorReport[],
  steps: Step[] = [],
  to = visualiserId,
): TabMessage => ({
  type: 'tab.report',
  tab,
  to,
  address: `/${tab}`,
  actors,
  steps,
});
const apply = (...messages: TabMessage[]): LiveState =>
  messages.reduce((state, message) => reduceMessage(state, message, visualiserId), emptyLiveState);

test('adds a reported tab, its actors and their steps', () => {
  const state = apply(report('one', [booking('one/1')], [step('one/1', 5)]));
  expect(state.tabs).toEqual([{ id: 'one', address: '/one' }]);
  expect(state.actors).toEqual([{ ...booking('one/1'), tab: 'one' }]);
  expect(state.steps).toHaveLength(1);
});

test('ignores a report for another visualiser', () => {
  expect(apply(report('one', [booking('one/1')], [], 'another visualiser'))).toEqual(
    emptyLiveState,
  );
});

test('merges the steps of several tabs by time, without duplicates', () => {
  const first = report('one', [booking('one/1')], [step('one/1', 1), step('one/1', 4)]);
  const second = report('two', [booking('two/1')], [step('two/1', 2)]);
  const state = apply(first, second, first);
  expect(state.steps.map(({ time }) => time)).toEqual([1, 2, 4]);
  expect(state.tabs.map(({ id }) => id)).toEqual(['two', 'one']);
});

test('a step updates its actor only', () => {
  const state = apply(report('one', [booking('one/1'), booking('one/2')]), {
    type: 'actor.stepped',
    tab: 'one',
    step: step('one/2', 9),
  });
  expect(state.actors.map((actor) => actor.state.value)).toEqual(['closed', 'editing']);
});

test('lists an actor that starts again once', () => {
  const started: TabMessage = { type: 'actor.started', tab: 'one', report: booking('one/1') };
  expect(apply(report('one', []), started, started).actors).toHaveLength(1);
});

test('removes a stopped actor but keeps its steps in the log', () => {
  const state = apply(report('one', [booking('one/1')], [step('one/1', 1)]), {
    type: 'actor.stopped',
    tab: 'one',
    actor: 'one/1',
  });
  expect(state.actors).toEqual([]);
  expect(state.steps).toHaveLength(1);
});

test.each(['tab.closed', 'tab.opened'] as const)(
  'removes the running actors of the tab after %s',
  (type) => {
    const state = apply(report('one', [booking('one/1')]), report('two', [booking('two/1')]), {
      type,
      tab: 'one',
    });
    expect(state.tabs.map(({ id }) => id)).toEqual(['two']);
    expect(state.actors.map(({ actor }) => actor)).toEqual(['two/1']);
  },
);

test('keeps stopped actors and those of a closed tab in the history, without duplicates', () => {
  const state = apply(
    report('one', [booking('one/1'), booking('one/2')]),
    { type: 'actor.stopped', tab: 'one', actor: 'one/1' },
    { type: 'tab.closed', tab: 'one' },
    { type: 'tab.closed', tab: 'one' },
  );
  expect(state.stopped.map(({ actor, machine }) => [actor, machine])).toEqual([
    ['one/1', 'booking'],
    ['one/2', 'booking'],
  ]);
});

test('a stopped actor that is reported again is running', () => {
  const reported = report('one', [booking('one/1')]);
  const state = apply(reported, { type: 'tab.closed', tab: 'one' }, reported);
  expect(state.actors).toHaveLength(1);
  expect(state.stopped).toEqual([]);
});

test('keeps known steps that a tab no longer reports', () => {
  const state = apply(
    report('one', [booking('one/1')], [step('one/1', 1), step('one/1', 4)]),
    report('one', [{ ...booking('one/1'), initialState: open }], [step('one/1', 4)]),
  );
  expect(state.steps.map(({ time }) => time)).toEqual([1, 4]);
  expect(state.actors.map(({ initialState }) => initialState)).toEqual([closed]);
});

test('shows a rejection until the next step', () => {
  const rejected: TabMessage = {
    type: 'event.rejected',
    tab: 'one',
    actor: 'one/1',
    reason: 'Not in this state.',
  };
  expect(apply(report('one', [booking('one/1')]), rejected).rejection).toBe('Not in this state.');
  const steppedState: TabMessage = { type: 'actor.stepped', tab: 'one', step: step('one/1', 1) };
  expect(apply(report('one', [booking('one/1')]), rejected, steppedState).rejection).toBe('');
});

test('drops the oldest steps of a long log', () => {
  const messages = Array.from({ length: 1_200 }, (_, time): TabMessage => ({
    type: 'actor.stepped',
    tab: 'one',
    step: step('one/1', time),
  }));
  const { steps } = apply(...messages);
  expect(steps).toHaveLength(1_000);
  expect(steps[0]?.time).toBe(200);
});

test('a cleared log stays empty on a new report, and accepts new steps', () => {
  const reported = report('one', [booking('one/1')], [step('one/1', 1), step('one/1', 4)]);
  const clearedState = clearLog(apply(reported));
  expect(clearedState.steps).toEqual([]);
  expect(clearedState.actors.map(({ initialState }) => initialState)).toEqual([open]);
  const stateAfterReport = reduceMessage(clearedState, reported, visualiserId);
  expect(stateAfterReport.steps).toEqual([]);
  expect(stateAfterReport.actors.map(({ initialState }) => initialState)).toEqual([open]);
  const steppedState = reduceMessage(
    stateAfterReport,
    { type: 'actor.stepped', tab: 'one', step: step('one/1', 5) },
    visualiserId,
  );
  expect(steppedState.steps).toHaveLength(1);
});

test('the state after the dropped steps becomes the initial state of their actor', () => {
  const steps = Array.from({ length: 1_001 }, (_, time): TabMessage => ({
    type: 'actor.stepped',
    tab: 'one',
    step: step('one/1', time),
  }));
  const state = apply(report('one', [booking('one/1'), booking('one/2')]), ...steps);
  expect(state.actors.map(({ initialState }) => initialState.value)).toEqual(['editing', 'closed']);
});
