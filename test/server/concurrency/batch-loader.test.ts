import { createBatchLoader } from '../../../src/server/concurrency/batch-loader';

/** A loader that records its batches. A batch with key 13 fails, and key 0 has no value. */
function createRecordedLoader() {
  const batches: number[][] = [];
  const load = createBatchLoader(async (keys: readonly number[]) => {
    batches.push([...keys]);
    if (keys.includes(13)) throw new Error('The connection was lost.');
    return keys.map((key) => (key === 0 ? undefined : String(key)));
  });
  return { batches, load };
}

test('concurrent loads share a batch, and each gets the result of its key', async () => {
  const { batches, load } = createRecordedLoader();
  const loads = [1, 2, 1, 0].map(load);
  expect(await Promise.all(loads)).toEqual(['1', '2', '1', undefined]);
  expect(batches).toEqual([[1, 2, 1, 0]]);
});

test('nothing is cached: a later load reads again', async () => {
  const { batches, load } = createRecordedLoader();
  await load(1);
  await load(1);
  expect(batches).toEqual([[1], [1]]);
});

test('a batch has at most 200 keys', async () => {
  const { batches, load } = createRecordedLoader();
  await Promise.all(Array.from({ length: 201 }, (_, index) => load(index + 100)));
  expect(batches.map(({ length }) => length)).toEqual([200, 1]);
});

test('a failed batch rejects only the loads of this batch', async () => {
  const { load } = createRecordedLoader();
  const failed = await Promise.all([12, 13].map((key) => load(key).catch(String)));
  expect(failed).toEqual(['Error: The connection was lost.', 'Error: The connection was lost.']);
  expect(await load(14)).toBe('14');
});
