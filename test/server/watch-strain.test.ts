import { monitorEventLoopDelay } from 'node:perf_hooks';
import { watchStrain, type StrainWatch } from '../../src/server/watch-strain';

/** What Node and the system say; all of it is plenty unless a test says otherwise. */
const machine = { delay: 20, heap: 0.1, resident: 100, constrained: 1_000, total: 8_000 };
const plenty = { ...machine };

jest.mock('node:perf_hooks', () => ({
  ...jest.requireActual('node:perf_hooks'),
  monitorEventLoopDelay: jest.fn(() => ({
    enable: jest.fn(),
    disable: jest.fn(),
    reset: jest.fn(),
    get mean() {
      return machine.delay * 1e6;
    },
  })),
}));
jest.mock('node:v8', () => ({
  ...jest.requireActual('node:v8'),
  getHeapStatistics: () => ({ used_heap_size: machine.heap * 1_000, heap_size_limit: 1_000 }),
}));
jest.mock('node:process', () => ({
  ...jest.requireActual('node:process'),
  constrainedMemory: () => machine.constrained,
  memoryUsage: { rss: () => machine.resident },
}));
jest.mock('node:os', () => ({
  ...jest.requireActual('node:os'),
  totalmem: () => machine.total,
}));

let watch: StrainWatch;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(machine, plenty);
  watch = watchStrain();
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

/** Whether it is strained once it has looked again. */
function looksStrained(changes: Partial<typeof machine>): boolean {
  Object.assign(machine, changes);
  jest.advanceTimersByTime(500);
  return watch.isStrained();
}

test('a process that has enough of everything is not strained', () => {
  expect(watch.isStrained()).toBe(false);
  expect(looksStrained({})).toBe(false);
});

test.each([
  ['the event loop is late by a quarter of a second', { delay: 270 }, { delay: 271 }],
  ['nine tenths of the heap are used', { heap: 0.9 }, { heap: 0.901 }],
  ['nine tenths of what the process may take are used', { resident: 900 }, { resident: 901 }],
  [
    'nothing limits the process, and nine tenths of the machine are used',
    { constrained: 0, resident: 7_200 },
    { resident: 7_201 },
  ],
  [
    'the limit is beyond what the machine has',
    { constrained: 2 ** 60, resident: 7_200 },
    { resident: 7_201 },
  ],
])('it is strained beyond, not when %s', (_what, edge, beyond) => {
  expect(looksStrained(edge)).toBe(false);
  expect(looksStrained(beyond)).toBe(true);
});

test('it has recovered by the next look, and is not strained before it has looked', () => {
  expect(looksStrained({ delay: 400 })).toBe(true);
  machine.delay = 20;
  jest.advanceTimersByTime(499);
  expect(watch.isStrained()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(watch.isStrained()).toBe(false);
  machine.delay = 400;
  expect(watch.isStrained()).toBe(false);
});

test('a moment in which nothing was measured is none of strain', () => {
  expect(looksStrained({ delay: NaN })).toBe(false);
});

test('each look is at what came since the last one, until it is stopped', () => {
  const delay = jest.mocked(monitorEventLoopDelay).mock.results.at(-1)!.value as jest.MockedObject<
    ReturnType<typeof monitorEventLoopDelay>
  >;
  jest.advanceTimersByTime(1_500);
  expect(delay.reset).toHaveBeenCalledTimes(3);
  watch.stop();
  jest.advanceTimersByTime(1_500);
  expect(delay.reset).toHaveBeenCalledTimes(3);
  expect(delay.disable).toHaveBeenCalled();
});
