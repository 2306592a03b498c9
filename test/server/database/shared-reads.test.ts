import { createSharedReads } from '../../../src/server/database/shared-reads';

/** A read that ends when the test says so, with the number of its turn. */
function slowRead() {
  const ends: ((fail?: Error) => void)[] = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const turn = ends.length + 1;
      ends.push((error) => (error ? reject(error) : resolve(turn)));
    });
  const end = async (turn: number, error?: Error) => {
    while (ends.length < turn) await Promise.resolve();
    ends[turn - 1]!(error);
  };
  return { read, ends, end };
}

test('those who ask during a read share the next one, which begins after they asked', async () => {
  const share = createSharedReads();
  const { read, ends, end } = slowRead();
  const first = share('ads', read);
  const [second, third] = [share('ads', read), share('ads', read)];
  expect(ends).toHaveLength(1);
  await end(1);
  expect(await first).toBe(1);
  while (ends.length < 2) await Promise.resolve();
  const fourth = share('ads', read);
  await end(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await end(3);
  expect(await fourth).toBe(3);
});

test('once nobody reads, the next one reads at once', async () => {
  const share = createSharedReads();
  const { read, end } = slowRead();
  for (const turn of [1, 2]) {
    const answer = share('ads', read);
    await end(turn);
    expect(await answer).toBe(turn);
  }
});

test('different questions wait for no other', () => {
  const share = createSharedReads();
  const { read, ends } = slowRead();
  void share('ads', read);
  void share('categories', read);
  expect(ends).toHaveLength(2);
});

test('a read that fails tells those who share it, and nobody after them', async () => {
  const share = createSharedReads();
  const { read, end } = slowRead();
  const first = share('ads', read);
  const [second, third] = [share('ads', read), share('ads', read)];
  await end(1, new Error('No database.'));
  await expect(first).rejects.toThrow('No database.');
  await end(2, new Error('Still none.'));
  await expect(second).rejects.toThrow('Still none.');
  await expect(third).rejects.toThrow('Still none.');
  const fourth = share('ads', read);
  await end(3);
  expect(await fourth).toBe(3);
});
