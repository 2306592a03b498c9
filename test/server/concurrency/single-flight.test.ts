import { SingleFlight } from '../../../src/server/concurrency/single-flight';

/** Work that ends when the test calls `end`, and returns the number of its run. */
function createControlledWork() {
  const ends: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) => {
      const run = ends.length + 1;
      ends.push((error) => (error ? reject(error) : resolve(run)));
    });
  const end = async (run: number, error?: Error) => {
    while (ends.length < run) await Promise.resolve();
    ends[run - 1]!(error);
  };
  return { work, ends, end };
}

test('concurrent callers of run share one run', async () => {
  const singleFlight = new SingleFlight<number>();
  const { work, ends, end } = createControlledWork();
  const both = [singleFlight.run('a', work), singleFlight.run('a', work)];
  expect(ends).toHaveLength(1);
  await end(1);
  expect(await Promise.all(both)).toEqual([1, 1]);
  const later = singleFlight.run('a', work);
  await end(2);
  expect(await later).toBe(2);
});

test('callers of runFresh share the run that starts after their call', async () => {
  const singleFlight = new SingleFlight<number>();
  const { work, ends, end } = createControlledWork();
  const first = singleFlight.runFresh('a', work);
  while (ends.length < 1) await Promise.resolve();
  const [second, third] = [singleFlight.runFresh('a', work), singleFlight.runFresh('a', work)];
  expect(ends).toHaveLength(1);
  await end(1);
  expect(await first).toBe(1);
  while (ends.length < 2) await Promise.resolve();
  const fourth = singleFlight.runFresh('a', work);
  await end(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await end(3);
  expect(await fourth).toBe(3);
});

test('different keys run independently', () => {
  const singleFlight = new SingleFlight<number>();
  const { work, ends } = createControlledWork();
  void singleFlight.run('a', work);
  void singleFlight.run('b', work);
  expect(ends).toHaveLength(2);
});

test('a failed run rejects only the calls that share it', async () => {
  const singleFlight = new SingleFlight<number>();
  const { work, end } = createControlledWork();
  const both = [singleFlight.run('a', work), singleFlight.run('a', work)];
  const fresh = singleFlight.runFresh('a', work);
  await end(1, new Error('No database.'));
  for (const failed of both) await expect(failed).rejects.toThrow('No database.');
  await end(2);
  expect(await fresh).toBe(2);
});
