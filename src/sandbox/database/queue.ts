import { setImmediate } from 'node:timers/promises';

/**
 * Returns a function that runs tasks one after another and yields to the event loop between them. PGlite
 * runs on the main thread, so a series of queries would otherwise block all other requests.
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let lastTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = lastTask.then(() => setImmediate()).then(task);
    lastTask = result.catch(() => undefined);
    return result;
  };
}
