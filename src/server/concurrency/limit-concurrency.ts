/** Too many calls are waiting. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface ConcurrencyLimit {
  maxConcurrent: number;
  /** The number of calls that may wait. A further call rejects with QueueFullError. */
  maxQueued?: number;
}

/**
 * Returns a function that runs a limited number of calls at once and queues the others.
 * The package p-limit does the same, but it is an ES module, which early versions of Node 20 cannot `require`.
 */
export function limitConcurrency({ maxConcurrent, maxQueued = Infinity }: ConcurrencyLimit) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.length >= maxQueued) throw new QueueFullError();
    // A finished call passes its slot to the next one in the queue, so that a new call cannot overtake it.
    if (running === maxConcurrent) await new Promise<void>((start) => queue.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
