import {
  cleared,
  reduceMessage,
  nothingLive,
  type LiveState,
} from '../../../src/statecharts/live/live-state';
import type {
  ActorReport,
  StateReport,
  Step,
  TabMessage,
} from '../../../src/statecharts/live/messages';

const me = 'me';
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
  began: closed,
  state: closed,
});
const step = (actor: string, time: number, after = open): Step => ({
  actor,
  time,
  event: { type: 'booking.open' },
  transitions: ['booking.closed on booking.open → booking.editing'],
  after,
});
const report = (tab: string, actors: ActorReport[], steps: Step[] = [], to = me): TabMessage => ({
  type: 'tab.report',
  tab,
  to,
  address: `/${tab}`,
  actors,
  steps,
});
const hear = (...messages: TabMessage[]): LiveState =>
  messages.reduce((state, message) => reduceMessage(state, message, me), nothingLive);

test('a report brings a tab, its actors and what they did', () => {
  const state = hear(report('one', [booking('one/1')], [step('one/1', 5)]));
  expect(state.tabs).toEqual([{ id: 'one', address: '/one' }]);
  expect(state.actors).toEqual([{ ...booking('one/1'), tab: 'one' }]);
  expect(state.steps).toHaveLength(1);
});

test('a report for another visualiser is not for me', () => {
  expect(hear(report('one', [booking('one/1')], [], 'somebody else'))).toEqual(nothingLive);
});

test('the steps of several tabs stand in the order of time, each once', () => {
  const first = report('one', [booking('one/1')], [step('one/1', 1), step('one/1', 4)]);
  const second = report('two', [booking('two/1')], [step('two/1', 2)]);
  const state = hear(first, second, first);
  expect(state.steps.map(({ time }) => time)).toEqual([1, 2, 4]);
  expect(state.tabs.map(({ id }) => id)).toEqual(['two', 'one']);
});

test('a step moves its actor and no other', () => {
  const state = hear(report('one', [booking('one/1'), booking('one/2')]), {
    type: 'actor.stepped',
    tab: 'one',
    step: step('one/2', 9),
  });
  expect(state.actors.map((actor) => actor.state.value)).toEqual(['closed', 'editing']);
});

test('an actor that starts again stands once', () => {
  const started: TabMessage = { type: 'actor.started', tab: 'one', report: booking('one/1') };
  expect(hear(report('one', []), started, started).actors).toHaveLength(1);
});

test('an actor that stops is gone, and what it did stays in the log', () => {
  const state = hear(report('one', [booking('one/1')], [step('one/1', 1)]), {
    type: 'actor.stopped',
    tab: 'one',
    actor: 'one/1',
  });
  expect(state.actors).toEqual([]);
  expect(state.steps).toHaveLength(1);
});

test.each(['tab.closed', 'tab.opened'] as const)('after %s nothing of the tab runs', (type) => {
  const state = hear(report('one', [booking('one/1')]), report('two', [booking('two/1')]), {
    type,
    tab: 'one',
  });
  expect(state.tabs.map(({ id }) => id)).toEqual(['two']);
  expect(state.actors.map(({ actor }) => actor)).toEqual(['two/1']);
});

test('an actor that is gone is still known by its name, once, and so is one of a closed tab', () => {
  const state = hear(
    report('one', [booking('one/1'), booking('one/2')]),
    { type: 'actor.stopped', tab: 'one', actor: 'one/1' },
    { type: 'tab.closed', tab: 'one' },
    { type: 'tab.closed', tab: 'one' },
  );
  expect(state.gone.map(({ actor, machine }) => [actor, machine])).toEqual([
    ['one/1', 'booking'],
    ['one/2', 'booking'],
  ]);
});

test('an actor that has gone and is reported again runs', () => {
  const reported = report('one', [booking('one/1')]);
  const state = hear(reported, { type: 'tab.closed', tab: 'one' }, reported);
  expect(state.actors).toHaveLength(1);
  expect(state.gone).toEqual([]);
});

test('a tab that has forgotten its first steps leaves what is known of them', () => {
  const state = hear(
    report('one', [booking('one/1')], [step('one/1', 1), step('one/1', 4)]),
    report('one', [{ ...booking('one/1'), began: open }], [step('one/1', 4)]),
  );
  expect(state.steps.map(({ time }) => time)).toEqual([1, 4]);
  expect(state.actors.map(({ began }) => began)).toEqual([closed]);
});

test('a rejection stands until something moves again', () => {
  const refused: TabMessage = {
    type: 'event.rejected',
    tab: 'one',
    actor: 'one/1',
    reason: 'Not in this state.',
  };
  expect(hear(report('one', [booking('one/1')]), refused).rejection).toBe('Not in this state.');
  const moved: TabMessage = { type: 'actor.stepped', tab: 'one', step: step('one/1', 1) };
  expect(hear(report('one', [booking('one/1')]), refused, moved).rejection).toBe('');
});

test('a long log loses its oldest steps', () => {
  const messages = Array.from({ length: 1_200 }, (_, time): TabMessage => ({
    type: 'actor.stepped',
    tab: 'one',
    step: step('one/1', time),
  }));
  const { steps } = hear(...messages);
  expect(steps).toHaveLength(1_000);
  expect(steps[0]?.time).toBe(200);
});

test('a cleared log stays empty when a tab reports once more, and takes what is new', () => {
  const reported = report('one', [booking('one/1')], [step('one/1', 1), step('one/1', 4)]);
  const emptied = cleared(hear(reported));
  expect(emptied.steps).toEqual([]);
  expect(emptied.actors.map(({ began }) => began)).toEqual([open]);
  const again = reduceMessage(emptied, reported, me);
  expect(again.steps).toEqual([]);
  expect(again.actors.map(({ began }) => began)).toEqual([open]);
  const moved = reduceMessage(
    again,
    { type: 'actor.stepped', tab: 'one', step: step('one/1', 5) },
    me,
  );
  expect(moved.steps).toHaveLength(1);
});

test('what the forgotten steps led to is what their actor began in', () => {
  const steps = Array.from({ length: 1_001 }, (_, time): TabMessage => ({
    type: 'actor.stepped',
    tab: 'one',
    step: step('one/1', time),
  }));
  const state = hear(report('one', [booking('one/1'), booking('one/2')]), ...steps);
  expect(state.actors.map(({ began }) => began.value)).toEqual(['editing', 'closed']);
});
