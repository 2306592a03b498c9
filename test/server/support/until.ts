import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, fewer than a test may take: it then fails by what it waited for. */
const patience = 150_000;

/**
 * Asks again and again until the answer is yes.
 * @throws when that takes too long, so that nobody asks on for ever after a test has failed.
 */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const last = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error(`Waited in vain for ${isSo}`);
    await wait(10);
  }
}
