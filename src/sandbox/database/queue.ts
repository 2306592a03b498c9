import { setImmediate } from 'node:timers/promises';

/**
 * Runs tasks one after another and yields to the event loop between them: PGlite works on the main thread,
 * so a long series of queries would block every other request.
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
