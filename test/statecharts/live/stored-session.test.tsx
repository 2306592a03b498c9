import { storeSession, loadSession } from '../../../src/statecharts/live/stored-session';
import { nothingLive, type LiveState } from '../../../src/statecharts/live/live-state';
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
  ...nothingLive,
  tabs: [{ id: 'tab', address: '/' }],
  actors: [liveActor('booking1')],
  steps: steps(3),
  clearedAt: -1,
};

afterEach(() => jest.restoreAllMocks());

test('the next page knows what happened, and of nobody that it still runs', () => {
  storeSession(session);
  expect(loadSession()).toEqual({
    ...session,
    tabs: [],
    actors: [],
    gone: session.actors,
  });
});

test('of a long history the latest part is kept, and what its actor began in', () => {
  storeSession({ ...session, steps: steps(1_000, { text: 'x'.repeat(10_000) }) });
  const kept = loadSession();
  expect(kept.steps.length).toBeGreaterThan(100);
  expect(kept.steps.length).toBeLessThan(200);
  expect(kept.steps.at(-1)?.time).toBe(999);
  expect(kept.gone[0]?.began.value).toBe(`step ${(kept.steps[0]?.time ?? 0) - 1}`);
  expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(3_000_000);
});

test('where nothing can be stored, and where something else was stored, there is no history', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storeSession(session);
  expect(loadSession()).toEqual(nothingLive);
  jest.restoreAllMocks();
  sessionStorage.setItem('statecharts-session', '{"steps":');
  expect(loadSession()).toEqual(nothingLive);
});
