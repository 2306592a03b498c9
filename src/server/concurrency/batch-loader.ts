import DataLoader from 'dataloader';

const maxBatchSize = 200;

/**
 * Combines the keys that concurrent requests ask for into one statement, because most of its cost is
 * planning. Results are not cached, so no caller gets data that was read before it asked.
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
