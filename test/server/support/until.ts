import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, less than a test's timeout, so that the test fails with the condition. */
const timeout = 150_000;

/**
 * Polls until the condition is true.
 * @throws after a timeout, so that polling ends with the test
 */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const last = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > last) throw new Error(`Timed out waiting for ${condition}`);
    await wait(10);
  }
}
