import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until the answer is yes. @throws with the name of what did not come */
export async function until(
  name: string,
  isSo: () => Promise<boolean> | boolean,
  seconds = 120,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain for ${name}.`);
    await wait(200);
  }
}
