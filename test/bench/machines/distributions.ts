import type { Random } from '../../server/crash/support/random';

const resolution = 2 ** 30;
/** From 0 to below 1, never 0. */
const uniform = (random: Random) => (random.below(resolution) + 0.5) / resolution;

export const exponential = (random: Random, mean: number) => -Math.log(uniform(random)) * mean;

/** Lognormal, told by its median and its 99th percentile. */
export function lognormal(random: Random, median: number, p99: number): number {
  const normal =
    Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
  return median * Math.exp((normal * Math.log(p99 / median)) / 2.326);
}

/** The value below which so much of all values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
