import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until the answer is yes; a test that waits in vain runs into its timeout. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(10);
}
