import { limitConcurrency } from '../../../src/server/pictures/limit-concurrency';

/** Work that ends when it is told to. */
function startWork(most: number, count: number) {
  const inTurn = limitConcurrency(most);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    inTurn(async () => {
      begun.push(index);
      await new Promise<void>((end) => (ends[index] = end));
      return index;
    }),
  );
  return { inTurn, begun, end: (index: number) => ends[index]?.(), results };
}

test('no more runs at once than is allowed, and the rest follows in order', async () => {
  const { begun, end, results } = startWork(2, 4);
  expect(begun).toEqual([0, 1]);
  end(1);
  await results[1];
  expect(begun).toEqual([0, 1, 2]);
  end(0);
  await results[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  end(2);
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('whoever comes while a place is handed on does not take it', async () => {
  const { inTurn, begun, end, results } = startWork(1, 2);
  const late = results[0]?.then(() => inTurn(async () => void begun.push(9)));
  end(0);
  await results[0];
  expect(begun).toEqual([0, 1]);
  end(1);
  await late;
  expect(begun).toEqual([0, 1, 9]);
});

test('work that fails gives its place back', async () => {
  const inTurn = limitConcurrency(1);
  await expect(inTurn(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  await expect(inTurn(() => Promise.resolve('done'))).resolves.toBe('done');
});
