import { storeSession, loadSession } from '../../../src/statecharts/live/stored-session';
import { emptyLiveState, type LiveState } from '../../../src/statecharts/live/live-state';
import type { Step } from '../../../src/statecharts/live/messages';
import { liveActor, stateAt } from './live-actor';

const steps = (count: number, context: unknown = {}) =>
  Array.from({ length: count }, (_none, time): Step => ({
    actor: 'booking1',
    time,
    event: { type: 'booking.open' },
    transitions: [],
    after: stateAt(`step ${time}`, context),
  }));
const session: LiveState = {
  ...emptyLiveState,
  tabs: [{ id: 'tab', address: '/' }],
  actors: [liveActor('booking1')],
  steps: steps(3),
  clearedAt: -1,
};

afterEach(() => jest.restoreAllMocks());

test('restores the steps on the next page, with all actors stopped', () => {
  storeSession(session);
  expect(loadSession()).toEqual({
    ...session,
    tabs: [],
    actors: [],
    stopped: session.actors,
  });
});

test('keeps the latest part of a long history and its initial state', () => {
  storeSession({ ...session, steps: steps(1_000, { text: 'x'.repeat(10_000) }) });
  const restored = loadSession();
  expect(restored.steps.length).toBeGreaterThan(100);
  expect(restored.steps.length).toBeLessThan(200);
  expect(restored.steps.at(-1)?.time).toBe(999);
  expect(restored.stopped[0]?.initialState.value).toBe(
    `step ${(restored.steps[0]?.time ?? 0) - 1}`,
  );
  expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(3_000_000);
});

test('has no history if the storage is blocked or invalid', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storeSession(session);
  expect(loadSession()).toEqual(emptyLiveState);
  jest.restoreAllMocks();
  sessionStorage.setItem('statecharts-session', '{"steps":');
  expect(loadSession()).toEqual(emptyLiveState);
});
