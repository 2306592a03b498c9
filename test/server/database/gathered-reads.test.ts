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
  const answers = [1, 2, 3, 4].map(read);
  expect(reads.map(({ keys }) => keys)).toEqual([[1]]);
  reads[0]?.end();
  expect(await answers[0]).toBe('1');
  await settle();
  expect(reads[1]?.keys).toEqual([2, 3, 4]);
  reads[1]?.end();
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4']);
});

test('a slow read keeps nobody waiting who asks later, and four at once are the most', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { reads, read } = startReads();
  const answers: Promise<string>[] = [];
  for (const key of [1, 2, 3, 4, 5, 6]) {
    answers.push(read(key));
    jest.advanceTimersByTime(1_000);
  }
  expect(reads.map(({ keys }) => keys)).toEqual([[1], [2], [3], [4]]);
  reads[2]?.end();
  await settle();
  expect(reads[4]?.keys).toEqual([5, 6]);
  for (const { end } of reads) end();
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4', '5', '6']);
  jest.useRealTimers();
});

test('a read that fails fails for those who share it, and not for who asks after them', async () => {
  const { reads, read } = startReads();
  const answers = [1, 2, 3].map((key) => read(key).catch(String));
  reads[0]?.end();
  await settle();
  reads[1]?.fail(new Error('Lost.'));
  expect((await Promise.all(answers)).slice(1)).toEqual(['Error: Lost.', 'Error: Lost.']);
  const later = read(4);
  reads[2]?.end();
  expect(await later).toBe('4');
});
