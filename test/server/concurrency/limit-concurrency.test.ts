import {
  limitConcurrency,
  QueueFullError,
} from '../../../src/server/concurrency/limit-concurrency';

/** Starts limited calls, of which each ends when the test calls `end` with its index. */
function startWork(maxConcurrent: number, count: number) {
  const runLimited = limitConcurrency({ maxConcurrent });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    runLimited(async () => {
      started.push(index);
      await new Promise<void>((end) => (ends[index] = end));
      return index;
    }),
  );
  return { runLimited, started, end: (index: number) => ends[index]?.(), results };
}

test('at most the allowed number of calls run concurrently, and the others follow in order', async () => {
  const { started, end, results } = startWork(2, 4);
  expect(started).toEqual([0, 1]);
  end(1);
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  end(0);
  await results[0];
  expect(started).toEqual([0, 1, 2, 3]);
  end(2);
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('a new call does not overtake a queued call', async () => {
  const { runLimited, started, end, results } = startWork(1, 2);
  const lateCall = results[0]?.then(() => runLimited(async () => void started.push(9)));
  end(0);
  await results[0];
  expect(started).toEqual([0, 1]);
  end(1);
  await lateCall;
  expect(started).toEqual([0, 1, 9]);
});

test('a failed call frees its slot', async () => {
  const runLimited = limitConcurrency({ maxConcurrent: 1 });
  await expect(runLimited(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  await expect(runLimited(() => Promise.resolve('done'))).resolves.toBe('done');
});

test('a call is rejected when the queue is full', async () => {
  const runLimited = limitConcurrency({ maxConcurrent: 1, maxQueued: 1 });
  let end = () => {};
  const running = runLimited(() => new Promise<void>((resolve) => (end = resolve)));
  const queued = runLimited(() => Promise.resolve('done'));
  await expect(runLimited(() => Promise.resolve('rejected'))).rejects.toThrow(QueueFullError);
  end();
  await running;
  expect(await queued).toBe('done');
});
