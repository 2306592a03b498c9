import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../server/crash/support/random';
import type { Fault } from './faults';
import type { Acknowledgements } from './people/acknowledgements';
import type { Crowd } from './people/crowd';
import type { Outage } from './report';
import { isUp, type OpenSite } from './site';
import { until } from './until';

/** Milliseconds of writing before the fault, and once everything is up again. */
const before = 1_500;
const after = 1_000;
/** Of the fault: some end before another machine has taken over, some long after. */
const shortest = 6_000;
const longest = 16_000;

export interface Scene {
  site: OpenSite;
  crowd: Crowd;
  acknowledgements: Acknowledgements;
  random: Random;
}

/** Everybody writes while something is lost, does without it, and gets it back. */
export async function playRound(
  fault: Fault,
  { site, crowd, acknowledgements, random }: Scene,
): Promise<Outage> {
  crowd.begin(random);
  await wait(before);
  acknowledgements.clear();
  const from = performance.now();
  const end = await fault.begin(site, random);
  await wait(shortest + random.below(longest - shortest));
  const isBack = () => acknowledgements.last > from + shortest / 2;
  await until('changes to be acknowledged again', isBack);
  await end();
  await until('the whole site', isUp);
  await wait(after);
  const to = performance.now();
  await crowd.end();
  return {
    fault: fault.name,
    gap: acknowledgements.longestGap(from, to),
    wait: acknowledgements.longestWait(),
  };
}
