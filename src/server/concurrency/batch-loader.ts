import DataLoader from 'dataloader';

const maxBatchSize = 200;

/**
 * Creates a function that loads a value by its key. Keys of concurrent calls are read with one statement,
 * because planning is most of a statement's cost. Results are not cached.
 * @param read returns one result for each key, in the same order
 */
export function createBatchLoader<Key, Result>(
  read: (keys: readonly Key[]) => Promise<Result[]>,
): (key: Key) => Promise<Result> {
  const loader = new DataLoader<Key, Result>(read, {
    cache: false,
    maxBatchSize,
    // Requests that arrive in the same event loop iteration share a batch.
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (key) => loader.load(key);
}
