/** As many wait already as may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Returns a function that runs at most `most` pieces of work at once; the others wait in line.
 * @param mostWaiting how many may wait; a further one rejects with QueueFull
 */
export function limitConcurrency(most: number, mostWaiting = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting.length >= mostWaiting) throw new QueueFull();
    // Whoever ends hands its place on, so that nobody who comes meanwhile jumps the line.
    if (running === most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
