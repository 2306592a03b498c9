import { gatherReads } from '../../../src/server/database/gathered-reads';

/** Reads that end when the test says so. */
function startReads() {
  const reads: { keys: number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const read = gatherReads(
    (keys: number[]) =>
      new Promise<string[]>((resolve, reject) => {
        reads.push({ keys, end: () => resolve(keys.map(String)), fail: reject });
      }),
  );
  return { reads, read };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who asks while others are read for shares one read, which begins after they asked', async () => {
  const { reads, read } = startReads();
  const answers = [1, 2, 3, 4, 5, 6, 7].map(read);
  expect(reads.map(({ keys }) => keys)).toEqual([[1], [2], [3], [4]]);
  reads[1]?.end();
  expect(await answers[1]).toBe('2');
  await settle();
  expect(reads[4]?.keys).toEqual([5, 6, 7]);
  for (const { end } of reads) end();
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

test('a read that fails fails for those who share it, and not for who asks after them', async () => {
  const { reads, read } = startReads();
  const answers = [1, 2, 3, 4, 5, 6].map((key) => read(key).catch(String));
  for (const { end } of reads.slice(0, 4)) end();
  await settle();
  reads[4]?.fail(new Error('Lost.'));
  expect((await Promise.all(answers)).slice(4)).toEqual(['Error: Lost.', 'Error: Lost.']);
  const later = read(7);
  reads[5]?.end();
  expect(await later).toBe('7');
});
