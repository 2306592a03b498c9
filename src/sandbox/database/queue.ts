import { setImmediate } from 'node:timers/promises';

/**
 * Runs tasks one after another. The event loop turns between them: PGlite works on the main
 * thread, and a long row of queries would otherwise keep every other request waiting.
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
