import { exponential } from './distributions';
import type { Random } from '../../server/crash/support/random';

interface Load {
  /** Changes a second. */
  rate: number;
  /** How long a commit waits for its replicas, in milliseconds. */
  commit: number;
  /** How long one change takes to be given its place, in milliseconds. */
  placing: number;
}

const seconds = 60;

/**
 * How long a committed change waits for its place in the order of changes, in milliseconds, each.
 * Whoever holds the counter's row gives all that wait their places, and commits once.
 */
export function waitsForPlaces({ rate, commit, placing }: Load, random: Random): number[] {
  const arrivals: number[] = [];
  for (let time = 0; time < seconds * 1000; time += exponential(random, 1000 / rate)) {
    arrivals.push(time);
  }
  const waits: number[] = [];
  let free = 0;
  for (let next = 0; next < arrivals.length;) {
    const begun = Math.max(free, arrivals[next]!);
    let end = next;
    while (end < arrivals.length && arrivals[end]! <= begun) end += 1;
    free = begun + commit + (end - next) * placing;
    for (; next < end; next += 1) waits.push(free - arrivals[next]!);
  }
  return waits;
}
